import { MIN_PRICE } from '@/lib/domain/company/history';
import type { CompanyPart } from '@/lib/domain/company/parts';
import type { companyPart } from '@/lib/domain/company/records';
import { ownQuarters } from '@/lib/domain/company/results';
import type { Sent } from '@/lib/domain/fields';
import { groupBy } from '@/lib/domain/support/group';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { companiesOf, homeExchange, lastDay, presentSymbols } from '../query';
import { actionsOnce, type ActionRow } from './company-events';
import { filedQuarters } from './filings';
import { rangeStart } from './range';
import { endOfDay } from './reply';

type PartRow = Sent<typeof companyPart> & { readonly symbol: string };

const partRow = (
  symbol: string,
  part: CompanyPart,
  rows: number,
  { newest, changed = null }: { newest: string | null; changed?: string | null },
): PartRow => ({ symbol, part, rows, newest, changed });

/** The days of the last year on which each share traded. */
function histories(folder: ExchangeFolder): PartRow[] {
  const exchange = homeExchange(folder);
  const last = lastDay(folder, exchange)?.date;
  const start = last && rangeStart(last, '1Y');
  if (!start) return [];
  return folder.db
    .rows<{ symbol: string; days: number; newest: string }>(
      `SELECT l.symbol, count(DISTINCT w.day) AS days, max(w.day) AS newest
       FROM sources w CROSS JOIN prices p ON p.file = w.file
       JOIN lives l ON l.security = p.security AND l.exchange = w.part
       WHERE w.dataset = 'prices' AND w.part = ? AND w.day >= ? AND p.close >= ${MIN_PRICE}
       GROUP BY l.symbol`,
      exchange,
      start,
    )
    .map(({ symbol, days, newest }) =>
      partRow(symbol, 'history', days, { newest, changed: newest }),
    );
}

/** Ex-dates are later than the day on which an action was announced: no day of change is known. */
function corporateActions(folder: ExchangeFolder): PartRow[] {
  const present = presentSymbols(folder);
  const rows = folder.db.rows<ActionRow & { symbol: string }>(
    `SELECT symbol, ex_day AS exDate, purpose FROM actions
     WHERE purpose IS NOT NULL AND ex_day IS NOT NULL GROUP BY symbol, ex_day, upper(purpose)
     ORDER BY ex_day DESC`,
  );
  return groupBy(rows, ({ symbol }) => present(symbol)).map(({ name, items }) =>
    partRow(name, 'corporate-actions', actionsOnce(items).length, {
      newest: items[0]?.exDate ?? null,
    }),
  );
}

function announcements(folder: ExchangeFolder): PartRow[] {
  const present = presentSymbols(folder);
  const rows = folder.db.rows<{ symbol: string; day: string; text: string }>(
    `SELECT DISTINCT symbol, day, text FROM announcements
     WHERE day IS NOT NULL AND text <> '' ORDER BY day DESC`,
  );
  return groupBy(rows, ({ symbol }) => present(symbol)).map(({ name, items }) => {
    const texts = new Set(items.map(({ day, text }) => `${day} ${text}`));
    const newest = items[0]?.day ?? null;
    return partRow(name, 'announcements', texts.size, { newest, changed: newest });
  });
}

const results = (folder: ExchangeFolder): PartRow[] =>
  [...filedQuarters(folder)].map(([symbol, quarters]) => {
    const own = ownQuarters(quarters);
    const newest = own.at(-1);
    return partRow(symbol, 'results', own.length, {
      newest: newest?.period ?? null,
      changed: newest?.filedOn ?? null,
    });
  });

/** The newest filing of a quarter decides its day, as in `companyShareholding`. */
function shareholdings({ db }: ExchangeFolder): PartRow[] {
  const rows = db.rows<{ symbol: string; asOn: string; filedOn: string | null }>(
    `SELECT f.company AS symbol, r.as_on AS asOn, r.filed_on AS filedOn
     FROM shareholding r
     JOIN filers f ON f.symbol = r.symbol AND f.scrip IS r.scrip AND f.isin IS r.isin
     JOIN files n ON n.id = r.file
     ORDER BY r.as_on, r.stamped_on, r.sequence, n.name`,
  );
  return groupBy(rows, ({ symbol }) => symbol).map(({ name, items }) =>
    partRow(name, 'shareholding', new Set(items.map(({ asOn }) => asOn)).size, {
      newest: items.at(-1)?.asOn ?? null,
      changed: items.at(-1)?.filedOn ?? null,
    }),
  );
}

/**
 * `CompanyParts`: how many rows the pages below each company's page have, with the day of the newest
 * row and of its last change. Five queries for all companies: the sitemap needs them at once.
 */
export function companyParts(folder: ExchangeFolder): EmbeddedAnswer {
  const listed = new Set(companiesOf(folder).map(({ symbol }) => symbol));
  const rows = [histories, corporateActions, announcements, results, shareholdings].flatMap(
    (partsOf) => partsOf(folder),
  );
  return endOfDay(
    rows.filter(({ symbol }) => listed.has(symbol)),
    lastDay(folder, homeExchange(folder))?.date ?? null,
  );
}
