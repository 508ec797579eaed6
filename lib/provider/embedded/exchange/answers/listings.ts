import type { Sent } from '@/lib/domain/fields';
import type { newListing } from '@/lib/domain/market/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { lastDay } from '../query';
import { endOfDay } from './reply';

/**
 * `NewListings/{exchange}`: the first day of each share of the equity list that was listed within a
 * year before the newest day, with the last close in the shares of that day. On the first day the
 * exchange's previous close is the base price. Without the day's file there is no row. Entitlements
 * of rights issues are not shares.
 */
export function newListings(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const newest = lastDay(folder, 'NSE')?.date ?? null;
  if (exchange !== 'NSE' || newest === null) return endOfDay([], null);
  const data = folder.db.rows<Sent<typeof newListing>>(
    `WITH days AS (SELECT file, day FROM sources WHERE dataset = 'prices' AND part = 'NSE'),
       own AS (
         SELECT e.symbol, e.name, e.isin, e.listed, l.security FROM equity_list e
         JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'
         JOIN lives l ON l.symbol = e.symbol AND l.exchange = 'NSE'
         JOIN securities s ON s.id = l.security AND s.kind = 'share'
         WHERE e.listed >= date(?1, '-1 year')
           AND e.symbol NOT GLOB '*-RE' AND e.symbol NOT GLOB '*-RE[0-9]')
     SELECT own.symbol, own.name, own.isin, d.day, p.previous AS base, p.open, p.close,
       (SELECT n.close / coalesce((SELECT exp(sum(ln(f.factor))) FROM factors f
            WHERE f.symbol = own.symbol AND f.day > own.listed AND f.day <= w.day), 1)
          FROM prices n JOIN days w ON w.file = n.file
          WHERE n.security = own.security ORDER BY w.day DESC LIMIT 1) AS last,
       (SELECT max(w.day) FROM prices n JOIN days w ON w.file = n.file
          WHERE n.security = own.security) AS lastDay
     FROM own JOIN prices p ON p.security = own.security
     JOIN days d ON d.file = p.file AND d.day = own.listed
     GROUP BY own.symbol ORDER BY d.day DESC, own.symbol`,
    newest,
  );
  return endOfDay(data, newest);
}
