import { daysBetween, monthsBefore } from '@/lib/tools/time';

import type { ExchangeFolder } from '../dataset';
import { type DayRow, lastDay } from '../query';
import type { Exchange } from '../securities';

/** The highest and lowest price of up to a year, adjusted for splits and bonuses, with their days. */
export interface YearRange {
  readonly high: number;
  readonly high_day: string;
  readonly low: number;
  readonly low_day: string;
  /**
   * The first day of the range: for 52 weeks, the same day a year before the last or one soon
   * after.
   */
  readonly first_day: string;
}

/** The fewest days of a range: a single day is not a range. */
const LEAST_DAYS = 2;

/** A year may begin this many days late, because of a weekend and holidays. */
const SLACK = 7;

/** Whether a range covers 52 weeks up to a day. */
const isWhole = ({ first_day: first }: YearRange, day: string): boolean =>
  daysBetween(monthsBefore(day, 12), first) <= SLACK;

/** The exchange's own file of a day. */
function ownFile({ db }: ExchangeFolder, exchange: Exchange, day: string | undefined) {
  if (exchange !== 'NSE' || day === undefined) return undefined;
  const sql = "SELECT file FROM sources WHERE dataset = 'year_ranges' AND day = ?";
  return db.row<{ file: number }>(sql, day)?.file;
}

/** Ranges of the exchange's own file, but for shares whose prices broke within the year. */
const PUBLISHED = `
  SELECT l.symbol AS life, y.high, y.high_day, y.low, y.low_day,
    max(?3, coalesce(e.listed, '')) AS first_day
  FROM year_ranges y
  JOIN securities s ON s.exchange = ?1 AND s.symbol = y.symbol
  JOIN lives l ON l.security = s.id
  LEFT JOIN equity_list e ON e.symbol = l.symbol
    AND e.file = (SELECT file FROM sources WHERE dataset = 'equity_list')
  WHERE y.file = ?2 AND y.series IN ('EQ', 'BE', 'BZ') AND y.high > 0 AND y.low > 0
    AND NOT EXISTS (SELECT 1 FROM breaks b WHERE b.symbol = l.symbol AND b.day > ?3)`;

const COMPUTED = `
  SELECT symbol AS life, high, high_day, low, low_day, first_day
  FROM ranges WHERE exchange = ? AND days >= ?`;

type Row = YearRange & { readonly life: string };

function publishedRanges(folder: ExchangeFolder, exchange: Exchange, day: string, life?: string) {
  const own = ownFile(folder, exchange, day);
  if (own === undefined) return null;
  const values = [exchange, own, monthsBefore(day, 12)];
  return life === undefined
    ? folder.db.rows<Row>(PUBLISHED, ...values)
    : folder.db.rows<Row>(`${PUBLISHED} AND l.symbol = ?4`, ...values, life);
}

/**
 * The range of one share up to the newest day: the exchange's own, else that of the available days.
 * It may cover less than a year: after a break, or of a young share.
 */
export function yearRangeOf(
  folder: ExchangeFolder,
  exchange: Exchange,
  { life }: Pick<DayRow, 'life'>,
): YearRange | undefined {
  const day = lastDay(folder, exchange)?.date;
  const [published] = (day && publishedRanges(folder, exchange, day, life)) || [];
  return published ?? folder.db.row<Row>(`${COMPUTED} AND symbol = ?`, exchange, LEAST_DAYS, life);
}

type Ranges = ReadonlyMap<string, YearRange> | null;

/**
 * The 52-week ranges of all lives on a day: the exchange's own, else, for the newest day, those of
 * the available days. A share with less than a year of comparable prices has none.
 * @returns `null` if neither a file nor the days cover a year
 */
export function rangesOn(folder: ExchangeFolder, exchange: Exchange, day: string): Ranges {
  const published = publishedRanges(folder, exchange, day);
  if (published === null && day !== lastDay(folder, exchange)?.date) return null;
  const rows = published ?? folder.db.rows<Row>(COMPUTED, exchange, LEAST_DAYS);
  const whole = rows.filter((row) => isWhole(row, day));
  return whole.length > 0 ? new Map(whole.map((row) => [row.life, row])) : null;
}
