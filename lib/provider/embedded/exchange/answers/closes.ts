import { rounded } from '../change';
import type { Sent } from '@/lib/domain/fields';
import type { yearCloses } from '@/lib/domain/market/sparks';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { type Day, exchangeOf, newestDays } from '../query';
import type { Exchange } from '../securities';
import { comparableOf } from './comparable';
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
  readonly kind: 'share' | 'fund';
  readonly life: string;
  readonly close: number;
}

const CLOSES = `
  SELECT j.key AS week, s.kind, l.symbol AS life, p.close
  FROM json_each(?) j CROSS JOIN prices p ON p.file = j.value
  JOIN securities s ON s.id = p.security
  JOIN lives l ON l.security = s.id
  WHERE s.kind IN ('share', 'fund') ORDER BY j.key`;

function shareCloses(folder: ExchangeFolder, weeks: readonly Day[]) {
  const to = weeks.at(-1)?.date ?? '';
  const comparable = comparableOf(folder);
  const found = new Map<string, Sent<typeof yearCloses> & { closes: (number | null)[] }>();
  const files = JSON.stringify(weeks.map(({ file }) => file));
  for (const row of folder.db.rows<CloseRow>(CLOSES, files)) {
    const { life: symbol } = row;
    const day = weeks[row.week]?.date ?? '';
    // A line begins after its last break.
    if (!comparable.isWhole(symbol, day, to)) continue;
    const kind = row.kind === 'share' ? 'stock' : 'etf';
    const one = found.get(`${kind} ${symbol}`) ?? {
      kind,
      symbol,
      closes: weeks.map(() => null),
    };
    one.closes[row.week] = rounded(row.close * comparable.factor(symbol, day, to));
    found.set(`${kind} ${symbol}`, one as Sent<typeof yearCloses> & { closes: (number | null)[] });
  }
  return [...found.values()];
}

function indexCloses({ db }: ExchangeFolder, weeks: readonly Day[]): Sent<typeof yearCloses>[] {
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
 * `Closes/{exchange}`: one close per week over the last year for every share, exchange-traded fund
 * and index; adjusted like histories. After a break a share's closes start again.
 */
export function closes(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const weeks = name ? weeksOf(folder, name) : [];
  const last = weeks.at(-1);
  if (!name || !last) return nothing();
  const indices = name === 'NSE' ? indexCloses(folder, weeks) : [];
  return endOfDay([...shareCloses(folder, weeks), ...indices], last.date);
}
