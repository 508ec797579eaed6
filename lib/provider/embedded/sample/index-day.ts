import type { Sent } from '@/lib/domain/fields';
import type { constituent, indexQuote } from '@/lib/domain/index/records';

import {
  indexByName,
  type SampleCompany,
  sampleCompanies,
  type SampleIndex,
  sampleRecords,
} from './records';
import { round2 } from './stock-history';

/** An index in `index-history.json`, all oldest first. */
export interface IndexHistory {
  /** Every five minutes of the sample session, 9:15 to 15:30. */
  readonly session: readonly number[];
  /** Closes of one year. */
  readonly daily: readonly number[];
  /** Closes of five years, the last of each week. */
  readonly weekly: readonly number[];
}

/** The companies of an index. */
export function membersOf({ members }: SampleIndex): readonly SampleCompany[] {
  if (members === 'all') return sampleCompanies();
  const symbols = new Set(members);
  return sampleCompanies().filter(({ symbol }) => symbols.has(symbol));
}

const total = (
  companies: readonly SampleCompany[],
  figure: (company: SampleCompany) => number,
): number => companies.reduce((sum, company) => sum + figure(company), 0);

/** The session of an index, and its valuation from the figures of its companies. */
export function indexDay(index: SampleIndex): Partial<Sent<typeof indexQuote>> {
  const session =
    sampleRecords<Record<string, IndexHistory>>('index-history')[index.name]?.session ?? [];
  const members = membersOf(index);
  const earning = members.filter(({ pe }) => pe !== null);
  const worth = total(members, ({ marketValue }) => marketValue);
  return {
    ...(session.length > 0 && {
      open: session[0] ?? null,
      high: Math.max(...session),
      low: Math.min(...session),
    }),
    pe: round2(
      total(earning, ({ marketValue }) => marketValue) /
        total(earning, ({ marketValue, pe }) => marketValue / (pe ?? Infinity)),
    ),
    pb: round2(worth / total(members, ({ bookValue, sharesCrore }) => bookValue * sharesCrore)),
    divyield: round2(
      total(members, ({ marketValue, dividendYield }) => marketValue * dividendYield) / worth,
    ),
    volume: total(members, ({ volume }) => volume),
    value: round2(total(members, ({ value }) => value)),
  };
}

/** @returns `null` for an index that the sample does not hold */
export function indexConstituents(name: string): Sent<typeof constituent>[] | null {
  const index = indexByName(name);
  if (!index) return null;
  return membersOf(index).map((company) => ({
    symbol: company.symbol,
    name: company.name,
    industry: company.industry,
  }));
}
