import type { Sent } from '@/lib/domain/fields';
import type { indexPoint } from '@/lib/domain/company/records';
import type { constituent, indexQuote } from '@/lib/domain/index/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { indexKey } from '../index-names';
import { exchangeOf, newestFile } from '../query';
import { rangeStart, type HistoryRange } from './range';
import { endOfDay, nothing } from './reply';

/** `BseNseIndices/{exchange}`: the newest index close file. It is the NSE's, so the BSE has none. */
export function indexQuotes(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const day = newestFile(folder, 'index_closes');
  if (exchangeOf(exchange) !== 'NSE' || !day) return nothing();
  const data = folder.db.rows<Omit<Sent<typeof indexQuote>, 'asOf'> & { asOf: string | null }>(
    `SELECT CASE WHEN name GLOB 'NIFTY *' THEN 'Nifty' || substr(name, 6) ELSE name END AS IndexName,
       close AS Currentprice, change AS pricediff, percent AS prechange,
       coalesce(day, ?) AS asOf,
       open, high, low, pe, pb, yield AS divyield, volume, turnover AS value
     FROM index_closes WHERE file = ? ORDER BY place`,
    day.date,
    day.file,
  );
  return endOfDay(data, day.date);
}

/** `IndexHistory/{index}/{range}`: the closing values of all index close files, oldest first. */
export function indexHistory(
  folder: ExchangeFolder,
  index: string,
  range: HistoryRange,
): EmbeddedAnswer {
  const last = newestFile(folder, 'index_closes')?.date;
  const start = last && rangeStart(last, range);
  if (!start) return nothing();
  const data = folder.db.rows<Sent<typeof indexPoint> & { time: string }>(
    `SELECT s.day AS time, c.close AS value FROM index_closes c
     JOIN sources s ON s.file = c.file AND s.dataset = 'index_closes'
     WHERE c.key = ? AND s.day >= ? AND c.close IS NOT NULL ORDER BY s.day`,
    indexKey(index),
    start,
  );
  const [from, to] = [data[0]?.time, data.at(-1)?.time];
  return from && to ? endOfDay(data, to, { covers: { from, to } }) : nothing();
}

/** `IndexConstituents/{index}`: the companies of an index, in the order of its list. */
export function indexConstituents(folder: ExchangeFolder, index: string): EmbeddedAnswer {
  const data = folder.db.rows<Sent<typeof constituent>>(
    `SELECT c.symbol, c.industry, e.name FROM constituents c
     LEFT JOIN equity_list e ON e.symbol = c.symbol
       AND e.file = (SELECT file FROM sources WHERE dataset = 'equity_list')
     WHERE c.file =
       (SELECT file FROM sources WHERE dataset = 'constituents' AND part = ?)
     ORDER BY c.place`,
    indexKey(index),
  );
  return endOfDay(data, null);
}
