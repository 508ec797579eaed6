import { type CompanyFigures, NO_FIGURES } from '@/lib/domain/company/figures';
import type { Candle, Company, NewsItem, Quarter, SnapshotRow } from '@/lib/domain/company/records';
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
  period,
  ...{ salesCrore: null, expensesCrore: null, operatingProfitCrore: null },
  ...{ netProfitCrore: null, eps: null },
  ...given,
});

/** Eight quarters to September 2026 with the given net profits and sales, newest last. */
export function quarters(
  profits: readonly (number | null)[],
  sales: readonly (number | null)[] = [],
): readonly Quarter[] {
  const periods = [
    ...['2024-12-31', '2025-03-31', '2025-06-30', '2025-09-30'],
    ...['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'],
  ].slice(-Math.max(profits.length, sales.length));
  return periods.map((period, at) =>
    quarter(period, {
      netProfitCrore: profits[at] ?? null,
      salesCrore: sales[at] ?? null,
    }),
  );
}

export const candle = (time: string, close: number, given: Partial<Candle> = {}): Candle => ({
  ...{ time, close, open: close, high: close, low: close, volume: 1000 },
  ...{ valueCrore: null, deliverable: null, ...given },
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
  ...{ symbol, price: 100, changePercent: 1, dayBeforePercent: null },
  ...{ marketCapCrore: 1000, pe: 20, industry: 'Autos' },
  ...given,
});

export const news = (heading: string, date: string, given: Partial<NewsItem> = {}): NewsItem => ({
  ...{ heading, date, summary: null, category: null, source: null, link: null },
  ...given,
});

export const sourced = <T>(data: T, given: Partial<Sourced<T>> = {}): Sourced<T> => ({
  ...{ data, source: 'provider', asOf: '2026-11-20', note: null },
  ...given,
});
