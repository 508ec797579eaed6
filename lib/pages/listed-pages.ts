import { articles } from '@/lib/pages/publications/article-pages';
import { companies } from '@/lib/pages/companies/company-pages';
import { companyLetters } from '@/lib/pages/companies/company-letter-pages';
import { fundCategories, fundFamilies, fundHouses } from '@/lib/pages/funds/fund-pages';
import { indices } from '@/lib/pages/markets/index-pages';
import { industries } from '@/lib/pages/companies/industry-pages';
import type { ListedPages } from './listed-page';
import { optionChains } from '@/lib/pages/markets/option-chain-pages';
import { researchCategories } from '@/lib/pages/research/research-category-pages';
import { screens } from '@/lib/pages/companies/screen-pages';
import { videos } from '@/lib/pages/publications/video-pages';

export type { FoundPicture, ListedPages } from './listed-page';

/** All pages that are made from lists. Where two patterns begin alike, the longer one stands first. */
export const listedPages: readonly ListedPages[] = [
  companies,
  industries,
  indices,
  optionChains,
  screens,
  fundCategories,
  fundHouses,
  fundFamilies,
  companyLetters,
  researchCategories,
  videos,
  articles,
];

const startOf = ({ pattern }: ListedPages): string => pattern.slice(0, pattern.indexOf('['));

/** The kind of listed page that an address is, and what follows its fixed part; `null` for others. */
export function listedPagesOf(path: string): { kind: ListedPages; rest: string } | null {
  const kind = listedPages.find((one) => path.startsWith(startOf(one)));
  return kind ? { kind, rest: path.slice(startOf(kind).length) } : null;
}
