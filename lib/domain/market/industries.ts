import type { SnapshotRow } from '@/lib/domain/company/records';

/** The companies of one industry on one day. */
export interface IndustryDay {
  readonly name: string;
  readonly companies: number;
  /** Mean change of its companies in per cent; `null` where all are unknown. */
  readonly changePercent: number | null;
  /** Market value in ₹ crore; `null` where all are unknown. */
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

const OTHERS = 'Other industries';

/** The size of an industry's tile: its market value, or its number of companies if all are unknown. */
type Measure = 'value' | 'count';

export interface IndustryDays {
  readonly measure: Measure;
  /** Largest first; those over the limit come last, as "Other industries". */
  readonly days: readonly IndustryDay[];
}

export const sizeOf = (day: IndustryDay, measure: Measure): number =>
  measure === 'value' ? (day.marketCapCrore ?? 0) : day.companies;

/**
 * Groups a snapshot by industry; omits shares without one.
 * @param limit number of industries before the rest becomes "Other industries"
 */
export function industriesOf(rows: readonly SnapshotRow[], limit: number): IndustryDays {
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
  const shown = ranked.slice(0, limit).map(({ day }) => day);
  const rest = ranked.slice(limit).flatMap(({ members }) => members);
  return { measure, days: rest.length === 0 ? shown : [...shown, dayOf(OTHERS, rest)] };
}

/** Whether a tile stands for one industry, so that it can link to its page. */
export const isOneIndustry = (day: IndustryDay): boolean => day.name !== OTHERS;
