import type { Sent } from '@/lib/domain/fields';
import type { companyEvents as events } from '@/lib/domain/company/records';
import { addDays } from '@/lib/tools/time';

import type { EmbeddedAnswer } from '../../answer';
import { readAction } from '@/lib/domain/figure/actions';

import type { ExchangeFolder } from '../dataset';
import { companyBySymbol, homeExchange, lastDay, symbolsOf } from '../query';
import { beingRead } from '../reports';
import { isWhole } from '../store';
import { actionsSince } from './actions-since';
import { endOfDay } from './reply';

/** The largest number of each kind in an answer. */
const MOST = { actions: 200, meetings: 12, announcements: 200, deals: 30 } as const;
/** The age of deals up to which they are included, in days. */
const DEAL_DAYS = 30;

const OF = 'symbol IN (SELECT value FROM json_each(?1))';

/** A special dividend may equal the other dividend of its day. */
const SPECIAL = /\bspecial\b|\bspl?c?\b|\bsp[lc]?div/i;

/**
 * `CROSS JOIN` fixes the join order: starting from the sources, the deals of all shares would be
 * read.
 */
export const DEALS_OF = `
  SELECT d.day AS date, s.part AS kind, d.client, d.side, d.quantity, d.price
  FROM json_each(?1) j
  CROSS JOIN deals d ON d.symbol = j.value
  CROSS JOIN sources s ON s.file = d.file AND s.dataset = 'deals' AND s.day = d.day
  WHERE d.day >= ?2 AND d.client IS NOT NULL ORDER BY d.day DESC, d.place LIMIT ?3`;

export interface ActionRow {
  readonly exDate: string;
  readonly purpose: string;
}

/** Each corporate action once: files spell the same one differently, and the first is used. */
export function actionsOnce<Row extends ActionRow>(rows: readonly Row[]) {
  const seen = new Set<string>();
  return rows
    .map((row) => ({ row, read: readAction(row.purpose) }))
    .filter(({ row, read: { kind, factor, amount } }) => {
      const isSpecial = SPECIAL.test(row.purpose);
      const own = kind === 'other' && row.purpose;
      const key = [row.exDate, kind, factor, amount, isSpecial, own].join();
      return seen.has(key) ? false : seen.add(key);
    });
}

/** The corporate actions of the symbols of a share, newest first, each once. */
export function actionsOf(
  { db }: ExchangeFolder,
  symbols: string,
): (ActionRow & { factor?: number })[] {
  const rows = db.rows<ActionRow>(
    `SELECT ex_day AS exDate, purpose FROM actions WHERE ${OF} AND purpose IS NOT NULL
     GROUP BY ex_day, upper(purpose) ORDER BY ex_day DESC LIMIT ?2`,
    symbols,
    MOST.actions * 2,
  );
  return actionsOnce(rows)
    .slice(0, MOST.actions)
    .map(({ row, read: { factor } }) => ({ ...row, ...(factor !== 1 && { factor }) }));
}

/**
 * `CompanyEvents/{code}`: corporate actions, board meetings, announcements, and the bulk and block
 * deals of thirty days.
 * @returns `null` if the equity list has no such code
 * @throws CallFailure while the files are read for the first time: a part of the events would look
 * complete
 */
export function companyEvents(folder: ExchangeFolder, code: string): EmbeddedAnswer | null {
  const company = companyBySymbol(folder, code.trim().toUpperCase());
  if (!company) return null;
  if (!isWhole(folder.db)) throw beingRead();
  const symbols = symbolsOf(folder, company.symbol);
  const day = lastDay(folder, homeExchange(folder))?.date ?? null;
  const { db } = folder;
  const data: Sent<typeof events> = {
    actions: actionsOf(folder, symbols),
    actionsSince: day && actionsSince(folder, day),
    meetings: db.rows(
      `SELECT day AS date, min(purpose) AS purpose FROM meetings
       WHERE ${OF} AND purpose IS NOT NULL AND purpose NOT LIKE 'Outcome%'
       GROUP BY day ORDER BY day DESC LIMIT ?2`,
      symbols,
      MOST.meetings,
    ),
    announcements: db.rows(
      `SELECT DISTINCT day AS date, text FROM announcements
       WHERE ${OF} AND day IS NOT NULL AND text <> '' ORDER BY day DESC LIMIT ?2`,
      symbols,
      MOST.announcements,
    ),
    deals: db.rows(DEALS_OF, symbols, day ? addDays(day, -DEAL_DAYS) : '9999', MOST.deals),
  };
  return endOfDay(data, day);
}
