import { articles } from './articles';
import { companies } from './companies';
import { companyLetters } from './company-letters';
import { fundCategories, fundFamilies, fundHouses } from './funds';
import { indices } from './indices';
import { industries } from './industries';
import type { RecordPages } from './record-pages';
import { optionChains } from './option-chains';
import { researchCategories } from './research-categories';
import { screens } from './screens';
import { videos } from './videos';

export type { FoundPicture, RecordPages } from './record-pages';

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
