import { finderProducts, swingWords, type FinderProduct } from '@/lib/content/finder';
import { productCopyOf } from '@/lib/content/products';
import type { RiskMark } from '@/lib/content/products/risk-marks';
import type { BalanceSection, ProductRecord } from '@/lib/content/products/types';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';

/** The facts by which a visitor chooses a product. Empty if the product does not have a fact. */
export interface ComparedProduct {
  /** The anchor of its row, if it has one. */
  readonly id?: string;
  readonly name: string;
  readonly href: SitePath | `#${string}` | null;
  readonly isNew?: boolean;
  readonly what: string;
  readonly start: string;
  readonly time: string;
  /** How far its value usually moves, in words. */
  readonly swings: string;
  readonly suits: string;
  readonly costs: string;
  /** The main thing that can go wrong, with its mark on the product's page. */
  readonly risk: { readonly name: string; readonly text: string; readonly mark?: RiskMark } | null;
}

/** A text of the side column of a product page: `For`, `Costs` or `Needs`. */
export const particularOf = (
  particulars: ProductRecord['particulars'],
  title: 'For' | 'Costs',
): string => particulars.find((one) => one.title === title)?.text ?? '';

/** The risk that a product page marks as its main risk, else the first one. */
function mainRisk({ sections }: ProductRecord): ComparedProduct['risk'] {
  const rows = sections
    .filter((section): section is BalanceSection => section.kind === 'balance')
    .flatMap(({ risks }) => risks.rows);
  return rows.find(({ isMain }) => isMain) ?? rows[0] ?? null;
}

/** A product with the facts of the product finder and of its page. */
export function compared(product: FinderProduct): ComparedProduct {
  const copy = productCopyOf(product.href);
  return {
    name: product.name,
    href: product.href,
    isNew: product.isNew ?? false,
    what: product.what,
    start: product.start,
    time: product.timeInWords,
    swings: swingWords[product.facts.swings],
    suits: particularOf(copy?.particulars ?? [], 'For'),
    costs: particularOf(copy?.particulars ?? [], 'Costs'),
    risk: copy && mainRisk(copy),
  };
}

/** The orders of the comparison, by the query parameter `order`. */
export const comparisonOrders = {
  purpose: 'Purpose',
  start: 'Least to start with',
  time: 'Shortest time',
  swings: 'Calmest first',
} as const;

export type ComparisonOrder = keyof typeof comparisonOrders;

export const readOrder = (wanted: unknown): ComparisonOrder =>
  typeof wanted === 'string' && Object.hasOwn(comparisonOrders, wanted)
    ? (wanted as ComparisonOrder)
    : 'purpose';

const FACTS = { start: 'start', time: 'months', swings: 'swings' } as const;

/** The products of a column of the menu, which groups them by purpose. */
const ofColumn = (column: string): readonly ComparedProduct[] =>
  finderProducts.filter(({ href }) => columnOf(href) === column).map(compared);

const columnOf = (path: SitePath): string | undefined => {
  const page = pageOf(path);
  return 'menu' in page ? page.menu?.column : undefined;
};

interface ComparisonGroup {
  readonly heading: string;
  readonly column: string;
}

/** All products under the groups' headings, or in one list by a fact. */
export function comparison(
  groups: readonly ComparisonGroup[],
  order: ComparisonOrder,
): readonly { readonly heading?: string; readonly products: readonly ComparedProduct[] }[] {
  if (order === 'purpose') {
    return groups.map(({ heading, column }) => ({ heading, products: ofColumn(column) }));
  }
  const fact = FACTS[order];
  return [
    { products: finderProducts.toSorted((a, b) => a.facts[fact] - b.facts[fact]).map(compared) },
  ];
}
