import type { ExchangeFolder } from '../dataset';
import { type DayRow, lastDay } from '../query';
import type { Exchange } from '../securities';

/** The highest and lowest price of a year, adjusted for splits and bonuses, with their days. */
export interface YearRange {
  readonly high: number;
  readonly high_day: string;
  readonly low: number;
  readonly low_day: string;
}

/** Of at least so many days: one day is no range. */
const LEAST_DAYS = 2;

/** The exchange's own file of a day. */
function ownFile({ db }: ExchangeFolder, exchange: Exchange, day: string | undefined) {
  if (exchange !== 'NSE' || day === undefined) return undefined;
  const sql = "SELECT file FROM sources WHERE dataset = 'year_ranges' AND day = ?";
  return db.row<{ file: number }>(sql, day)?.file;
}

/** The 52-week range of one share: the exchange's own, else that of the days at hand. */
export function yearRangeOf(
  folder: ExchangeFolder,
  exchange: Exchange,
  { security, symbol, series }: Pick<DayRow, 'security' | 'symbol' | 'series'>,
): YearRange | undefined {
  const own = ownFile(folder, exchange, lastDay(folder, exchange)?.date);
  const published =
    own !== undefined &&
    folder.db.row<YearRange>(
      `SELECT high, high_day, low, low_day FROM year_ranges
       WHERE symbol = ? AND file = ? AND series = ? AND high > 0 AND low > 0`,
      ...[symbol, own, series],
    );
  return (
    published ||
    folder.db.row<YearRange>(
      'SELECT high, high_day, low, low_day FROM ranges WHERE exchange = ? AND security = ? AND days >= ?',
      ...[exchange, security, LEAST_DAYS],
    )
  );
}

type Ranges = ReadonlyMap<number, YearRange> | null;

/**
 * The ranges of all securities on a day: the exchange's own, else on the newest day those of the
 * days at hand; `null` where neither a file nor the days cover a year.
 */
export function rangesOn(folder: ExchangeFolder, exchange: Exchange, day: string): Ranges {
  const own = ownFile(folder, exchange, day);
  if (own === undefined && day !== lastDay(folder, exchange)?.date) return null;
  const rows = folder.db.rows<YearRange & { security: number }>(
    own === undefined
      ? 'SELECT * FROM ranges WHERE exchange = ? AND days >= ?'
      : `SELECT s.id AS security, y.high, y.high_day, y.low, y.low_day
         FROM year_ranges y JOIN securities s ON s.exchange = ? AND s.symbol = y.symbol
         WHERE y.file = ? AND y.series IN ('EQ', 'BE', 'BZ') AND y.high > 0 AND y.low > 0`,
    ...[exchange, own ?? LEAST_DAYS],
  );
  return rows.length > 0 ? new Map(rows.map((row) => [row.security, row])) : null;
}
