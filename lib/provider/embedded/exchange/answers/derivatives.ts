import type { Sent } from '@/lib/domain/fields';
import type { contract, lotSize, participant, positionLimit } from '@/lib/domain/contract/records';

import type { EmbeddedAnswer } from '../../answer';
import { printedUnder } from '../../underlyings';
import type { Value } from '../database';
import type { ExchangeFolder } from '../dataset';
import { dated, dayAsked } from './dated';
import { endOfDay } from './reply';

const LIMITS = { dataset: 'open_interest', part: '' };
const PARTICIPANTS = { dataset: 'participants', part: '' };
const FUTURES = { dataset: 'futures', part: '' };
const OPTIONS = { dataset: 'options', part: '' };

/**
 * The exchange's text in place of the next day's limit for a share in which no new positions may be
 * opened.
 */
const BAN = 'No Fresh Positions';

interface LimitRow {
  symbol: string;
  name: string | null;
  most: number | null;
  open_interest: number | null;
  limit_next_day: string | null;
}

/**
 * `FoBan?on=…`: each share's open positions of a day against its limit. The exchange compares the
 * futures equivalent of all positions with the limit since October 2025; older files lack it.
 */
export function foBan(folder: ExchangeFolder, on: string): EmbeddedAnswer {
  const found = dayAsked(folder, LIMITS, on);
  const rows = found
    ? folder.db.rows<LimitRow>(
        `SELECT symbol, name, most, coalesce(equivalent, open_interest) AS open_interest,
           limit_next_day
         FROM open_interest WHERE file = ? AND day = ? ORDER BY symbol`,
        found.file,
        found.day,
      )
    : [];
  const limits = rows.map((row): Sent<typeof positionLimit> => ({
    symbol: row.symbol,
    name: row.name,
    limit: row.most,
    openInterest: row.open_interest,
    banned: row.limit_next_day?.toLowerCase() === BAN.toLowerCase(),
  }));
  return dated(folder, LIMITS, found?.day ?? null, limits);
}

const POSITIONS = [
  'future_index',
  'future_stock',
  'call_index',
  'put_index',
  'call_stock',
  'put_stock',
];

const camel = (column: string): string =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `Participants?on=…`: the contracts that each category of participants holds at the close of a
 * day.
 */
export function participants(folder: ExchangeFolder, on: string): EmbeddedAnswer {
  const found = dayAsked(folder, PARTICIPANTS, on);
  const columns = POSITIONS.flatMap((column) => [`${column}_long`, `${column}_short`]);
  const rows = found
    ? folder.db.rows<Record<string, Value>>(
        `SELECT category, ${columns.join(', ')} FROM participants WHERE file = ? ORDER BY place`,
        found.file,
      )
    : [];
  const wire = rows.map((row) => ({
    category: String(row.category),
    ...Object.fromEntries(columns.map((column) => [camel(column), row[column]])),
  })) as Sent<typeof participant>[];
  return dated(folder, PARTICIPANTS, found?.day ?? null, wire);
}

/** The expiries of each underlying's futures and options after a session, nearest first. */
function expiriesOf(folder: ExchangeFolder, day: string | undefined): Map<string, string[]> {
  const expiries = new Map<string, string[]>();
  if (day === undefined) return expiries;
  const files = [FUTURES, OPTIONS].map((dataset) => dayAsked(folder, dataset, day)?.file ?? null);
  const rows = folder.db.rows<{ symbol: string; expiry: string }>(
    `SELECT symbol, expiry FROM futures WHERE file = ?1 AND expiry > ?3
     UNION SELECT symbol, expiry FROM options WHERE file = ?2 AND expiry > ?3
     ORDER BY symbol, expiry`,
    ...files,
    day,
  );
  for (const { symbol, expiry } of rows) {
    expiries.set(symbol, [...(expiries.get(symbol) ?? []), expiry]);
  }
  return expiries;
}

/** `LotSizes`: an underlying that is not a listed company is an index. */
export function lotSizes(folder: ExchangeFolder): EmbeddedAnswer {
  const rows = folder.db.rows<{ symbol: string; lot: number; name: string | null }>(
    `SELECT l.symbol, l.lot, min(e.name) AS name FROM lot_sizes l
     JOIN sources o ON o.file = l.file AND o.dataset = 'lot_sizes'
     LEFT JOIN equity_list e ON e.symbol = l.symbol
     WHERE l.lot > 0 GROUP BY l.symbol ORDER BY l.symbol`,
  );
  const newest = dayAsked(folder, FUTURES, '');
  const expiries = expiriesOf(folder, newest?.day);
  const lots = rows.map(({ symbol, lot, name }): Sent<typeof lotSize> => ({
    symbol,
    name: name ?? printedUnder(symbol),
    lot,
    isIndex: name === null,
    expiries: expiries.get(symbol) ?? [],
  }));
  return endOfDay(lots, newest?.day ?? null);
}

/**
 * `DerivativeSnapshot`: the futures of the newest day, with the change since the day before. The
 * file counts open interest in shares; the lot is computed from the contracts traded.
 */
export function derivativeSnapshot(folder: ExchangeFolder): EmbeddedAnswer {
  const [newest, before] = folder.db.rows<{ day: string; file: number }>(
    "SELECT day, file FROM sources WHERE dataset = 'futures' AND day <> '' ORDER BY day DESC LIMIT 2",
  );
  if (!newest) return endOfDay([], null);
  const rows = folder.db.rows<Sent<typeof contract>>(
    `WITH lots AS (
       SELECT symbol, max(quantity / contracts) AS lot FROM futures
       WHERE file = ?1 AND contracts > 0 GROUP BY symbol
     )
     SELECT n.symbol, n.expiry, n.close AS price, n.close - b.close AS change,
       100 * (n.close / nullif(b.close, 0) - 1) AS perchg,
       n.open_interest / l.lot AS openInterest,
       (n.open_interest - b.open_interest) / l.lot AS oiChange,
       n.contracts AS volume
     FROM futures n LEFT JOIN lots l ON l.symbol = n.symbol
     LEFT JOIN futures b ON b.file = ?2 AND b.symbol = n.symbol AND b.expiry = n.expiry
     WHERE n.file = ?1 ORDER BY n.place`,
    newest.file,
    before?.file ?? null,
  );
  return endOfDay(rows, newest.day);
}
