import { tradingDay } from '@/lib/domain/calendar/hours';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { addDays, indianClock } from '@/lib/tools/time';

import { calendarOf } from './market-calendar';

/** How many days back sessions are counted: more than the longest maximum age needs. */
const LOOK_BACK = 30;

/** The market's calendar at a moment, by which figures age. */
export function marketClock(now: Date): MarketClock {
  const { day, time } = indianClock(now);
  const calendar = calendarOf('equity');
  const days = Array.from({ length: LOOK_BACK }, (_, at) => addDays(day, at - LOOK_BACK + 1));
  const closed = days.filter((one) => {
    const sessions = tradingDay(calendar, one).sessions.filter(({ phase }) => phase === 'open');
    const end = sessions.at(-1)?.to;
    return end !== undefined && (one < day || end <= time);
  });
  return { day, closed };
}
