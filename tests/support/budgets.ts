import { EXAMPLES } from './example-pages';
import { PRODUCT_PAGES } from './pages';
import { htmlOf, kB, sum, type Weight } from './weigh';

/** A page-weight budget in kB (1,000 bytes). */
export interface Budget {
  readonly what: string;
  /** The promised limit, which the bench compares with. */
  readonly promised: number;
  /** How far a page may exceed the promise before the test fails. */
  readonly slack: number;
}

export const BUDGETS = {
  scripts: { what: 'scripts over the empty page', promised: 32, slack: 3.1 },
  css: { what: 'style sheets', promised: 33, slack: 0 },
  fonts: { what: 'fonts', promised: 80, slack: 2 },
  html: { what: 'HTML', promised: 50, slack: 1.5 },
  lightHtml: { what: 'HTML of home, product and company pages', promised: 42, slack: 1.5 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** Scripts of an empty Next.js page, in kB of gzip; `npm run bench -- bytes` measures it. */
export const EMPTY_PAGE_SCRIPTS = 134.9;

export const LIGHT_PAGES: readonly string[] = ['/', EXAMPLES.company, ...PRODUCT_PAGES];

/** The weight of a page, in kB. */
export interface Figure {
  readonly path: string;
  readonly value: number;
}

export const heaviest = (figures: readonly Figure[]): Figure | undefined =>
  [...figures].sort((a, b) => b.value - a.value)[0];

/** Pages that exceed the budget and its slack. */
export const overBudget = ({ promised, slack }: Budget, figures: readonly Figure[]): Figure[] =>
  figures.filter(({ value }) => !(value <= promised + slack));

/**
 * The weights of all pages, by budget.
 * @param emptyPageScripts kB of gzip
 * @throws where a page is not answered with 200 or not compressed
 */
export async function figuresOf(
  origin: string,
  weights: readonly Weight[],
  pages: readonly string[],
  emptyPageScripts: number,
): Promise<Record<BudgetName, Figure[]>> {
  const of = (value: (weight: Weight) => number) =>
    weights.map((weight) => ({ path: weight.path, value: value(weight) }));
  const html: Figure[] = [];
  for (const path of pages) {
    const { bytes, encoding, status } = await htmlOf(origin + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (encoding === 'none') throw new Error(`${path} was sent uncompressed`);
    html.push({ path, value: kB(bytes) });
  }
  return {
    scripts: of(({ scripts }) => kB(sum(scripts)) - emptyPageScripts),
    css: of(({ sheets }) => kB(sum(sheets))),
    fonts: of(({ fonts }) => kB(sum(fonts))),
    html,
    lightHtml: html.filter(({ path }) => LIGHT_PAGES.includes(path)),
  };
}
