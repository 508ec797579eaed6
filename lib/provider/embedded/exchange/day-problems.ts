import { formatCount } from '@/lib/tools/format';
import { daysBetween, isWeekend } from '@/lib/tools/time';

import { LONGEST_BREAK, MOST_HOLIDAYS } from './coverage';
import type { Database } from './database';
import { weekdaysBetween } from './days';
import { joinProblems } from './join-days';
import type { FileTable } from './tables';

/** A fault of a whole file, or of the days of one kind of files. */
export interface DayProblem {
  /** The file, or the kind of files. */
  readonly file: string;
  readonly reason: string;
}

interface Series {
  readonly name: string;
  readonly dataset: 'prices' | FileTable;
  readonly part: string;
}

/** Files that an exchange publishes for every session. */
const EACH_SESSION: readonly Series[] = [
  { name: 'prices of the NSE', dataset: 'prices', part: 'NSE' },
  { name: 'prices of the BSE', dataset: 'prices', part: 'BSE' },
  { name: 'closes of the indices', dataset: 'index_closes', part: '' },
];

/** Tables of files that are about one day each. */
const ONE_DAY: readonly Series['dataset'][] = [
  'prices',
  'index_closes',
  'market_caps',
  'price_earnings',
  'year_ranges',
  'volatilities',
  'participants',
  'futures',
  'options',
];

/** Extra holidays that a few weeks may have beyond their share of a year's. */
const SPARE_HOLIDAYS = 3;
/** Days that a reason names. */
const NAMED = 5;

const namedDays = (days: readonly string[]): string => {
  const more = days.length > NAMED ? ` and ${formatCount(days.length - NAMED)} more` : '';
  return `${days.slice(0, NAMED).join(', ')}${more}`;
};

/** The longest gap between days, if it is longer than an exchange ever closes. */
function longestHole(days: readonly string[]): readonly [from: string, to: string] | null {
  let found: readonly [from: string, to: string] | null = null;
  let longest = LONGEST_BREAK;
  days.forEach((to, at) => {
    const from = days[at - 1] ?? to;
    const length = daysBetween(from, to);
    if (length > longest) [found, longest] = [[from, to], length];
  });
  return found;
}

/**
 * Why days of a series, oldest first, can't be all: others have a session that it lacks, it has none
 * for longer than an exchange closes, or for more weekdays than there are holidays.
 * @param sessions the days of all series
 */
export function gapIn(days: readonly string[], sessions: readonly string[]): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const own = new Set(days);
  const missing = sessions.filter((day) => day > first && day < last && !own.has(day));
  if (missing.length > 0) return `lack days that other files have: ${namedDays(missing)}`;
  const hole = longestHole(days);
  if (hole) return `have no day between ${hole[0]} and ${hole[1]}`;
  const weekdays = weekdaysBetween(first, last);
  const without = weekdays - days.slice(1).filter((day) => !isWeekend(day)).length;
  const most = SPARE_HOLIDAYS + (MOST_HOLIDAYS * daysBetween(first, last)) / 365;
  if (without <= most) return null;
  return `lack ${formatCount(without)} of the ${formatCount(weekdays)} weekdays between ${first} and ${last}, more than are holidays`;
}

function gaps(db: Database): DayProblem[] {
  const daysOf = EACH_SESSION.map(({ dataset, part }) =>
    db
      .rows<{ day: string }>(
        "SELECT day FROM sources WHERE dataset = ? AND part = ? AND day <> '' ORDER BY day",
        dataset,
        part,
      )
      .map(({ day }) => day),
  );
  const sessions = [...new Set(daysOf.flat())].sort();
  return EACH_SESSION.flatMap(({ name }, at) => {
    const reason = gapIn(daysOf[at] ?? [], sessions);
    return reason === null ? [] : [{ file: name, reason }];
  });
}

/** Files of one kind and day: a copy, or a holiday's file with the session before. */
const doubled = (db: Database): DayProblem[] =>
  db
    .rows<{ file: string; day: string; used: string }>(
      `SELECT f.name AS file, p.day, u.name AS used
     FROM sources s JOIN parts p USING (dataset, part, day)
     JOIN files f ON f.id = p.file JOIN files u ON u.id = s.file
     WHERE p.file <> s.file AND f.kind = u.kind AND p.day <> ''
       AND p.dataset IN (${ONE_DAY.map((table) => `'${table}'`).join(', ')})
     ORDER BY f.name`,
    )
    .map(({ file, day, used }) => ({
      file,
      reason: `has the day ${day} like ${used}, which is used`,
    }));

/** Days that are missing, that two files have, or whose files contradict each other. */
export const dayProblems = (db: Database): readonly DayProblem[] => [
  ...gaps(db),
  ...doubled(db),
  ...joinProblems(db),
];
