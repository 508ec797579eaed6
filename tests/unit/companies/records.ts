import { type CompanyFigures, NO_FIGURES } from '@/lib/domain/company/figures';
import type {
  Candle,
  Company,
  NewsItem,
  Quarter,
  Shareholding,
  SnapshotRow,
} from '@/lib/domain/company/records';
import { NO_PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import { resultsView } from '@/lib/domain/company/results';
import type { Sourced } from '@/lib/domain/sourced';

/** Valid records for tests; a test passes the fields that matter. */
export const company = (given: Partial<Company> = {}): Company => ({
  name: 'Malwa Tractors and Implements Limited',
  symbol: 'MALWATRAC',
  industry: 'Automobile and Auto Components',
  slug: 'malwa-tractors-and-implements-limited',
  code: 'MALWATRAC',
  isin: null,
  bseCode: null,
  ...given,
});

export const named = (name: string, symbol: string, industry: string | null = 'Autos'): Company =>
  company({ name, symbol, industry, slug: name.toLowerCase().replaceAll(' ', '-') });

export const figures = (given: Partial<CompanyFigures> = {}): CompanyFigures => ({
  name: 'Malwa Tractors and Implements Limited',
  ...NO_FIGURES,
  ...given,
});

export const quarter = (period: string, given: Partial<Quarter> = {}): Quarter => ({
  ...NO_PERIOD_FIGURES,
  period,
  start: null,
  basis: null,
  kind: null,
  isAudited: null,
  filedOn: null,
  source: null,
  firstReported: null,
  ...given,
});

/** Eight quarters to September 2026 with the given net profits and sales, newest last. */
export function quarters(
  profits: readonly (number | null)[],
  sales: readonly (number | null)[] = [],
): readonly Quarter[] {
  const periods = [
    '2024-12-31',
    '2025-03-31',
    '2025-06-30',
    '2025-09-30',
    '2025-12-31',
    '2026-03-31',
    '2026-06-30',
    '2026-09-30',
  ].slice(-Math.max(profits.length, sales.length));
  return periods.map((period, at) =>
    quarter(period, {
      netProfitCrore: profits[at] ?? null,
      salesCrore: sales[at] ?? null,
    }),
  );
}

/** The same with what is computed from them. */
export const rowsOf = (reported: readonly Quarter[]) =>
  resultsView({ quarters: reported, years: [] }, []).quarters;

/** A shareholding of a company of which institutions hold 38%, and promoters 52%. */
export const owner = (asOn: string, given: Partial<Shareholding> = {}): Shareholding => ({
  asOn,
  filedOn: null,
  source: null,
  promotersPercent: 52,
  othersPercent: 10,
  mutualFundsPercent: 10,
  insurersPercent: 5,
  otherInstitutionsPercent: 3,
  foreignInstitutionsPercent: 20,
  pledgedPercent: null,
  holders: null,
  ...given,
});

/** Quarters to September 2026 with what promoters hold, newest last. */
export const owners = (promoters: readonly number[]): readonly Shareholding[] =>
  promoters.map((promotersPercent, at) => {
    const end = new Date(Date.UTC(2026, 9 - 3 * (promoters.length - 1 - at), 0));
    return owner(end.toISOString().slice(0, 10), { promotersPercent });
  });

export const candle = (time: string, close: number, given: Partial<Candle> = {}): Candle => ({
  time,
  close,
  open: close,
  high: close,
  low: close,
  volume: 1000,
  valueCrore: null,
  deliverable: null,
  ...given,
});

const DAY = 86_400_000;

/** Closes spread evenly over the days up to 20 November 2026. */
export function candles(closes: readonly number[], days: number): readonly Candle[] {
  const last = Date.parse('2026-11-20');
  const step = closes.length > 1 ? days / (closes.length - 1) : 0;
  return closes.map((close, at) => {
    const time = new Date(last - Math.round((closes.length - 1 - at) * step) * DAY);
    return candle(time.toISOString().slice(0, 10), close);
  });
}

export const row = (symbol: string, given: Partial<SnapshotRow> = {}): SnapshotRow => ({
  symbol,
  price: 100,
  changePercent: 1,
  dayBeforePercent: null,
  marketCapCrore: 1000,
  pe: 20,
  industry: 'Autos',
  ...given,
});

export const news = (heading: string, date: string, given: Partial<NewsItem> = {}): NewsItem => ({
  heading,
  date,
  summary: null,
  category: null,
  source: null,
  link: null,
  ...given,
});

export const sourced = <T>(data: T, given: Partial<Sourced<T>> = {}): Sourced<T> => ({
  data,
  source: 'provider',
  asOf: '2026-11-20',
  note: null,
  ...given,
});
