import type { Database } from '../database';
import type { ExchangeFolder } from '../dataset';
import { figuresState } from '../derive';
import { type Day, newestFile, rowsOf } from '../query';
import { comparableOf } from './comparable';

/** The market value of a company. */
export interface MarketValue {
  /** Rupees. */
  readonly worth: number;
  /** The day of the price in it. */
  readonly day: string;
  /** Shares issued, in the shares of that day; `null` if the file does not state them. */
  readonly issued: number | null;
  /** The day of the file that counts the shares. */
  readonly countedOn: string;
}

/**
 * Rows of a share that traded in another series are the same shares; the file also has rows with
 * totals.
 */
const COUNTED = `
  SELECT l.symbol AS life, c.issued, c.worth FROM market_caps c
  JOIN securities s ON s.exchange = 'NSE' AND s.symbol = c.symbol
  JOIN lives l ON l.security = s.id
  WHERE c.file = ? AND c.worth > 0 AND c.series IN ('EQ', 'BE', 'BZ')`;

interface CountedRow {
  readonly life: string;
  readonly issued: number | null;
  readonly worth: number;
}

/** The last close of a share that did not trade on a day. */
const lastClose = ({ db }: ExchangeFolder, life: string, upTo: string) =>
  db.row<{ close: number; day: string }>(
    `SELECT p.close, w.day FROM lives l JOIN prices p ON p.security = l.security
     JOIN sources w ON w.file = p.file AND w.dataset = 'prices' AND w.part = 'NSE'
     WHERE l.symbol = ? AND l.exchange = 'NSE' AND w.day <= ? ORDER BY w.day DESC LIMIT 1`,
    life,
    upTo,
  );

function worthsUpTo(folder: ExchangeFolder, day: Day): ReadonlyMap<string, MarketValue> {
  const file = newestFile(folder, 'market_caps', day.date);
  if (!file) return new Map();
  const comparable = comparableOf(folder);
  const closes = new Map(
    rowsOf(folder, day, 'share').map(({ life, close }) => [life, { close, day: day.date }]),
  );
  const worthOf = ({ life, issued, worth }: CountedRow): MarketValue => {
    const last = closes.get(life) ?? lastClose(folder, life, day.date);
    const isComparable = last && comparable.isWhole(life, file.date, last.day);
    if (issued === null || !last || last.day < file.date || !isComparable) {
      return { worth, day: file.date, issued, countedOn: file.date };
    }
    const now = issued / comparable.factor(life, file.date, last.day);
    return { worth: now * last.close, day: last.day, issued: now, countedOn: file.date };
  };
  return new Map(
    folder.db.rows<CountedRow>(COUNTED, file.file).map((row) => [row.life, worthOf(row)]),
  );
}

const newest = new WeakMap<Database, { key: string; worths: ReadonlyMap<string, MarketValue> }>();

/**
 * The market value of every company on a day: shares issued, as the newest file up to the day counts
 * them and adjusted for splits and bonus issues since, times the last close up to the day. Across a
 * break, and without a later close, the value is the file's own with its day.
 */
export function marketValuesOn(folder: ExchangeFolder, day: Day): ReadonlyMap<string, MarketValue> {
  const key = `${figuresState(folder.db)} ${day.date}`;
  const known = newest.get(folder.db);
  if (known?.key === key) return known.worths;
  const worths = worthsUpTo(folder, day);
  newest.set(folder.db, { key, worths });
  return worths;
}
