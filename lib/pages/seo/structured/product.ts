import type { FinancialProductLeaf, ServiceLeaf } from 'schema-dts';

import { finderProducts } from '@/lib/content/finder';
import type { ProductRecord, Section } from '@/lib/content/products/types';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';

import { list } from './lists';
import { absolute, idOn, organizationId, type PartOf, ref } from './page';
import { sectionQuestions } from './questions';

const TERMS: SitePath = '/support/updates/disclaimers';

function offering({ path, lead, sections }: ProductRecord): PartOf {
  const { label, offers } = pageOf(path);
  const costs = sections.find((section) => section.kind === 'balance');
  return (page) => {
    if (!offers) return null;
    const common = {
      '@id': idOn(page, 'offering'),
      name: label,
      description: lead,
      url: page.url,
      provider: ref(organizationId(page)),
      termsOfService: absolute(page, TERMS),
    };
    const node: FinancialProductLeaf | ServiceLeaf =
      offers === 'Service'
        ? { '@type': 'Service', ...common }
        : {
            '@type': 'FinancialProduct',
            ...common,
            ...(costs && { feesAndCommissionsSpecification: `${page.url}#${costs.id}` }),
          };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'offering')) } };
  };
}

/** The pages of this site that a hub's rows link to. */
const linked = (sections: readonly Section[]) =>
  sections
    .flatMap((section): { name: string; href: string }[] => {
      if (section.kind === 'products')
        return finderProducts.map(({ name, href }) => ({ name, href }));
      if (section.kind !== 'links') return [];
      return section.rows.map(({ title, href }) => ({ name: title, href }));
    })
    .filter(({ href }) => href.startsWith('/'));

/** The graph parts of a product page: the offering, a hub's list, the questions. */
export function productParts(record: ProductRecord): readonly PartOf[] {
  return [
    offering(record),
    ...(pageOf(record.path).schemaType === 'CollectionPage'
      ? [list(() => linked(record.sections))]
      : []),
    sectionQuestions(record.sections),
  ];
}
