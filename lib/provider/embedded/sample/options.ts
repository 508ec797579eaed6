import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type {
  optionChain as chain,
  optionStrike,
  optionUnderlying,
} from '@/lib/domain/contract/records';
import { daysBetween } from '@/lib/tools/time';

import { indexUnder, nextExpiry, printedUnder } from '../underlyings';
import { tradingDays } from './calendar';
import { lotSizes } from './derivatives';
import type { IndexHistory } from './index-day';
import { seededRandom } from './random';
import { companyBySymbol, indexByName, sampleRecords } from './records';
import { datedSample } from './sessions';
import { dailyCandles, round2 } from './stock-history';

/** Strikes above the price, and as many below. */
const STRIKES = 26;
/** Distances between strikes, in rupees or points, and the part of the price that they are near. */
const STEPS = [1, 2.5, 5, 10, 20, 50, 100];
const STEP_PART = 0.006;
/** The price moves by so much in a year, as a fraction. */
const VOLATILITY = 0.2;
/** Lots that are open at a strike near the price. */
const LOTS = 9_000;

/** The close of a share or an index on a session of the sample. */
function closeOn(symbol: string, day: string): number | null {
  const company = companyBySymbol(symbol);
  if (company) {
    return dailyCandles(company, tradingDays('1M')).find(({ time }) => time === day)?.close ?? null;
  }
  const index = indexByName(indexUnder(symbol) ?? '');
  if (!index) return null;
  const back = tradingDays('1M').indexOf(day);
  const history = sampleRecords<Record<string, IndexHistory>>('index-history')[index.name];
  return back === 0 ? index.value : (history?.daily.at(-1 - back) ?? index.value);
}

/** What an option costs whose price moves by the normal distribution (Bachelier's model). */
function valueOf(distance: number, spread: number): number {
  const away = distance / spread;
  // The logistic curve is within a hundredth of the normal distribution.
  const chance = 1 / (1 + Math.exp(-1.702 * away));
  const density = Math.exp((-away * away) / 2) / Math.sqrt(2 * Math.PI);
  return Math.max(0.05, Math.round((distance * chance + spread * density) * 20) / 20);
}

interface Board {
  readonly symbol: string;
  readonly lot: number;
  readonly close: number;
  readonly day: string;
  readonly expiry: string;
}

/** Calls, or puts, of a strike: most are open beyond the price, and at round strikes. */
function sideOf(board: Board, strike: number, sign: 1 | -1, step: number) {
  const { symbol, lot, close, day, expiry } = board;
  const usual = seededRandom(`options ${symbol} ${expiry} ${strike} ${sign}`);
  const today = seededRandom(`options ${symbol} ${expiry} ${strike} ${sign} ${day}`);
  const years = Math.max(1, daysBetween(day, expiry)) / 365;
  const spread = close * VOLATILITY * Math.sqrt(years);
  const beyond = (sign * (strike - close)) / step - 6;
  const isRound = Math.round(strike / step) % 5 === 0;
  const lots = LOTS * Math.exp(-((beyond / 14) ** 2)) * usual.between(0.5, 1) * (isRound ? 2 : 1);
  const open = Math.max(1, Math.round(lots * today.between(0.85, 1)));
  const change = Math.round(open * today.between(-0.12, 0.16));
  const traded = Math.round(open * today.between(0.4, 6));
  return {
    openInterest: open * lot,
    change: change * lot,
    volume: traded * lot,
    close: valueOf(sign * (close - strike), spread),
  };
}

function strikesOf(board: Board): Sent<typeof optionStrike>[] {
  const { close } = board;
  const step = STEPS.find((one) => one >= close * STEP_PART) ?? 100;
  const money = Math.round(close / step);
  const from = Math.max(1, money - STRIKES);
  return Array.from({ length: money + STRIKES - from + 1 }, (_, at) => {
    const strike = round2((from + at) * step);
    const [call, put] = [sideOf(board, strike, 1, step), sideOf(board, strike, -1, step)];
    return {
      strike,
      callOpenInterest: call.openInterest,
      callOiChange: call.change,
      callVolume: call.volume,
      callClose: call.close,
      putOpenInterest: put.openInterest,
      putOiChange: put.change,
      putVolume: put.volume,
      putClose: put.close,
    };
  });
}

const sum = (
  rows: readonly Sent<typeof optionStrike>[],
  key: 'callOpenInterest' | 'putOpenInterest',
) => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);

/** The underlyings of the sample's futures, which have options too. */
const underlyings = () => lotSizes() as { symbol: string; lot: number; expiries: string[] }[];

export const optionUnderlyings = (on: string): DatedWire<Sent<typeof optionUnderlying>> =>
  datedSample(on, (day) =>
    underlyings().map(({ symbol, lot, expiries }) => {
      const close = closeOn(symbol, day) ?? 0;
      const rows = expiries.flatMap((expiry) => strikesOf({ symbol, lot, close, day, expiry }));
      return {
        symbol,
        name: printedUnder(symbol) ?? companyBySymbol(symbol)?.name ?? null,
        isIndex: indexUnder(symbol) !== null,
        close,
        expiries,
        callOpenInterest: sum(rows, 'callOpenInterest'),
        putOpenInterest: sum(rows, 'putOpenInterest'),
      };
    }),
  );

/** @returns `null` for a symbol without options in the sample */
export function optionChain(code: string, expiry: string, on: string): Sent<typeof chain> | null {
  const symbol = code.trim().toUpperCase();
  const underlying = underlyings().find((one) => one.symbol === symbol);
  if (!underlying) return null;
  const { lot, expiries } = underlying;
  const session = datedSample<Sent<typeof optionStrike>>(on, () => []);
  const { date } = session;
  const close = date === null ? null : closeOn(symbol, date);
  if (date === null || close === null) return { ...session, expiry: null, expiries, close };
  const asked = expiry === '' ? nextExpiry(expiries, date) : expiry;
  const known = asked !== null && expiries.includes(asked) ? asked : null;
  const rows = known ? strikesOf({ symbol, lot, close, day: date, expiry: known }) : [];
  return { ...session, rows, expiry: known, expiries, close };
}
