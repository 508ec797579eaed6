import { readAction } from '@/lib/domain/figure/actions';
import { LONGEST_BREAK } from '@/lib/domain/figure/series';
import { isBeyondBand, isUnexplained, unitSplitOf } from '@/lib/domain/figure/steps';
import { formatDate } from '@/lib/tools/format';
import { daysBetween } from '@/lib/tools/time';

import type { Database } from './database';
import type { Exchange } from './securities';

/** The effect of one day's actions on earlier prices. */
interface Action {
  readonly symbol: string;
  readonly exDay: string;
  readonly factor: number;
  /** Why earlier prices do not compare; `null` if they do. */
  readonly cause: string | null;
  readonly purpose: string;
  /** The file that names it. */
  readonly file: string;
}

/** A day of a life, and the day before it on which it traded. */
interface Step {
  readonly symbol: string;
  readonly kind: 'share' | 'fund';
  readonly file: number;
  readonly security: number;
  readonly day: string;
  /** The day before it on which the life traded. */
  readonly before: string;
  readonly first: number;
  readonly close: number;
  readonly previous: number | null;
  readonly last: number;
}

/** The result of judging a step. */
interface Decision {
  readonly factor?: number;
  /** Blank if no action explains the break. */
  readonly breaks?: string;
  /** The base of the close's change, if it is not the file's previous close. */
  readonly previous?: number | null;
  readonly contradicts?: Action;
}

/** Prices that print alike are equal. */
const PAISA = 0.0051;

/** A smaller factor than a day's trading allows can't be seen in the prices. */
const isVisible = (factor: number): boolean => isBeyondBand(1_000 * factor, 1_000);

