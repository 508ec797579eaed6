import { foldText } from '@/lib/tools/fold';
import { oncePer } from '@/lib/tools/once-per';

import type { Entry, EntryIndex } from './entries';

/** What indices are called besides their names, as `foldText` writes it, by the title that it means. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  banknifty: 'bank nifty',
  'bse sensex': 'sensex',
  'bse 30': 'sensex',
  cnxnifty: 'nifty 50',
  'fin nifty': 'nifty financial services',
  finnifty: 'nifty financial services',
  'india vix index': 'india vix',
  'it nifty': 'nifty it',
  'junior nifty': 'nifty next 50',
  'midcap nifty': 'nifty midcap select',
  midcpnifty: 'nifty midcap select',
  nifty: 'nifty 50',
  'nifty bank': 'bank nifty',
  'nifty fifty': 'nifty 50',
  'nifty index': 'nifty 50',
  nifty50: 'nifty 50',
  nifty500: 'nifty 500',
  niftybank: 'bank nifty',
  'nse nifty': 'nifty 50',
  'pharma nifty': 'nifty pharma',
  'sensex index': 'sensex',
  'sensex 30': 'sensex',
  sensex30: 'sensex',
  vix: 'india vix',
};

/** The title that a text means, folded: of an index where it is a name of one. */
export function titleMeant(text: string): string {
  const folded = foldText(text);
  return (Object.hasOwn(OTHER_NAMES, folded) && OTHER_NAMES[folded]) || folded;
}

/** The indices of a part by their folded titles. */
const byTitle = oncePer(
  ({ entries }: EntryIndex): ReadonlyMap<string, Entry> =>
    new Map(
      entries.flatMap(({ entry, title }) =>
        entry.href.startsWith('/indices/') ? [[title.trim(), entry] as const] : [],
      ),
    ),
);

/** The index that one of some texts is the name of. */
export function indexNamed(parts: readonly EntryIndex[], texts: readonly string[]): Entry | null {
  for (const text of texts) {
    const title = titleMeant(text);
    for (const part of parts) {
      const found = byTitle(part).get(title);
      if (found) return found;
    }
  }
  return null;
}
