import { foldText } from '@/lib/tools/fold';

import type { SearchEntry } from './match';

interface Merged {
  /** What people call the company that is gone, the name in sentences first. */
  readonly names: readonly [string, ...string[]];
  /** The month in which the merger took effect. */
  readonly month: string;
}

/**
 * Companies that people still look for and that merged into a listed one, by its NSE symbol. They
 * find that company, with a sentence on the merger. Months: the companies' notices to the exchanges.
 */
const MERGERS: Readonly<Record<string, readonly Merged[]>> = {
  AUBANK: [{ names: ['Fincare', 'Fincare Small Finance Bank'], month: 'April 2024' }],
  BANDHANBNK: [{ names: ['Gruh Finance'], month: 'October 2019' }],
  BANKBARODA: [
    { names: ['Vijaya Bank'], month: 'April 2019' },
    { names: ['Dena Bank'], month: 'April 2019' },
  ],
  CANBK: [{ names: ['Syndicate Bank'], month: 'April 2020' }],
  HDFCBANK: [{ names: ['HDFC Ltd', 'Housing Development Finance'], month: 'July 2023' }],
  IDFCFIRSTB: [{ names: ['Capital First'], month: 'December 2018' }],
  INDIANB: [{ names: ['Allahabad Bank'], month: 'April 2020' }],
  KOTAKBANK: [{ names: ['ING Vysya'], month: 'April 2015' }],
  LTM: [{ names: ['Mindtree'], month: 'November 2022' }],
  PIRAMALFIN: [{ names: ['DHFL', 'Dewan Housing'], month: 'September 2021' }],
  PNB: [
    { names: ['Oriental Bank of Commerce', 'OBC'], month: 'April 2020' },
    { names: ['United Bank of India'], month: 'April 2020' },
  ],
  PVRINOX: [{ names: ['Inox Leisure'], month: 'February 2023' }],
  SHRIRAMFIN: [{ names: ['Shriram City Union'], month: 'November 2022' }],
  SUNPHARMA: [{ names: ['Ranbaxy'], month: 'March 2015' }],
  TECHM: [{ names: ['Satyam', 'Mahindra Satyam'], month: 'June 2013' }],
  UNIONBANK: [
    { names: ['Andhra Bank'], month: 'April 2020' },
    { names: ['Corporation Bank'], month: 'April 2020' },
  ],
};

/** What merged into a company, by its NSE symbol. */
const mergedInto = (symbol: string): readonly Merged[] =>
  (Object.hasOwn(MERGERS, symbol) && MERGERS[symbol]) || [];

/** All names of the companies that merged into a company, by its NSE symbol. */
export const namesMergedInto = (symbol: string): readonly string[] =>
  mergedInto(symbol).flatMap(({ names }) => names);

/**
 * The company into which the one that a query names merged, with the sentence on it; `null` for a
 * query that names none.
 * @param found the companies that the query finds
 */
export function mergerMeant(query: string, found: readonly SearchEntry[]) {
  const text = ` ${foldText(query)} `;
  for (const company of found) {
    const merged = mergedInto(company.symbol).find(({ names }) =>
      names.some((name) => text.includes(` ${foldText(name)} `)),
    );
    if (!merged) continue;
    const note = `${merged.names[0]} merged into ${company.name} in ${merged.month}.`;
    return { company, note };
  }
  return null;
}
