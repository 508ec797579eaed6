import { addDays, monthsBefore } from '@/lib/tools/time';

import type { ExchangeFolder } from '../dataset';
import { lastDay } from '../query';
import type { Exchange } from '../securities';

/** From when on the prices of a share compare with those of a day. */
export interface Since {
  readonly day: string;
  /** Why earlier ones do not, blank without a known cause; `null` where there are none. */
  readonly breaks: string | null;
}

/** A share whose first price is later than this many days after a year before has no year. */
const SLACK = 7;

interface Row {
  readonly life: string;
  readonly day: string;
  readonly breaks: string | null;
}

/** The shares whose prices compare with those of a day for less than a year, by life. */
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
    ...[yearBefore, day],
  );
  // First days are at hand for the newest session alone.
  const young =
    day === lastDay(folder, exchange)?.date
      ? db.rows<Row>(
          `SELECT symbol AS life, first_day AS day, NULL AS breaks FROM ranges
           WHERE exchange = ? AND first_day > ?`,
          ...[exchange, addDays(yearBefore, SLACK)],
        )
      : [];
  return new Map([...young, ...broken].map(({ life, ...since }) => [life, since]));
}
