import { lastRow, type YearRow } from '@/lib/domain/calculator/plan-figures';
import { sipSeries } from '@/lib/domain/calculator/sip';

/** Inputs of a calculator, for the band's chart. */
export interface BandSeries {
  readonly kind: 'sip' | 'growth' | 'buys';
  readonly amount: number;
  /** Per cent a year: return, or inflation for `buys`. */
  readonly rate: number;
  readonly years: number;
}

function yearly(years: number, rowOf: (year: number) => YearRow): readonly YearRow[] {
  return Array.from({ length: years }, (_, at) => rowOf(at + 1));
}

/** The rows of a band, one per year: */
export function bandRows({ kind, amount, rate, years }: BandSeries): readonly YearRow[] {
  if (kind === 'sip')
    return sipSeries({ amount, rate, years, stepup: 0, basis: 'nominal', when: 'start' });
  return yearly(years, (year) => {
    const factor = (1 + rate / 100) ** (kind === 'growth' ? year : -year);
    const total = amount * factor;
    const invested = kind === 'growth' ? amount : total;
    return { year, paid: year === 1 ? amount : 0, invested, growth: total - invested, total };
  });
}

/** The final sums that a band's texts print, in rupees. */
export function bandTotals(series: BandSeries): {
  readonly total: number;
  readonly invested: number;
} {
  const { total, invested } = lastRow(bandRows(series));
  return { total, invested };
}
