import { CRORE } from '@/lib/tools/format';
import type { Sent } from '@/lib/domain/fields';
import type { candle } from '@/lib/domain/company/records';

import { byWeek, type HistoryRange, tradingDays } from './calendar';
import { seededRandom } from './random';
import { companyBySymbol, type SampleCompany } from './records';

/*
 * Prices run backwards from the sample day as a random walk: a price is the record's one times a
 * trend, times how far market, industry and company were away from today. The three deviations are
 * pulled back to zero, so that five years never run off the scale. The seeds are fixed.
 */

export const STOCK_RANGES = ['1M', '1Y', '5Y'] as const satisfies readonly HistoryRange[];
type StockRange = (typeof STOCK_RANGES)[number];

const TRADING_DAYS_A_YEAR = 250;

/** Rounds to paise, to two decimals. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;

/** NSE's tick size of the cash market at a price, both in rupees, as of November 2026. */
function tickAt(price: number): number {
  if (price < 250) return 0.01;
  if (price < 1_000) return 0.05;
  if (price < 5_000) return 0.1;
  if (price < 10_000) return 0.5;
  return price < 20_000 ? 1 : 5;
}

/** Moves a price in rupees to the nearest one that the exchange would quote. */
function toTick(price: number): number {
  const tick = tickAt(price);
  return round2(Math.round(price / tick) * tick);
}

interface Walk {
  /** Standard deviation of a day's move, as a fraction. */
  readonly volatility: number;
  /** Share of the deviation that is lost each day. */
  readonly pull: number;
  /** Fixes the deviation of the day before, and so the move of the sample day. */
  readonly dayBefore?: number;
  /** How often a day's move is three times its usual size. */
  readonly shocks?: number;
}

/** The deviations of a walk, newest first; today's is 0. */
function deviations(seed: string, count: number, walk: Walk): readonly number[] {
  const { volatility, pull, dayBefore, shocks = 0 } = walk;
  const random = seededRandom(seed);
  const values = [0];
  for (let last = 0; values.length < count;) {
    const size = random.next() < shocks ? 3 * volatility : volatility;
    const fixed = values.length === 1 ? dayBefore : undefined;
    last = fixed ?? last * (1 - pull) + size * random.normal();
    values.push(last);
  }
  return values;
}

const shared = new Map<string, readonly number[]>();

/** The deviations of a walk that many companies share, the market's or an industry's. */
function sharedDeviations(seed: string, count: number, walk: Walk): readonly number[] {
  const known = shared.get(seed);
  if (known && known.length >= count) return known;
  const made = deviations(seed, count, walk);
  shared.set(seed, made);
  return made;
}

/** The last closes of a company in rupees, newest first. */
function closesOf({ symbol, industry, price }: SampleCompany, count: number): number[] {
  const random = seededRandom(`stock ${symbol}`);
  const volatility = random.between(0.008, 0.016);
  const beta = random.between(0.6, 1.4);
  const trend = random.between(0, 0.14);
  // The market fell by about half a per cent on the sample day.
  const market = sharedDeviations('market 24', count, {
    volatility: 0.0065,
    pull: 0.005,
    dayBefore: 0.0048,
  });
  const sector = sharedDeviations(`industry 3 ${industry}`, count, {
    volatility: 0.005,
    pull: 0.006,
  });
  const own = deviations(`own 4 ${symbol}`, count, { volatility, pull: 0.003, shocks: 0.015 });
  return own.map((deviation, back) => {
    if (back === 0) return price;
    const away = beta * (market[back] ?? 0) + (sector[back] ?? 0) + deviation;
    return toTick(price * Math.exp(away - (trend * back) / TRADING_DAYS_A_YEAR));
  });
}

export interface Candle {
  readonly time: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  /** In rupees crore. */
  readonly value: number;
  readonly deliverable: number;
}

/**
 * A company's candles of the newest trading days, newest first; they begin with its listing at the
 * latest.
 */
export function dailyCandles(company: SampleCompany, newest: readonly string[]): Candle[] {
  const days = newest.filter((day) => day >= (company.listedOn ?? ''));
  const closes = closesOf(company, days.length + 1);
  const random = seededRandom(`candles ${company.symbol}`);
  // Share of the company that changes hands on a quiet day.
  const turnover = random.between(0.0008, 0.0035);
  const delivery = seededRandom(`delivery ${company.symbol}`);
  const usualDelivery = delivery.between(0.28, 0.66);
  const spread = (): number => 0.007 * Math.abs(random.normal());
  return days.map((time, back) => {
    const close = closes[back] ?? company.price;
    const before = closes[back + 1] ?? close;
    const open = toTick(before * (1 + 0.004 * random.normal()));
    const activity = Math.exp(0.3 * random.normal()) * (1 + 14 * Math.abs(close / before - 1));
    const volume = Math.max(1, Math.round(company.sharesCrore * CRORE * turnover * activity));
    const delivered = Math.min(0.95, Math.max(0.08, usualDelivery + 0.06 * delivery.normal()));
    return {
      time,
      open,
      high: toTick(Math.max(open, close) * (1 + spread())),
      low: toTick(Math.min(open, close) * (1 - spread())),
      close,
      volume,
      value: round2((close * volume) / CRORE),
      deliverable: Math.round(volume * delivered),
    };
  });
}

const sumOf = (days: readonly Candle[], of: 'volume' | 'value' | 'deliverable') =>
  days.reduce((sum, day) => sum + day[of], 0);

/** One candle of a week's days, given newest first. */
function weekOf(days: readonly Candle[]): Candle {
  const newest = days[0] as Candle;
  return {
    time: newest.time,
    open: days.at(-1)?.open ?? newest.open,
    high: Math.max(...days.map((day) => day.high)),
    low: Math.min(...days.map((day) => day.low)),
    close: newest.close,
    volume: sumOf(days, 'volume'),
    value: round2(sumOf(days, 'value')),
    deliverable: sumOf(days, 'deliverable'),
  };
}

/**
 * A share's price history, oldest first: daily candles, weekly ones over five years. Prices in
 * rupees, volume in shares.
 * @returns `null` for a symbol that the sample does not hold
 */
export function stockHistory(code: string, range: StockRange): Sent<typeof candle>[] | null {
  const company = companyBySymbol(code);
  if (!company) return null;
  const daily = dailyCandles(company, tradingDays(range));
  return (range === '5Y' ? byWeek(daily).map(weekOf) : daily).reverse();
}
