/** The addresses of the pages that are made from lists, and what is known of them without the lists. */
import type { PageType } from './page';

export interface ListedPattern {
  /** The address as Next.js writes it, such as `/videos/[code]`. */
  readonly pattern: `/${string}/[${string}]`;
  /** The pages below each of them, which `resolve` knows too. */
  readonly below?: `/${string}/[${string}]`;
  readonly type: PageType;
}

const of = <Patterns extends Readonly<Record<string, ListedPattern>>>(patterns: Patterns) =>
  patterns;

/** Where two patterns begin alike, the longer one stands first. */
export const LISTED_PATTERNS = of({
  companies: {
    pattern: '/company-information/[company]',
    below: '/company-information/[company]/[part]',
    type: 'company',
  },
  industries: { pattern: '/companies/industry/[industry]', type: 'market' },
  indices: { pattern: '/indices/[index]', type: 'market' },
  optionChains: {
    pattern: '/derivatives/option-chain/[symbol]',
    type: 'market',
  },
  issues: { pattern: '/ipos/[slug]', type: 'market' },
  screens: { pattern: '/screener/[screen]', type: 'market' },
  fundCategories: { pattern: '/mutual-funds/category/[category]', type: 'market' },
  fundHouses: { pattern: '/mutual-funds/house/[house]', type: 'market' },
  fundFamilies: { pattern: '/mutual-funds/[family]', type: 'market' },
  companyLetters: { pattern: '/companies/[letter]', type: 'market' },
  researchCategories: { pattern: '/research/[category]', type: 'research' },
  videos: { pattern: '/videos/[code]', type: 'learning' },
  articles: { pattern: '/blogs-and-articles/[slug]', type: 'learning' },
});

/** The fixed part of a pattern. */
export const startOf = ({ pattern }: ListedPattern): string =>
  pattern.slice(0, pattern.indexOf('['));

/** The pattern of an address; `null` where it belongs to no list. */
export function listedPatternOf(path: string): ListedPattern | null {
  return Object.values(LISTED_PATTERNS).find((one) => path.startsWith(startOf(one))) ?? null;
}
