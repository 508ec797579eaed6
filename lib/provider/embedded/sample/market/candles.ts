import type { CandleWire } from '@/lib/provider/schemas/market';

import { type Company, companyBySymbol } from '../companies';
import { tradingDaysBack, tradingDaysIn } from '../day';
import { seededRandom, type SeededRandom } from '../random';
import { round2, toTick } from './rounding';
import { closeBack } from './series';
import { byWeek } from './weeks';

export interface Candle {
  time: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

export const STOCK_RANGES = ['1M', '1Y', '5Y'] as const;
export type StockRange = (typeof STOCK_RANGES)[number];

interface Book {
  random: SeededRandom;
  /** Share of the market value that changes hands on a quiet day. */
  turnover: number;
  candles: Candle[];
}

const books = new Map<string, Book>();

function bookOf(company: Company): Book {
  const known = books.get(company.symbol);
  if (known) return known;
  const random = seededRandom(`candles ${company.symbol}`);
  const made = { random, turnover: random.between(0.0008, 0.0035), candles: [] };
  books.set(company.symbol, made);
  return made;
}

function candleOf(company: Company, { random, turnover }: Book, index: number): Candle {
  const close = closeBack(company, index);
  const before = closeBack(company, index + 1);
  const open = toTick(before * (1 + 0.004 * random.normal()));
  const spread = (): number => 0.007 * Math.abs(random.normal());
  const stir = Math.exp(0.3 * random.normal()) * (1 + 14 * Math.abs(close / before - 1));
  return {
    time: tradingDaysBack()[index] ?? '',
    open,
    high: toTick(Math.max(open, close) * (1 + spread())),
    low: toTick(Math.min(open, close) * (1 - spread())),
    close,
    volume: Math.max(1, Math.round(company.sharesCrore * 1e7 * turnover * stir)),
  };
}

/** A company's daily candles of a range, newest first; they begin with its listing at the latest. */
export function dailyCandles(company: Company, range: StockRange): readonly Candle[] {
  const count = tradingDaysIn(range, company.listedOn ?? '');
  const book = bookOf(company);
  while (book.candles.length < count) {
    book.candles.push(candleOf(company, book, book.candles.length));
  }
  return book.candles.slice(0, count);
}

/** The candle of the sample day. */
export function todaysCandle(company: Company): Candle {
  const book = bookOf(company);
  const [known] = book.candles;
  if (known) return known;
  const made = candleOf(company, book, 0);
  book.candles.push(made);
  return made;
}

const yearRanges = new Map<string, { high: number; low: number }>();

/** Highest high and lowest low of the last year's candles, in rupees. */
export function yearRange(company: Company): { high: number; low: number } {
  const known = yearRanges.get(company.symbol);
  if (known) return known;
  const range = { high: -Infinity, low: Infinity };
  for (const candle of dailyCandles(company, '1Y')) {
    if (candle.high > range.high) range.high = candle.high;
    if (candle.low < range.low) range.low = candle.low;
  }
  yearRanges.set(company.symbol, range);
  return range;
}

/** One candle of a week's days, given newest first. */
function weekOf(days: readonly Candle[]): Candle {
  const newest = days[0] as Candle;
  return {
    time: newest.time,
    open: days[days.length - 1]?.open ?? newest.open,
    high: Math.max(...days.map((day) => day.high)),
    low: Math.min(...days.map((day) => day.low)),
    close: newest.close,
    volume: days.reduce((sum, day) => sum + day.volume, 0),
  };
}

/**
 * A share's price history, oldest first: daily candles, weekly ones over five years. Prices in
 * rupees, volume in shares.
 * @returns `null` for a symbol that the sample does not hold
 */
export function stockHistory(code: string, range: StockRange): CandleWire[] | null {
  const company = companyBySymbol(code);
  if (!company) return null;
  const daily = dailyCandles(company, range);
  return (range === '5Y' ? byWeek(daily).map(weekOf) : [...daily]).reverse();
}

/** Rupees that changed hands in a candle, in crore. */
export function turnoverCrore(candle: Candle): number {
  return round2((candle.volume * candle.close) / 1e7);
}
