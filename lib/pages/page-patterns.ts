/**
 * The addresses of the pages that are made from lists. The front imports this table, so it has
 * strings alone; a kind of page takes its row into its own record (`page-kind.ts`), and the types of
 * `page-kinds.ts` require a record for each row.
 */
import { FUND_READS, REPORT_READS, SCREEN_READS } from '@/lib/pages/addresses/reads';

import type { PageType } from './page';

export interface PagePattern {
  /** The address in the syntax of Next.js, such as `/videos/[code]`. */
  readonly pattern: `/${string}/[${string}]`;
  readonly type: PageType;
  /** The query parameters that the pages read; they get no others. */
  readonly reads: readonly string[];
}

export const PAGE_PATTERNS = {
  companies: {
    pattern: '/company-information/[company]',
    type: 'company',
    reads: ['range', 'chart', 'prices', 'basis'],
  },
  industries: { pattern: '/companies/industry/[industry]', type: 'market', reads: [] },
  indices: { pattern: '/indices/[index]', type: 'market', reads: [] },
  optionChains: {
    pattern: '/derivatives/option-chain/[symbol]',
    type: 'market',
    reads: ['expiry', 'on'],
  },
  issues: { pattern: '/ipos/[slug]', type: 'market', reads: [] },
  screens: { pattern: '/screener/[screen]', type: 'market', reads: SCREEN_READS },
  fundCategories: {
    pattern: '/mutual-funds/category/[category]',
    type: 'market',
    reads: FUND_READS,
  },
  fundHouses: { pattern: '/mutual-funds/house/[house]', type: 'market', reads: FUND_READS },
  fundFamilies: {
    pattern: '/mutual-funds/[family]',
    type: 'market',
    reads: ['plan', 'option', 'variant', 'code'],
  },
  companyLetters: { pattern: '/companies/[letter]', type: 'market', reads: [] },
  researchCategories: { pattern: '/research/[category]', type: 'research', reads: REPORT_READS },
  videos: { pattern: '/videos/[code]', type: 'learning', reads: [] },
  answers: { pattern: '/support/faqs/[answer]', type: 'support', reads: [] },
  articles: { pattern: '/blogs-and-articles/[slug]', type: 'learning', reads: [] },
} as const satisfies Readonly<Record<string, PagePattern>>;

export type PageKindName = keyof typeof PAGE_PATTERNS;

type StartOf<Pattern> = Pattern extends `${infer Start}[${string}` ? Start : never;
type Starts = {
  readonly [Name in PageKindName as StartOf<(typeof PAGE_PATTERNS)[Name]['pattern']>]: true;
};

declare module '@/lib/tools/site-path' {
  // The interface takes its members from the patterns.
  interface RecordStarts extends Starts {}
}

/** The fixed part of a pattern. */
export const startOf = ({ pattern }: Pick<PagePattern, 'pattern'>): string =>
  pattern.slice(0, pattern.indexOf('['));

/** The name of the part of a pattern that differs from page to page. */
export const parameterOf = ({ pattern }: Pick<PagePattern, 'pattern'>): string =>
  pattern.slice(pattern.indexOf('[') + 1, -1);

/** The kinds of pages, those with the longest fixed part first. */
const BY_LENGTH = (Object.keys(PAGE_PATTERNS) as PageKindName[]).sort(
  (one, other) => startOf(PAGE_PATTERNS[other]).length - startOf(PAGE_PATTERNS[one]).length,
);

/** The kind of page that an address belongs to; `null` if it belongs to no list. */
export const kindNameOf = (path: string): PageKindName | null =>
  BY_LENGTH.find((name) => path.startsWith(startOf(PAGE_PATTERNS[name]))) ?? null;

/** The pattern of an address; `null` if it belongs to no list. */
export function patternOf(path: string): PagePattern | null {
  const name = kindNameOf(path);
  return name && PAGE_PATTERNS[name];
}
