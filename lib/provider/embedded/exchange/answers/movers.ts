import type { EmbeddedAnswer } from '../../answer';
import { changeOf } from '../change';
import type { ExchangeFolder } from '../dataset';
import { rowsOf, type DayRow, type DayTable } from '../day-table';
import { indexKey, indexTitle } from '../index-names';
import { companyOf, exchangeOf, lastDay } from '../lookup';
import type { Exchange } from '../securities';
import { yearRanges } from '../year-range';
import { quoteOf } from './market';
import { endOfDay, nothing } from './reply';

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

/** Shares that reached their 52-week high or low on the newest day, the largest change first. */
function yearScore(days: readonly DayTable[], end: 'high' | 'low'): Score {
  const ranges = yearRanges(days);
  const change = changeScore(end === 'high' ? 1 : LOWEST_FIRST, false);
  return (row) => {
    const range = row.isin ? ranges?.get(row.isin) : undefined;
    if (!range || range.days < 2) return null;
    const reached =
      end === 'high' ? (row.high ?? row.close) >= range.high : (row.low ?? row.close) <= range.low;
    return reached ? (change(row) ?? 0) : null;
  };
}

function scoreOf(kind: MoverKind, days: readonly DayTable[]): Score {
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
      return yearScore(days, 'high');
    case 'Low52':
      return yearScore(days, 'low');
  }
}

/** The shares of an index, by ISIN or else by symbol; `null` where no file lists them. */
function membership(folder: ExchangeFolder, exchange: Exchange, index: string) {
  const list = folder.constituents.get(indexKey(index));
  if (!list) return null;
  const isins = new Set(list.flatMap(({ isin }) => (isin ? [isin] : [])));
  const symbols = new Set(list.map(({ symbol }) => symbol));
  return (row: DayRow) => {
    const company = companyOf(folder, exchange, row);
    const own = [row.isin, company?.isin];
    return (
      own.some((isin) => isin && isins.has(isin)) || symbols.has(company?.symbol ?? row.symbol)
    );
  };
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
  const days = folder.days[name];
  if (/52$/.test(kind) && !yearRanges(days)) {
    return endOfDay([], day.date, { note: 'The files do not cover 52 weeks' });
  }
  const belongs = membership(folder, name, index);
  const score = scoreOf(kind, days);
  const data = rowsOf(day, 'share')
    .filter((row) => belongs?.(row) ?? true)
    .map((row) => ({ row, score: score(row) }))
    .filter((one): one is { row: DayRow; score: number } => one.score !== null)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(0, Math.floor(size)))
    .map(({ row }) => quoteOf(folder, name, row));
  const note = `All ${name} shares; no ${indexTitle(index)} constituents file`;
  return endOfDay(data, day.date, belongs ? {} : { note });
}
