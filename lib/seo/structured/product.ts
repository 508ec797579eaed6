import type { FinancialProductLeaf, ServiceLeaf } from 'schema-dts';

import type { ProductRecord, Section } from '@/lib/content/products/types';
import { routeOf, type SitePath } from '@/lib/routes';

import { list } from './lists';
import { absolute, idOn, organizationId, type PartOf, ref } from './page';
import { sectionQuestions } from './questions';

/** What an offering is. Pages that are not named here describe the firm, a partnership or a list. */
const KINDS: Partial<Record<SitePath, 'FinancialProduct' | 'Service'>> = {
  '/equity-broking': 'FinancialProduct',
  '/invest-in-stocks': 'FinancialProduct',
  '/invest-in-mtf-margin-trading-facility': 'FinancialProduct',
  '/invest-in-mutual-funds': 'FinancialProduct',
  '/invest-in-insurance': 'FinancialProduct',
  '/invest-in-etfs-exchange-traded-funds': 'FinancialProduct',
  '/invest-in-derivatives': 'FinancialProduct',
  '/invest-in-commodities': 'FinancialProduct',
  '/invest-in-aifs-alternative-investment-funds': 'FinancialProduct',
  '/invest-in-slbs-securities-lending-and-borrowing-scheme': 'FinancialProduct',
  '/invest-in-fixed-income': 'FinancialProduct',
  '/invest-in-ipos-and-fpos': 'FinancialProduct',
  '/invest-in-us-investing': 'FinancialProduct',
  '/invest-in-equity-ninja': 'FinancialProduct',
  '/services/private-wealth': 'FinancialProduct',
  '/product-and-offerings/dp-services': 'FinancialProduct',
  '/trading-platform-jm-pro': 'Service',
  '/product-and-offerings/blinktrade-pro': 'Service',
};

const TERMS: SitePath = '/support/updates/disclaimers';

function offering({ path, lead, sections }: ProductRecord): PartOf {
  const kind = KINDS[path];
  const costs = sections.find((section) => section.kind === 'balance');
  return (page) => {
    if (!kind) return null;
    const common = {
      '@id': idOn(page, 'offering'),
      name: routeOf(path)?.label ?? page.title,
      description: lead,
      url: page.url,
      provider: ref(organizationId(page)),
      termsOfService: absolute(page, TERMS),
    };
    const node: FinancialProductLeaf | ServiceLeaf =
      kind === 'Service'
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

const HUBS: readonly SitePath[] = ['/product-and-offerings', '/services'];

/** What a page of a product, an offering or the firm tells of. */
export function productParts(record: ProductRecord): readonly PartOf[] {
  return [
    offering(record),
    ...(HUBS.includes(record.path) ? [list(() => linked(record.sections))] : []),
    sectionQuestions(record.sections),
  ];
}
