import { articles } from '@/lib/pages/publications/articles';
import { companies } from '@/lib/pages/companies/records';
import { companyLetters } from '@/lib/pages/companies/company-letters';
import { fundCategories, fundFamilies, fundHouses } from '@/lib/pages/funds/records';
import { indices } from '@/lib/pages/markets/indices';
import { industries } from '@/lib/pages/companies/industries';
import type { RecordPages } from './record-page';
import { optionChains } from '@/lib/pages/markets/option-chains';
import { researchCategories } from '@/lib/pages/research/research-categories';
import { screens } from '@/lib/pages/companies/screens';
import { videos } from '@/lib/pages/publications/videos';

export type { FoundPicture, RecordPages } from './record-page';

/** All pages that are made from lists. Where two patterns begin alike, the longer one stands first. */
export const recordPages: readonly RecordPages[] = [
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

const startOf = ({ pattern }: RecordPages): string => pattern.slice(0, pattern.indexOf('['));

/** The kind of record page that an address is, and what follows its fixed part; `null` for others. */
export function recordPagesOf(path: string): { kind: RecordPages; rest: string } | null {
  const kind = recordPages.find((one) => path.startsWith(startOf(one)));
  return kind ? { kind, rest: path.slice(startOf(kind).length) } : null;
}
