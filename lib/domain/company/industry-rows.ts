import { rowOf } from '@/lib/domain/company/peers';
import { listed } from '@/lib/tools/phrases';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import { directionOf, formatCount } from '@/lib/tools/format';
import type { Company, SnapshotRow } from './records';

/** A company of an industry with its figures of the market snapshot; missing ones are `null`. */
export interface IndustryRow {
  readonly company: Company;
  readonly price: number | null;
  readonly changePercent: number | null;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
}

const positive = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && value > 0 ? value : null;

/** Companies by market value, largest first; those without one come last, in the given order. */
export function industryRows(
  companies: readonly Company[],
  snapshot: readonly SnapshotRow[] | null,
): readonly IndustryRow[] {
  return companies
    .map((company) => {
      const row = snapshot ? rowOf(company, snapshot) : null;
      return {
        company,
        price: positive(row?.price),
        changePercent: row?.changePercent ?? null,
        marketCapCrore: meaningfulWorth(row?.marketCapCrore),
        pe: meaningfulRatio(row?.pe),
      };
    })
    .sort((a, b) => (b.marketCapCrore ?? -1) - (a.marketCapCrore ?? -1));
}

/**
 * The contents of a table of these rows: `by market value, with price and P/E`; only known figures.
 */
export function industryContents(rows: readonly IndustryRow[]): string {
  const has = (key: 'price' | 'changePercent' | 'marketCapCrore' | 'pe') =>
    rows.some((row) => row[key] !== null);
  const columns = listed([
    has('price') && 'price',
    has('changePercent') && 'change of the day',
    has('pe') && 'price-earnings ratio',
  ]);
  const order = has('marketCapCrore') ? 'by market value' : 'by name';
  return columns ? `${order}, with ${columns}` : order;
}

/** `7 of the 12 that we have a figure for rose on the day.`; `null` for fewer than two changes. */
export function industryDay(rows: readonly IndustryRow[]): string | null {
  const moved = rows.filter(({ changePercent }) => changePercent !== null);
  if (moved.length < 2) return null;
  const rose = moved.filter(({ changePercent }) => directionOf(changePercent) === 'up').length;
  return `${formatCount(rose)} of the ${formatCount(moved.length)} with a known change rose on the day.`;
}
