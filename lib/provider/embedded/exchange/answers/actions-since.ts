import { readAction } from '@/lib/domain/figure/actions';
import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

import { parseDay } from '../cells';
import type { Database } from '../database';
import type { ExchangeFolder } from '../dataset';
import { figuresState } from '../derive';

/** The exchange's download has the days between which it has all ex-dates: `…-01-08-2025-to-21-08-2026.csv`. */
const SPAN = /(\d{2}-\d{2}-\d{4})-to-(\d{2}-\d{2}-\d{4})/i;

interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** The days that files of corporate actions cover by their names. */
function namedSpans({ db }: ExchangeFolder): readonly Stretch[] {
  const files = db.rows<{ name: string }>(
    `SELECT name FROM files WHERE kind = 'corporate-actions' AND rejection IS NULL`,
  );
  return files.flatMap(({ name }) => {
    const [from, to] = (SPAN.exec(name)?.slice(1) ?? []).map(parseDay);
    return from && to && from <= to ? [{ from, to }] : [];
  });
}

/**
 * In days: over a year, the whole exchange has no longer period without an ex-date of a dividend.
 */
const LONGEST_GAP = 10;

/** And more than one dividend per three companies. */
const COMPANIES_TO_A_DIVIDEND = 3;

/**
 * Whether daily files have no gap in the dividends of the exchange after one day and up to another.
 */
function isDense({ db }: ExchangeFolder, after: string, upTo: string): boolean {
  const rows = db.rows<{ day: string; purpose: string }>(
    `SELECT ex_day AS day, min(purpose) AS purpose FROM actions
     WHERE ex_day > ? AND ex_day <= ? AND symbol IN (SELECT symbol FROM equity_list)
     GROUP BY symbol, ex_day, upper(purpose) ORDER BY ex_day`,
    after,
    upTo,
  );
  const days = rows.flatMap(({ day, purpose }) => (readAction(purpose).pays ? [day] : []));
  const companies = db.row<{ count: number }>('SELECT count(*) AS count FROM equity_list');
  return (
    days.length * COMPANIES_TO_A_DIVIDEND >= (companies?.count ?? Infinity) &&
    [...days, upTo].every((day, at) => daysBetween(days[at - 1] ?? after, day) <= LONGEST_GAP)
  );
}

function findSince(folder: ExchangeFolder, upTo: string): string | null {
  const spans = namedSpans(folder);
  let since = addDays(upTo, 1);
  let before: Stretch | undefined;
  do {
    before = spans.find(({ from, to }) => from < since && addDays(to, 1) >= since);
    since = before?.from ?? since;
  } while (before);
  const yearBefore = monthsBefore(upTo, 12);
  if (since > yearBefore && isDense(folder, yearBefore, upTo)) return yearBefore;
  return since > upTo ? null : since;
}

const newest = new WeakMap<Database, { key: string; since: string | null }>();

/**
 * The first day from which the files have every corporate action up to a day: by the names of
 * consecutive downloads, or a year before if daily files have the dividends of all its weeks.
 * `null` otherwise: a share without a known action may still have had one.
 */
export function actionsSince(folder: ExchangeFolder, upTo: string): string | null {
  const key = `${figuresState(folder.db)} ${upTo}`;
  const known = newest.get(folder.db);
  if (known?.key === key) return known.since;
  const since = findSince(folder, upTo);
  newest.set(folder.db, { key, since });
  return since;
}
