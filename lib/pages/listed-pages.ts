import { articles } from '@/lib/pages/publications/article-pages';
import { companies } from '@/lib/pages/companies/company-pages';
import { companyLetters } from '@/lib/pages/companies/company-letter-pages';
import { fundCategories, fundFamilies, fundHouses } from '@/lib/pages/funds/fund-pages';
import { indices } from '@/lib/pages/markets/index-pages';
import { industries } from '@/lib/pages/companies/industry-pages';
import type { ListedPages } from './listed-page';
import { patternOf, startOf } from './page-patterns';
import { issues } from '@/lib/pages/issues/issue-pages';
import { optionChains } from '@/lib/pages/markets/option-chain-pages';
import { researchCategories } from '@/lib/pages/research/research-category-pages';
import { screens } from '@/lib/pages/companies/screen-pages';
import { videos } from '@/lib/pages/publications/video-pages';

export type { FoundPicture, ListedPages } from './listed-page';

/** All pages that are made from lists. */
export const listedPages: readonly ListedPages[] = [
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
  articles,
];

/**
 * The listed pages of an address, and the path after their fixed part; `null` for other addresses.
 */
export function listedPagesOf(path: string): { kind: ListedPages; rest: string } | null {
  const found = patternOf(path);
  const kind = listedPages.find(({ pattern }) => pattern === found?.pattern);
  return found && kind ? { kind, rest: path.slice(startOf(found).length) } : null;
}
