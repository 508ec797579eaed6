import type { EmbeddedAnswer } from '../../answer';
import { changeOf } from '../change';
import type { ExchangeFolder } from '../dataset';
import { indexKey, indexTitle } from '../index-names';
import { type DayRow, exchangeOf, lastDay, presentSymbols, rowsOf } from '../query';
import { quoteOf } from './quotes';
import { endOfDay, nothing } from './reply';
import { rangesOn, type YearRange } from './year-range';

export type MoverKind = 'Gain' | 'Loss' | 'Volume' | 'Value' | 'High52' | 'Low52';

/** The rank of a share, highest first; `null` leaves it out. */
type Score = (row: DayRow) => number | null;

const LOWEST_FIRST = -1;

function changeScore(sign: 1 | -1, onlyThatWay: boolean): Score {
  return (row) => {
    const { percent } = changeOf(row);
    const score = percent === null ? null : percent * sign;
    return onlyThatWay && score !== null && score <= 0 ? null : score;
  };
}

type Ranges = ReadonlyMap<string, YearRange> | null;

/** Shares that reached their 52-week high or low on the newest day, the largest change first. */
function yearScore(ranges: Ranges, end: 'high' | 'low'): Score {
  const change = changeScore(end === 'high' ? 1 : LOWEST_FIRST, false);
  return (row) => {
    const range = ranges?.get(row.life);
    if (!range) return null;
    const reached =
      end === 'high' ? (row.high ?? row.close) >= range.high : (row.low ?? row.close) <= range.low;
    return reached ? (change(row) ?? 0) : null;
  };
}

function scoreOf(kind: MoverKind, ranges: Ranges): Score {
  switch (kind) {
    case 'Gain':
      return changeScore(1, true);
    case 'Loss':
      return changeScore(LOWEST_FIRST, true);
    case 'Volume':
      return (row) => row.volume;
    case 'Value':
      return (row) => row.value;
    case 'High52':
      return yearScore(ranges, 'high');
    case 'Low52':
      return yearScore(ranges, 'low');
  }
}

/** The shares of an index, by ISIN or else by symbol; `null` if no file lists them. */
function membership(folder: ExchangeFolder, index: string) {
  const list = folder.db.rows<{ symbol: string; isin: string | null }>(
    `SELECT symbol, isin FROM constituents WHERE file =
       (SELECT file FROM sources WHERE dataset = 'constituents' AND part = ?)`,
    indexKey(index),
  );
  if (list.length === 0) return null;
  const isins = new Set(list.flatMap(({ isin }) => (isin ? [isin] : [])));
  const present = presentSymbols(folder);
  const symbols = new Set(list.map(({ symbol }) => present(symbol)));
  return ({ isin, life }: DayRow) => (isin !== null && isins.has(isin)) || symbols.has(life);
}

/**
 * `MostActiveToppers/{exchange}/{index}/{kind}/{size}`: the front of the newest day's shares. Without a
 * list of the index's constituents these are all shares of the exchange, and the note says so. The
 * 52-week lists are empty until the days of the folder cover 52 weeks.
 */
export function movers(
  folder: ExchangeFolder,
  exchange: string,
  index: string,
  kind: MoverKind,
  size: number,
): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const day = name && lastDay(folder, name);
  if (!day) return nothing();
  const ranges = /52$/.test(kind) ? rangesOn(folder, name, day.date) : null;
  if (/52$/.test(kind) && !ranges) {
    return endOfDay([], day.date, { note: 'The files do not cover 52 weeks' });
  }
  const belongs = membership(folder, index);
  const score = scoreOf(kind, ranges);
  const data = rowsOf(folder, day, 'share')
    .filter((row) => belongs?.(row) ?? true)
    .map((row) => ({ row, score: score(row) }))
    .filter((one): one is { row: DayRow; score: number } => one.score !== null)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(0, Math.floor(size)))
    .map(({ row }) => quoteOf(row));
  const note = `All ${name} shares, not those of the ${indexTitle(index)} alone`;
  return endOfDay(data, day.date, belongs ? {} : { note });
}
