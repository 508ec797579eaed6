import { RECEIVED_PATH } from '@/lib/enquiries/form-names';
import type { Settings } from '@/lib/tools/env';

import { type Page, type PageType, pages } from '@/lib/pages';

export interface PageSection {
  readonly name: string;
  readonly pages: readonly Page[];
}

/** The sections of the site map, in their order. */
const SECTIONS: readonly (readonly [name: string, ...types: PageType[]])[] = [
  ['Start', 'home', 'search'],
  ['Invest', 'offering', 'old-offering'],
  ['Markets', 'market', 'company'],
  ['Research', 'research'],
  ['Calculators', 'calculator'],
  ['Talking Finance', 'learning'],
  ['Support', 'support'],
  ['The firm', 'firm', 'media'],
  ['Rights and legal pages', 'legal'],
];

/** Every page that a visitor can open by itself, by section. */
export function pagesBySection(flags: Settings['flags']): readonly PageSection[] {
  const shown = pages.filter(({ path, flag }) => path !== RECEIVED_PATH && (!flag || flags[flag]));
  return SECTIONS.map(([name, ...types]) => ({
    name,
    pages: shown.filter(({ type }) => types.includes(type)),
  }));
}
