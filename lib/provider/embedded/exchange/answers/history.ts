import { CRORE } from '@/lib/tools/format';
import type { Sent } from '@/lib/domain/fields';
import type { candle } from '@/lib/domain/company/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { companyBySymbol, homeExchange, lastDay, presentSymbols, securitiesOf } from '../query';
import { rangeStart, type HistoryRange } from './range';
import { endOfDay } from './reply';

const AS_TRADED = 'Prices as traded, not adjusted for splits and bonus issues';
const ADJUSTED = 'Prices before a split or bonus issue are adjusted for it; dividends are not';

interface Candle {
  readonly time: string;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly volume: number | null;
  /** In rupees crore. */
  readonly value: number | null;
  readonly deliverable: number | null;
  /** The previous close for comparison, in the shares of the day; `null` if there is none. */
  readonly previous: number | null;
}

interface Factor {
  readonly day: string;
  readonly factor: number;
}

/** The factors for the prices of a life before certain days. */
const factorsOf = ({ db }: ExchangeFolder, life: string): Factor[] =>
  db.rows<Factor>('SELECT day, factor FROM factors WHERE symbol = ? ORDER BY day', life);

/**
 * Why the prices of a life before certain days cannot be compared, by day; blank without a cause.
 */
const breaksOf = ({ db }: ExchangeFolder, life: string): ReadonlyMap<string, string> =>
  new Map(
    db
      .rows<{ day: string; cause: string }>('SELECT day, cause FROM breaks WHERE symbol = ?', life)
      .map(({ day, cause }) => [day, cause]),
  );

const paise = (price: number): number => Math.round(price * 100) / 100;

/** Prices and quantities of a day in the shares of today. */
function adjusted<Row extends Candle>(row: Row, factors: readonly Factor[]): Row {
  const factor = factors.reduce((all, one) => (row.time < one.day ? all * one.factor : all), 1);
  if (factor === 1) return row;
  const price = (value: number | null) => (value === null ? null : paise(value * factor));
  const shares = (count: number | null) => (count === null ? null : Math.round(count / factor));
  return {
    ...row,
    open: price(row.open),
    high: price(row.high),
    low: price(row.low),
    close: paise(row.close * factor),
    volume: shares(row.volume),
    deliverable: shares(row.deliverable),
    previous: row.previous === null ? null : row.previous * factor,
  };
}

/**
 * The days of securities since a day, oldest first, as traded; if there are two for a day, the
 * first is used. All trades in the series BE and BZ are delivered, so the exchange's file doesn't
 * count them.
 */
function candlesOf(
  { db }: ExchangeFolder,
  exchange: string,
  securities: readonly number[],
  from: string,
): Candle[] {
  const rows = db.rows<Candle>(
    `SELECT w.day AS time, p.open, p.high, p.low, p.close, p.volume,
       round(p.value / ${CRORE}, 4) AS value,
       coalesce(p.delivered, CASE WHEN p.series IN ('BE', 'BZ') THEN p.volume END) AS deliverable,
       CASE WHEN o.file IS NULL THEN p.previous ELSE o.previous END AS previous
     FROM json_each(?1) j
     CROSS JOIN prices p ON p.security = j.value
     LEFT JOIN previous_closes o ON o.file = p.file AND o.security = p.security
     JOIN sources w ON w.file = p.file AND w.dataset = 'prices' AND w.part = ?2
     WHERE w.day >= ?3 ORDER BY w.day, j.key`,
    JSON.stringify(securities),
    exchange,
    from,
  );
  return rows.filter(({ time }, at) => rows[at - 1]?.time !== time);
}

/**
 * `StockHistory/{code}/{range}`: the days of the folder on which the share or fund traded, oldest
 * first, back from the newest day, adjusted for splits and bonus issues that the files name, or as
 * they were traded (`?prices=as-traded`).
 * @returns `null` if neither the equity list nor any day has such a code
 */
export function stockHistory(
  folder: ExchangeFolder,
  code: string,
  range: HistoryRange,
  prices: 'adjusted' | 'as-traded' = 'adjusted',
): EmbeddedAnswer | null {
  const asked = code.trim().toUpperCase();
  const symbol = companyBySymbol(folder, asked) ? asked : presentSymbols(folder)(asked);
  const exchange = homeExchange(folder);
  const securities = securitiesOf(folder, exchange, symbol);
  if (securities.length === 0 && !companyBySymbol(folder, symbol)) return null;
  const last = lastDay(folder, exchange)?.date;
  const start = last && rangeStart(last, range);
  const candles = start ? candlesOf(folder, exchange, securities, start) : [];
  const [from, to] = [candles[0]?.time, candles.at(-1)?.time];
  if (!from || !to) return endOfDay([], null);
  const isTraded = prices === 'as-traded';
  const known = isTraded ? [] : factorsOf(folder, symbol);
  const factors = known.filter(({ day }) => day > from && day <= to);
  const breaks = breaksOf(folder, symbol);
  const data: Sent<typeof candle>[] = candles.map((candle, at) => ({
    ...adjusted(candle, factors),
    // The base of the first day's change may be the base price of an issue.
    ...(at === 0 && { previous: null }),
    breaks: breaks.get(candle.time) ?? null,
  }));
  const note = !isTraded && folder.db.row('SELECT 1 FROM factors LIMIT 1') ? ADJUSTED : AS_TRADED;
  return endOfDay(data, to, { note, covers: { from, to } });
}