/** The actions of one day of a share from several files, without duplicates. */
function actionsOf(db: Database): readonly Action[] {
  const rows = db.rows<{ symbol: string; ex_day: string; purpose: string; file: string }>(
    `SELECT coalesce(l.symbol, a.symbol) AS symbol, a.ex_day, a.purpose, min(f.name) AS file
     FROM actions a JOIN files f ON f.id = a.file
     LEFT JOIN securities s ON s.exchange = 'NSE' AND s.symbol = a.symbol
     LEFT JOIN lives l ON l.security = s.id
     WHERE a.ex_day IS NOT NULL AND a.purpose IS NOT NULL
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
  const found = new Map<string, Action>();
  const kinds = new Map<string, Set<string>>();
  for (const { symbol, ex_day: exDay, purpose, file } of rows) {
    const { kind, factor, breaks: cause } = readAction(purpose);
    if (factor === 1 && cause === null) continue;
    const key = `${symbol} ${exDay}`;
    const known = found.get(key) ?? { symbol, exDay, factor: 1, cause: null, purpose, file };
    const seen = kinds.get(key) ?? new Set();
    // Files may spell the same action differently.
    const isNew = !seen.has(kind);
    kinds.set(key, seen.add(kind));
    found.set(key, {
      ...known,
      factor: isNew ? known.factor * factor : known.factor,
      cause: known.cause ?? cause,
    });
  }
  return [...found.values()];
}

/**
 * The days on which prices may not be comparable with earlier ones: those on which an action took
 * effect (the first day with a price at or after its ex-date), and those that open outside the
 * price bands or with a previous close that is not the last one.
 */
function stepsOf(db: Database, exchange: Exchange, actions: readonly Action[]): readonly Step[] {
  db.run('DROP TABLE IF EXISTS temp.named');
  db.run(
    'CREATE TEMP TABLE named (symbol TEXT, day TEXT, PRIMARY KEY (symbol, day)) WITHOUT ROWID',
  );
  for (const { symbol, exDay } of actions) {
    db.run('INSERT OR IGNORE INTO temp.named VALUES (?, ?)', symbol, exDay);
  }
  return db.rows<Step>(
    `WITH traded AS (
       SELECT l.symbol, s.kind, p.file, p.security, w.day, coalesce(p.open, p.close) AS first,
         p.close, p.previous,
         lag(p.close) OVER life AS last, lag(w.day) OVER life AS before
       FROM sources w JOIN prices p ON p.file = w.file
       JOIN lives l ON l.security = p.security
       JOIN securities s ON s.id = p.security AND s.kind IN ('share', 'fund')
       WHERE w.dataset = 'prices' AND w.part = ?1
       WINDOW life AS (PARTITION BY l.symbol ORDER BY w.day)
     )
     SELECT * FROM traded t
     WHERE last IS NOT NULL AND (
       first NOT BETWEEN 0.8 * coalesce(previous, last) - 0.05
         AND 1.2 * coalesce(previous, last) + 0.05
       OR previous NOT BETWEEN 0.8 * last - 0.05 AND 1.2 * last + 0.05
       OR EXISTS (SELECT 1 FROM temp.named n
                  WHERE n.symbol = t.symbol AND n.day > t.before AND n.day <= t.day)
     ) ORDER BY symbol, day`,
    exchange,
  );
}

/**
 * Whether the exchange has restated a previous close for a factor: it is then nearer to the restated
 * last close than to the last close. Over days without a file it equals neither.
 */
function isRestated({ previous, last }: Step, factor: number): boolean {
  if (previous === null || Math.abs(previous - last) <= PAISA) return false;
  const distance = (to: number) => Math.abs(Math.log(previous / to));
  return distance(last * factor) < distance(last);
}

/** A day on which an action took effect. */
function ofAction(step: Step, action: Action): Decision {
  const { first, previous, last } = step;
  const { factor, cause } = action;
  const isDone = isRestated(step, factor);
  // In shares of before the action.
  const before = isDone ? last : (previous ?? last);
  if (cause !== null) {
    // A demerger has no factor: a previous close that differs was restated for it.
    const isOwn = previous !== null && isBeyondBand(previous, last);
    return { factor, breaks: cause, ...(!isDone && !isOwn && { previous: null }) };
  }
  const expected = isDone ? (previous ?? last * factor) : before * factor;
  if (isVisible(factor) && !isDone && isBeyondBand(first, expected)) {
    const isStep = isBeyondBand(first, before);
    return { breaks: '', contradicts: action, ...(isStep && { previous: null }) };
  }
  return { factor, ...(!isDone && previous !== null && { previous: expected }) };
}

/** The actions that took effect with a step, as one. */
function together(actions: readonly Action[], { before, day }: Step): Action | null {
  const due = actions.filter(({ exDay }) => exDay > before && exDay <= day);
  return due.reduce<Action | null>(
    (all, one) =>
      all === null
        ? one
        : { ...one, factor: all.factor * one.factor, cause: all.cause ?? one.cause },
    null,
  );
}

/** A day that no action explains. */
function unexplained({ kind, first, close, previous, last, before, day }: Step): Decision | null {
  const base = previous ?? last;
  const isNear = daysBetween(before, day) <= LONGEST_BREAK;
  // Over weeks without a price, the bands of many days explain a larger move.
  const isMoved = (price: number, from: number) =>
    isNear ? isBeyondBand(price, from) : isUnexplained(from, price);
  const isStep =
    (previous !== null || isNear ? isBeyondBand(first, base) : isUnexplained(base, first)) &&
    (kind === 'share' || isBeyondBand(close, base));
  const isOther = previous !== null && isMoved(previous, last);
  if (kind === 'fund') {
    const split = unitSplitOf(last, isOther ? previous : close);
    if (split !== null)
      return isOther ? { factor: split } : { factor: split, previous: base * split };
  }
  if (isStep) return { breaks: '', previous: null };
  return isOther ? { breaks: '' } : null;
}

function put(db: Database, step: Step, decision: Decision, isHome: boolean): void {
  const { symbol, day, file, security } = step;
  const { factor = 1, breaks, previous } = decision;
  if (isHome && factor !== 1) db.run('INSERT INTO factors VALUES (?, ?, ?)', symbol, day, factor);
  if (isHome && breaks !== undefined) {
    db.run('INSERT INTO breaks VALUES (?, ?, ?)', symbol, day, breaks);
  }
  if (previous !== undefined) {
    db.run('INSERT OR REPLACE INTO previous_closes VALUES (?, ?, ?)', file, security, previous);
  }
}

/** An action that the prices contradict: it is not applied. */
export interface Contradiction {
  readonly file: string;
  readonly reason: string;
}

const contradiction = ({ symbol, purpose, exDay, file }: Action, { last, first }: Step) => ({
  file,
  reason: `names “${purpose}” of ${symbol} for ${formatDate(exDay)}, but its price went from ${last} to ${first}: the action is not applied`,
});

/**
 * Finds the factors for prices before a day, and the days before which prices cannot be compared. A
 * previous close that the exchange has already restated is not adjusted again.
 * @returns the actions that the prices contradict
 */
export function deriveActions(db: Database): readonly Contradiction[] {
  for (const table of ['factors', 'breaks', 'previous_closes']) db.run(`DELETE FROM ${table}`);
  const actions = actionsOf(db);
  const bySymbol = new Map<string, Action[]>();
  for (const action of actions) {
    bySymbol.set(action.symbol, [...(bySymbol.get(action.symbol) ?? []), action]);
  }
  const contradictions = new Map<string, Contradiction>();
  const ofNse = new Set(
    db
      .rows<{ symbol: string }>("SELECT DISTINCT symbol FROM lives WHERE exchange = 'NSE'")
      .map(({ symbol }) => symbol),
  );
  for (const exchange of ['NSE', 'BSE'] as const) {
    for (const step of stepsOf(db, exchange, actions)) {
      const action = together(bySymbol.get(step.symbol) ?? [], step);
      const decision = action ? ofAction(step, action) : unexplained(step);
      if (!decision) continue;
      // For a share that trades on both exchanges, the days of the NSE are used.
      put(db, step, decision, exchange === 'NSE' || !ofNse.has(step.symbol));
      if (decision.contradicts) {
        const found = contradiction(decision.contradicts, step);
        contradictions.set(found.reason, found);
      }
    }
  }
  return [...contradictions.values()];
}
