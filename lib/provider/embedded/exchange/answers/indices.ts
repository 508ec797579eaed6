import type { IndexPointWire, IndexQuoteWire } from '@/lib/provider/schemas/market';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { indexKey } from '../index-names';
import { exchangeOf } from '../lookup';
import { rangeStart, type HistoryRange } from './range';
import { endOfDay, nothing } from './reply';

/** `BseNseIndices/{exchange}`: the newest index close file. It is the NSE's, so the BSE has none. */
export function indexQuotes(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const day = folder.indexDays.at(-1);
  if (exchangeOf(exchange) !== 'NSE' || !day) return nothing();
  const data = day.rows.map((row): IndexQuoteWire => ({
    IndexName: row.name,
    Currentprice: row.close,
    pricediff: row.change,
    prechange: row.changePercent,
    asOf: row.date ?? day.date,
  }));
  return endOfDay(data, day.date);
}

/** `IndexHistory/{index}/{range}`: the closing values of all index close files, oldest first. */
export function indexHistory(
  folder: ExchangeFolder,
  index: string,
  range: HistoryRange,
): EmbeddedAnswer {
  const key = indexKey(index);
  const last = folder.indexDays.at(-1)?.date;
  const start = last && rangeStart(last, range);
  if (!start) return nothing();
  const data = folder.indexDays.flatMap((day): IndexPointWire[] => {
    const value = day.rows.find((row) => indexKey(row.name) === key)?.close ?? null;
    return day.date < start || value === null ? [] : [{ time: day.date, value }];
  });
  const [from, to] = [data[0]?.time, data.at(-1)?.time];
  return from && to ? endOfDay(data, to, { covers: { from, to } }) : nothing();
}
