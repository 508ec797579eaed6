import type { ExchangeFolder } from '../dataset';
import type { Exchange } from '../securities';

/**
 * The securities whose price fell by more than 30% at an opening after one day and up to another,
 * without an action that explains it: earlier prices can't be compared with later ones.
 */
export function fallenUnexplained(
  { db }: ExchangeFolder,
  exchange: Exchange,
  after: string,
  upTo: string,
): ReadonlySet<number> {
  const rows = db.rows<{ security: number }>(
    `SELECT o.security FROM prices o
     JOIN sources w ON w.file = o.file AND w.dataset = 'prices' AND w.part = ?1
     WHERE coalesce(o.open, o.close) < 0.7 * o.previous AND w.day > ?2 AND w.day <= ?3
       AND NOT EXISTS (SELECT 1 FROM factors f LEFT JOIN links k ON k.security = o.security
                       WHERE f.day = w.day AND f.symbol IN (k.symbol,
                         (SELECT symbol FROM securities WHERE id = o.security)))`,
    ...[exchange, after, upTo],
  );
  return new Set(rows.map(({ security }) => security));
}
