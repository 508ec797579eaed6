import type { FinancialProductLeaf, ServiceLeaf } from 'schema-dts';

import type { ProductRecord, Section } from '@/lib/content/products/types';
import { pageOf, type SitePath } from '@/lib/pages';

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

/** The pages that a hub's rows lead to; addresses outside the site are not the hub's. */
const linked = (sections: readonly Section[]) =>
  sections
    .flatMap((section) => (section.kind === 'links' ? section.rows : []))
    .filter(({ href }) => href.startsWith('/'))
    .map(({ title, href }) => ({ name: title, href }));

/** What a page of a product, an offering or the firm tells of. */
export function productParts(record: ProductRecord): readonly PartOf[] {
  return [
    offering(record),
    ...(pageOf(record.path).schemaType === 'CollectionPage'
      ? [list(() => linked(record.sections))]
      : []),
    sectionQuestions(record.sections),
  ];
}
