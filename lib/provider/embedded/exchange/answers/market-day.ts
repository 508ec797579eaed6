import type { Sent } from '@/lib/domain/fields';
import type { shareDay } from '@/lib/domain/market/records';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf, rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { type Day, rowsOf } from '../query';
import type { Exchange } from '../securities';
import { datedByTrading } from './dated';
import { rangesOn } from './year-range';

const RUPEES_IN_A_CRORE = 1e7;

/** The price band that each share touched; `null` if the day has no such file. */
function bandsOn({ db }: ExchangeFolder, { date }: Day) {
  const source = db.row<{ file: number }>(
    "SELECT file FROM sources WHERE dataset = 'band_hits' AND day = ?",
    date,
  );
  if (!source) return null;
  const hits = db.rows<{ symbol: string; side: string }>(
    'SELECT symbol, side FROM band_hits WHERE file = ?',
    source.file,
  );
  return new Map(
    hits.map(({ symbol, side }) => [symbol, side === 'H' ? 'upper' : 'lower'] as const),
  );
}

function sharesOn(folder: ExchangeFolder, exchange: Exchange, day: Day): Sent<typeof shareDay>[] {
  const ranges = rangesOn(folder, exchange, day.date);
  const bands = exchange === 'NSE' ? bandsOn(folder, day) : null;
  return rowsOf(folder, day, 'share').map((row): Sent<typeof shareDay> => {
    const { symbol, series, open, high, low, close, previous, volume, trades, delivered } = row;
    const range = ranges?.get(row.life);
    const band = bands?.get(symbol);
    return {
      symbol: row.life,
      series,
      open,
      high,
      low,
      close,
      volume,
      trades,
      deliverable: delivered,
      prevclose: previous === null ? null : rounded(previous),
      perchg: changeOf(row).percent,
      value: row.value === null ? null : rounded(row.value / RUPEES_IN_A_CRORE),
      delivery: delivered === null || !volume ? null : rounded((delivered / volume) * 100),
      ...(range && {
        newhigh52: (high ?? close) >= range.high,
        newlow52: (low ?? close) <= range.low,
      }),
      ...(band && { band }),
    };
  });
}

/** `MarketDay/{exchange}?on=…`: the session of each share of the main board. */
export const marketDay = (folder: ExchangeFolder, exchange: string, on: string): EmbeddedAnswer =>
  datedByTrading(folder, exchange, on, (name, day) => ({ rows: sharesOn(folder, name, day) }));
