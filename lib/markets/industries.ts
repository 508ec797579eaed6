import type { SnapshotRow } from '@/lib/provider/records';

/** The companies of one industry on one day. */
export interface IndustryDay {
  readonly name: string;
  readonly companies: number;
  /** The mean change of its companies in per cent; `null` where none has one. */
  readonly changePercent: number | null;
  /** Market value in ₹ crore; `null` where no company has one. */
  readonly marketCapCrore: number | null;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

function dayOf(name: string, rows: readonly SnapshotRow[]): IndustryDay {
  const values = known(rows.map((row) => row.marketCapCrore));
  return {
    name,
    companies: rows.length,
    changePercent: mean(known(rows.map((row) => row.changePercent))),
    marketCapCrore: values.length === 0 ? null : sum(values),
  };
}

const REST = 'Other industries';

/** What an industry is drawn by: its market value, or its companies where no value is known. */
export type Measure = 'value' | 'count';

export interface IndustryDays {
  readonly measure: Measure;
  /** Largest first; what is beyond the most asked for stands last as "Other industries". */
  readonly days: readonly IndustryDay[];
}

export const sizeOf = (day: IndustryDay, measure: Measure): number =>
  measure === 'value' ? (day.marketCapCrore ?? 0) : day.companies;

/**
 * A snapshot by industry. Shares without an industry are left out.
 * @param most how many industries stand for themselves
 */
export function industriesOf(rows: readonly SnapshotRow[], most: number): IndustryDays {
  const groups = new Map<string, SnapshotRow[]>();
  for (const row of rows) {
    if (!row.industry) continue;
    const group = groups.get(row.industry);
    if (group) group.push(row);
    else groups.set(row.industry, [row]);
  }
  const all = [...groups].map(([name, members]) => ({ day: dayOf(name, members), members }));
  const measure: Measure = all.some(({ day }) => (day.marketCapCrore ?? 0) > 0) ? 'value' : 'count';
  const ranked = all
    .filter(({ day }) => sizeOf(day, measure) > 0)
    .sort(
      (a, b) =>
        sizeOf(b.day, measure) - sizeOf(a.day, measure) || (a.day.name < b.day.name ? -1 : 1),
    );
  const shown = ranked.slice(0, most).map(({ day }) => day);
  const rest = ranked.slice(most).flatMap(({ members }) => members);
  return { measure, days: rest.length === 0 ? shown : [...shown, dayOf(REST, rest)] };
}

/** Whether a tile stands for one industry and so can lead to it. */
export const isOneIndustry = (day: IndustryDay): boolean => day.name !== REST;
