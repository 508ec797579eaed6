/**
 * The addresses of the pages that are made from lists, and the facts that do not depend on the
 * lists.
 */
import type { CallName } from '@/lib/provider/calls';

import type { PageType } from './page';

export interface ListedPattern {
  /** The address in the syntax of Next.js, such as `/videos/[code]`. */
  readonly pattern: `/${string}/[${string}]`;
  /** The pages below each of them, which `resolve` resolves too. */
  readonly below?: `/${string}/[${string}]`;
  readonly type: PageType;
  /** The further provider call that the pages need. */
  readonly needs?: CallName;
}

const of = <Patterns extends Readonly<Record<string, ListedPattern>>>(patterns: Patterns) =>
  patterns;

/** If two patterns have the same beginning, the longer one comes first. */
export const LISTED_PATTERNS = of({
  companies: {
    pattern: '/company-information/[company]',
    below: '/company-information/[company]/[part]',
    type: 'company',
    needs: 'companyResults',
  },
  industries: {
    pattern: '/companies/industry/[industry]',
    type: 'market',
    needs: 'companyFigures',
  },
  indices: { pattern: '/indices/[index]', type: 'market', needs: 'indexHistory' },
  optionChains: {
    pattern: '/derivatives/option-chain/[symbol]',
    type: 'market',
    needs: 'optionChain',
  },
  issues: { pattern: '/ipos/[slug]', type: 'market' },
  screens: { pattern: '/screener/[screen]', type: 'market', needs: 'companyFigures' },
  fundCategories: {
    pattern: '/mutual-funds/category/[category]',
    type: 'market',
    needs: 'mutualFunds',
  },
  fundHouses: { pattern: '/mutual-funds/house/[house]', type: 'market', needs: 'mutualFunds' },
  fundFamilies: { pattern: '/mutual-funds/[family]', type: 'market', needs: 'fundHistory' },
  companyLetters: { pattern: '/companies/[letter]', type: 'market' },
  researchCategories: { pattern: '/research/[category]', type: 'research' },
  videos: { pattern: '/videos/[code]', type: 'learning' },
  articles: { pattern: '/blogs-and-articles/[slug]', type: 'learning' },
});

/** The fixed part of a pattern. */
export const startOf = ({ pattern }: ListedPattern): string =>
  pattern.slice(0, pattern.indexOf('['));

/** The pattern of an address; `null` if it belongs to no list. */
export function listedPatternOf(path: string): ListedPattern | null {
  return Object.values(LISTED_PATTERNS).find((one) => path.startsWith(startOf(one))) ?? null;
}
