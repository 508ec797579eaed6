import { directionOf } from '@/lib/tools/format';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import type { SnapshotRow } from '@/lib/domain/company/records';

import { industriesOf, isOneIndustry } from './industries';
import { riseFindings } from '@/lib/domain/index/movement';

/** More than there are industries. */
const ALL = 1000;

/** An industry's companies in a session. */
export interface Sector {
  readonly name: string;
  readonly companies: number;
  readonly rose: number;
  readonly fell: number;
  readonly changePercent: number | null;
  readonly marketCapCrore: number | null;
  /** Total market value of the companies with a P/E, divided by their total yearly earnings. */
  readonly pe: number | null;
  /** Symbol of the company with the largest rise or smallest fall. */
  readonly leader: string | null;
}

function weightedPe(rows: readonly SnapshotRow[]): number | null {
  let [worth, earned] = [0, 0];
  for (const row of rows) {
    const [pe, value] = [meaningfulRatio(row.pe), meaningfulWorth(row.marketCapCrore)];
    if (pe === null || value === null) continue;
    worth += value;
    earned += value / pe;
  }
  return earned > 0 ? worth / earned : null;
}

const countOf = (rows: readonly SnapshotRow[], direction: 'up' | 'down'): number =>
  rows.filter(({ changePercent }) => directionOf(changePercent) === direction).length;

/** The industries of a snapshot, largest first. */
export const sectorsOf = (snapshot: readonly SnapshotRow[]): readonly Sector[] =>
  industriesOf(snapshot, ALL)
    .days.filter(isOneIndustry)
    .map(({ name, companies, changePercent, marketCapCrore }) => {
      const rows = snapshot.filter(({ industry }) => industry === name);
      const [leader] = rows
        .filter((row) => row.changePercent !== null)
        .sort((a, b) => (b.changePercent ?? 0) - (a.changePercent ?? 0));
      return {
        name,
        companies,
        changePercent,
        marketCapCrore,
        rose: countOf(rows, 'up'),
        fell: countOf(rows, 'down'),
        pe: weightedPe(rows),
        leader: leader?.symbol ?? null,
      };
    });

/** `7 of 22 sectors rose on average; Realty fell the most, by 2.10%`, and shorter. */
export const sectorsFindings = (sectors: readonly Sector[]): readonly string[] =>
  riseFindings(sectors, { one: 'sector', many: 'sectors', verb: 'rose on average' });
