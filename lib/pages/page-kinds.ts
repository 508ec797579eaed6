import { answers } from '@/lib/pages/publications/answer-page';
import { articles } from '@/lib/pages/publications/article-page';
import { companies } from '@/lib/pages/companies/company/page';
import { companyLetters } from '@/lib/pages/companies/company-letter-page';
import { fundCategories, fundHouses } from '@/lib/pages/funds/fund-group-page';
import { fundFamilies } from '@/lib/pages/funds/fund/page';
import { indices } from '@/lib/pages/markets/index-page';
import { industries } from '@/lib/pages/companies/industry-page';
import { issues } from '@/lib/pages/issues/issue-page';
import { optionChains } from '@/lib/pages/markets/option-chain-page';
import { researchCategories } from '@/lib/pages/research/research-category-page';
import { screens } from '@/lib/pages/companies/screen-page';
import { videos } from '@/lib/pages/publications/video-page';

import type { PageKind } from './page-kind';
import { kindNameOf, PAGE_PATTERNS, type PageKindName, startOf } from './page-patterns';

/** What does not depend on the data of a page. */
type ListedKind = Pick<
  PageKind<never>,
  'pattern' | 'pageBelow' | 'needs' | 'above' | 'exists' | 'picture' | 'sitemap'
>;

/** All kinds of pages that are made from lists, in the order of the sitemap. */
export const PAGE_KINDS: {
  readonly [Name in PageKindName]: ListedKind & (typeof PAGE_PATTERNS)[Name];
} = {
  companies,
  industries,
  indices,
  optionChains,
  issues,
  screens,
  fundCategories,
  fundHouses,
  fundFamilies,
  companyLetters,
  researchCategories,
  videos,
  answers,
  articles,
};

/**
 * The kind of page of an address, and the path after its fixed part; `null` for other addresses.
 */
export function kindOf(path: string): { kind: ListedKind; rest: string } | null {
  const name = kindNameOf(path);
  return name && { kind: PAGE_KINDS[name], rest: path.slice(startOf(PAGE_PATTERNS[name]).length) };
}
