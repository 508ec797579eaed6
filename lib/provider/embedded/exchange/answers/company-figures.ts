import { CRORE } from '@/lib/tools/format';
import type { Sent } from '@/lib/domain/fields';
import type { companyFigure } from '@/lib/domain/company/records';
import { daysBetween, monthsBefore } from '@/lib/tools/time';
import { isKnown, known } from '@/lib/domain/figure/figure';
import { dividendYield } from '@/lib/domain/figure/yields';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf, rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { indexNameOf } from '../index-names';
import {
  companiesOf,
  type Day,
  industriesOf,
  newestDays,
  presentSymbols,
  rowsOf,
  symbolsOf,
} from '../query';
import type { Exchange } from '../securities';
import { isWhole } from '../store';

import { comparableOf } from './comparable';
import { comparableSince, type Since } from './comparable-since';
import { datedByTrading } from './dated';
import { businessFigures } from './filings';
import { olderThan, publishedBySymbol } from './published';
import { marketValuesOn } from './market-values';
import { rangesOn } from './year-range';
import { actionsSince } from './actions-since';
import { actionsOf } from './company-events';

/**
 * The dividend yield of a share on a day, in per cent of its close, as on its page; `null` for every
 * share unless the files have all corporate actions of twelve months.
 */
function dividendYields(folder: ExchangeFolder, day: string) {
  const since = actionsSince(folder, day);
  const isComplete = since !== null && since <= monthsBefore(day, 12) && isWhole(folder.db);
  return (symbol: string, close: number, broken: Since | undefined): number | null => {
    if (!isComplete) return null;
    const actions = actionsOf(folder, symbolsOf(folder, symbol)).map(
      ({ factor = 1, ...action }) => ({ ...action, factor }),
    );
    const breaks =
      broken && broken.breaks !== null ? [{ day: broken.day, cause: broken.breaks }] : [];
    const figure = dividendYield(known(close, day), {
      actions,
      since,
      breaks,
      source: 'end-of-day',
    });
    return isKnown(figure) ? rounded(figure.value) : null;
  };
}

/** An exchange never closes for longer; an older close belongs to another span. */
const LONGEST_BREAK = 7;

/**
 * Sessions of a week: if a share did not trade on the day itself, an earlier close in this span is
 * used.
 */
const SESSIONS = 6;

/**
 * The newest close of each share at or before the same day some months earlier, at most a week older,
 * by life and in the shares of the day.
 */
function closesBefore(folder: ExchangeFolder, exchange: Exchange, day: Day, months: number) {
  const wanted = monthsBefore(day.date, months);
  const comparable = comparableOf(folder);
  const found = new Map<string, number>();
  for (const base of newestDays(folder, exchange, SESSIONS, wanted)) {
    if (daysBetween(base.date, wanted) > LONGEST_BREAK) break;
    const rows = folder.db.rows<{ life: string; close: number }>(
      `SELECT l.symbol AS life, p.close FROM prices p
       JOIN securities s ON s.id = p.security JOIN lives l ON l.security = s.id
       WHERE p.file = ? AND s.kind = 'share'`,
      base.file,
    );
    for (const { life, close } of rows) {
      if (found.has(life) || !comparable.isWhole(life, base.date, day.date)) continue;
      found.set(life, close * comparable.factor(life, base.date, day.date));
    }
  }
  return found;
}

/** The indices that include each symbol, the broadest last. */
function indicesBySymbol(folder: ExchangeFolder): ReadonlyMap<string, readonly string[]> {
  const { db } = folder;
  const present = presentSymbols(folder);
  const rows = db.rows<{ symbol: string; part: string }>(
    `SELECT c.symbol, s.part FROM constituents c
     JOIN sources s ON s.file = c.file AND s.dataset = 'constituents'
     JOIN files f ON f.id = c.file ORDER BY f.rows, s.part`,
  );
  const names = new Map(
    [...new Set(rows.map(({ part }) => part))].map((part) => [part, indexNameOf(db, part)]),
  );
  const found = new Map<string, string[]>();
  for (const { symbol: listed, part } of rows) {
    const symbol = present(listed);
    const name = names.get(part);
    if (name) found.set(symbol, [...(found.get(symbol) ?? []), name]);
  }
  return found;
}

/**
 * The figures that the exchange publishes separately from prices, each from the newest file up to a
 * day.
 */
function publishedUpTo(folder: ExchangeFolder, day: string) {
  const pe = publishedBySymbol(folder, 'price_earnings', day);
  const volatility = publishedBySymbol(folder, 'volatilities', day);
  return {
    pe: pe.bySymbol,
    volatility: volatility.bySymbol,
    dates: { peDate: pe.day, volatilityDate: volatility.day },
    note: olderThan(day, { 'P/E': pe, volatility }),
  };
}

function figuresOn(folder: ExchangeFolder, exchange: Exchange, day: Day) {
  const { pe, volatility, dates, note } = publishedUpTo(folder, day.date);
  const sinceOf = comparableSince(folder, exchange, day.date);
  const worths = marketValuesOn(folder, day);
  const ranges = rangesOn(folder, exchange, day.date);
  const [month, year] = [1, 12].map((months) => closesBefore(folder, exchange, day, months));
  const names = new Map(companiesOf(folder).map(({ symbol, name }) => [symbol, name]));
  const [industryOf, indices] = [industriesOf(folder), indicesBySymbol(folder)];
  const businessOf = businessFigures(folder, day.date);
  const yieldOf = dividendYields(folder, day.date);
  const rows = rowsOf(folder, day, 'share').map((row): Sent<typeof companyFigure> => {
    const symbol = row.life;
    const { close, volume, value, delivered } = row;
    const range = ranges?.get(symbol);
    const cap = worths.get(symbol);
    const annual = volatility.get(symbol);
    const since = sinceOf.get(symbol);
    const changeSince = (before: number | undefined) =>
      before ? rounded((close / before - 1) * 100) : null;
    return {
      symbol,
      name: names.get(symbol) ?? row.name,
      series: row.series,
      close,
      industry: industryOf(symbol, row.isin),
      indices: [...(indices.get(symbol) ?? [])],
      perchg: changeOf(row).percent,
      perchg1m: changeSince(month?.get(symbol)),
      perchg1y: changeSince(year?.get(symbol)),
      mcap: cap?.day === day.date ? rounded(cap.worth / CRORE) : null,
      pe: pe.get(symbol) ?? null,
      ...(range && { high52: range.high, low52: range.low }),
      dividendYield: yieldOf(symbol, close, since),
      value: value === null ? null : rounded(value / CRORE),
      delivery: delivered === null || !volume ? null : rounded((delivered / volume) * 100),
      volatility: annual === undefined ? null : rounded(annual * 100),
      ...dates,
      ...(since && { since: since.day, breaks: since.breaks }),
      ...businessOf(symbol),
    };
  });
  return { rows, note };
}

/** `CompanyFigures/{exchange}?on=…`: one row per company with its figures for a day. */
export const companyFigures = (
  folder: ExchangeFolder,
  exchange: string,
  on: string,
): EmbeddedAnswer =>
  datedByTrading(folder, exchange, on, (name, day) => figuresOn(folder, name, day));
