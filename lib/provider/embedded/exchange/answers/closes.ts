import { rounded } from '../change';
import type { ClosesWire } from '@/lib/provider/schemas/lists';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { type Day, exchangeOf, newestDays } from '../query';
import type { Exchange } from '../securities';
import { fallenUnexplained } from './fallen';
import { rangeStart } from './range';
import { endOfDay, nothing } from './reply';

/** Trading days from one close to the next. */
const STEP = 5;
const TRADING_DAYS_A_YEAR = 253;

/** The last day of every five, back from the newest over a year; oldest first. */
function weeksOf(folder: ExchangeFolder, exchange: Exchange): Day[] {
  const days = newestDays(folder, exchange, TRADING_DAYS_A_YEAR);
  const start = days[0] && rangeStart(days[0].date, '1Y');
  return start ? days.filter(({ date }, at) => at % STEP === 0 && date >= start).reverse() : [];
}

interface CloseRow {
  readonly week: number;
  readonly security: number;
  readonly kind: 'share' | 'fund';
  readonly symbol: string;
  /** The symbol of its company, where another one is traded. */
  readonly company: string | null;
  readonly close: number;
}

const CLOSES = `
  SELECT j.key AS week, p.security, s.kind, s.symbol, l.symbol AS company, p.close
  FROM json_each(?) j CROSS JOIN prices p ON p.file = j.value
  JOIN securities s ON s.id = p.security
  LEFT JOIN links l ON l.security = s.id AND l.exchange = s.exchange
  WHERE s.kind IN ('share', 'fund') ORDER BY j.key`;

/** What a close before certain days is multiplied with, by the symbols that a share traded under. */
function factorsBySymbol({ db }: ExchangeFolder, after: string) {
  const found = new Map<string, Map<string, number>>();
  const sql = 'SELECT symbol, day, factor FROM factors WHERE day > ?';
  for (const { symbol, day, factor } of db.rows<{ symbol: string; day: string; factor: number }>(
    sql,
    after,
  )) {
    found.set(symbol, (found.get(symbol) ?? new Map<string, number>()).set(day, factor));
  }
  return (symbols: readonly string[], since: string): number => {
    const days = new Map(symbols.flatMap((symbol) => [...(found.get(symbol) ?? [])]));
    return [...days].reduce((all, [day, factor]) => (day > since ? all * factor : all), 1);
  };
}

function shareCloses(folder: ExchangeFolder, exchange: Exchange, weeks: readonly Day[]) {
  const [from, to] = [weeks[0]?.date ?? '', weeks.at(-1)?.date ?? ''];
  const fallen = fallenUnexplained(folder, exchange, from, to);
  const factorOf = factorsBySymbol(folder, from);
  const found = new Map<string, ClosesWire & { closes: (number | null)[] }>();
  const files = JSON.stringify(weeks.map(({ file }) => file));
  for (const row of folder.db.rows<CloseRow>(CLOSES, files)) {
    if (fallen.has(row.security)) continue;
    const symbol = row.company ?? row.symbol;
    const kind = row.kind === 'share' ? 'stock' : 'etf';
    const factor = factorOf([...new Set([symbol, row.symbol])], weeks[row.week]?.date ?? '');
    const one = found.get(`${kind} ${symbol}`) ?? {
      ...{ kind, symbol, closes: weeks.map(() => null) },
    };
    one.closes[row.week] = rounded(row.close * factor);
    found.set(`${kind} ${symbol}`, one as ClosesWire & { closes: (number | null)[] });
  }
  return [...found.values()];
}

function indexCloses({ db }: ExchangeFolder, weeks: readonly Day[]): ClosesWire[] {
  const found = new Map<string, { symbol: string; closes: (number | null)[] }>();
  const rows = db.rows<{ week: number; key: string; name: string; close: number }>(
    `SELECT j.key AS week, c.key, c.name, c.close
     FROM json_each(?) j
     CROSS JOIN sources w ON w.dataset = 'index_closes' AND w.day = j.value
     JOIN index_closes c ON c.file = w.file
     WHERE c.close IS NOT NULL ORDER BY j.key`,
    JSON.stringify(weeks.map(({ date }) => date)),
  );
  for (const { week, key, name, close } of rows) {
    const { closes } = found.get(key) ?? { closes: weeks.map(() => null) };
    closes[week] = close;
    found.set(key, { symbol: name, closes });
  }
  return [...found.values()].map((one) => ({ kind: 'index', ...one }));
}

/**
 * `Closes/{exchange}`: a close a week over the last year, of every share, exchange-traded fund and
 * index; adjusted as histories are. A share that fell by far at an opening, without an action that
 * explains it, has none.
 */
export function closes(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const weeks = name ? weeksOf(folder, name) : [];
  const last = weeks.at(-1);
  if (!name || !last) return nothing();
  const indices = name === 'NSE' ? indexCloses(folder, weeks) : [];
  return endOfDay([...shareCloses(folder, name, weeks), ...indices], last.date);
}
