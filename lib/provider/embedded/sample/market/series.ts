import type { Company, Industry } from '../companies';
import { tradingDaysBack } from '../day';
import { seededRandom } from '../random';
import { toTick } from './rounding';

/**
 * Prices run backwards from the sample day: index 0 is its close, index 1 the trading day before. A
 * price is its last level times a trend, times what market, industry and company were away from
 * today. The three deviations are pulled back to zero, so that five years never run off the scale,
 * and are extended only as far as somebody asks.
 */
interface Deviation {
  at(index: number): number;
}

interface Course {
  volatility: number;
  pull: number;
  /** Fixes the deviation of the day before, and so the move of the sample day. */
  dayBefore?: number;
  /** How often a day's move is three times its usual size. */
  shocks?: number;
}

function deviation(seed: string, course: Course): Deviation {
  const { volatility, pull, dayBefore, shocks = 0 } = course;
  const random = seededRandom(seed);
  const values: number[] = [0];
  let last = 0;
  return {
    at(index) {
      while (values.length <= index) {
        const fixed = values.length === 1 ? dayBefore : undefined;
        const size = random.next() < shocks ? 3 * volatility : volatility;
        last = fixed ?? last * (1 - pull) + size * random.normal();
        values.push(last);
      }
      return values[index] ?? 0;
    },
  };
}

/** The market fell by about half a per cent on the sample day. */
const MARKET = deviation('market 24', { volatility: 0.0065, pull: 0.005, dayBefore: 0.0048 });

const industries = new Map<Industry, Deviation>();

function industryDeviation(industry: Industry): Deviation {
  const known = industries.get(industry);
  if (known) return known;
  const made = deviation(`industry 3 ${industry}`, { volatility: 0.005, pull: 0.006 });
  industries.set(industry, made);
  return made;
}

/** What sets one company's course apart, and the closes asked for so far (0 where none was). */
interface Stock {
  own: Deviation;
  industry: Deviation;
  beta: number;
  trend: number;
  close: number;
  closes: Float64Array;
}

const stocks = new Map<string, Stock>();

function stockOf(company: Company): Stock {
  const known = stocks.get(company.symbol);
  if (known) return known;
  const random = seededRandom(`stock ${company.symbol}`);
  const made: Stock = {
    own: deviation(`own 4 ${company.symbol}`, {
      volatility: random.between(0.008, 0.016),
      pull: 0.003,
      shocks: 0.015,
    }),
    industry: industryDeviation(company.industry),
    beta: random.between(0.6, 1.4),
    trend: random.between(0, 0.14),
    close: toTick(company.priceLevel * random.between(0.965, 1.035)),
    // One more than there are days: the first day's change looks at the day before it.
    closes: new Float64Array(tradingDaysBack().length + 1),
  };
  stocks.set(company.symbol, made);
  return made;
}

const TRADING_DAYS_A_YEAR = 250;

/** A company's close in rupees `index` trading days before the sample day; 0 is the sample day. */
export function closeBack(company: Company, index: number): number {
  const stock = stockOf(company);
  if (index === 0) return stock.close;
  const known = stock.closes[index];
  if (known) return known;
  const away =
    stock.beta * MARKET.at(index) +
    stock.industry.at(index) +
    stock.own.at(index) -
    (stock.trend * index) / TRADING_DAYS_A_YEAR;
  const close = toTick(stock.close * Math.exp(away));
  stock.closes[index] = close;
  return close;
}

/** The market's own move on a day as a fraction, for figures that follow it (flows). */
export function marketMove(index: number): number {
  return MARKET.at(index) - MARKET.at(index + 1);
}
