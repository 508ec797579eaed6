import { addDays, monthsBefore } from '@/lib/tools/time';

import type { ExchangeFolder } from '../dataset';
import { lastDay } from '../query';
import type { Exchange } from '../securities';

/** The day from which the prices of a share can be compared with those of a given day. */
export interface Since {
  readonly day: string;
  /** Why earlier ones cannot, blank without a known cause; `null` if there are none. */
  readonly breaks: string | null;
}

/**
 * If a share's first price is more than this many days after the start of the year, it has no full
 * year.
 */
const SLACK = 7;

interface Row {
  readonly life: string;
  readonly day: string;
  readonly breaks: string | null;
}

/** The shares whose prices can be compared over less than a year, by life. */
export function comparableSince(
  folder: ExchangeFolder,
  exchange: Exchange,
  day: string,
): ReadonlyMap<string, Since> {
  const { db } = folder;
  const yearBefore = monthsBefore(day, 12);
  const broken = db.rows<Row>(
    `SELECT symbol AS life, day, cause AS breaks FROM breaks
     WHERE day > ? AND day <= ? ORDER BY day`,
    yearBefore,
    day,
  );
  // First days are available only for the newest session.
  const young =
    day === lastDay(folder, exchange)?.date
      ? db.rows<Row>(
          `SELECT symbol AS life, first_day AS day, NULL AS breaks FROM ranges
           WHERE exchange = ? AND first_day > ?`,
          exchange,
          addDays(yearBefore, SLACK),
        )
      : [];
  return new Map([...young, ...broken].map(({ life, ...since }) => [life, since]));
}
