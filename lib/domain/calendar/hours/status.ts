import { addDays, indianClock, isWeekend, weekdayOf } from '@/lib/tools/time';

import type { DatedHours, MarketStatus, SegmentCalendar, Session } from './types';

/** A calendar without the days before a moment: all that a browser needs. */
export function calendarFrom(calendar: SegmentCalendar, moment: Date): SegmentCalendar {
  const { day: today } = indianClock(moment);
  return {
    hours: calendar.hours.filter(({ until }) => until === null || until >= today),
    holidays: calendar.holidays.filter(({ day }) => day >= today),
    specials: calendar.specials.filter(({ day }) => day >= today),
  };
}

/** Days searched for the next session. */
const MAX_DAYS_AHEAD = 14;

const isWithin = (day: string, { from, until }: DatedHours): boolean =>
  day >= from && (until === null || day <= until);

const ordinarySessions = (calendar: SegmentCalendar, day: string): readonly Session[] =>
  calendar.hours.find((hours) => isWithin(day, hours))?.sessions ?? [];

/** The open sessions after a time (`HH:MM`); a current one is shortened to start then. */
const sessionsFrom = (sessions: readonly Session[], from: string): readonly Session[] =>
  sessions
    .filter(({ phase, to }) => phase === 'open' && to > from)
    .map((session) => (session.from < from ? { ...session, from } : session));

interface TradingDay {
  readonly sessions: readonly Session[];
  /** Name of the holiday, special session or weekend day; `null` for an ordinary day. */
  readonly reason: string | null;
  readonly isHoliday: boolean;
}

/** The sessions of a segment on a day. @param day `YYYY-MM-DD` */
export function tradingDay(calendar: SegmentCalendar, day: string): TradingDay {
  const special = calendar.specials.find((one) => one.day === day);
  if (special) return { sessions: special.sessions, reason: special.name, isHoliday: false };
  if (isWeekend(day)) return { sessions: [], reason: weekdayOf(day), isHoliday: false };
  const holiday = calendar.holidays.find((one) => one.day === day);
  const ordinary = ordinarySessions(calendar, day);
  if (!holiday) return { sessions: ordinary, reason: null, isHoliday: false };
  const sessions = holiday.opensAt ? sessionsFrom(ordinary, holiday.opensAt) : [];
  return { sessions, reason: holiday.name, isHoliday: true };
}

function nextOpening(calendar: SegmentCalendar, day: string, time: string): MarketStatus['opens'] {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const candidate = addDays(day, ahead);
    const next = tradingDay(calendar, candidate).sessions.find(
      ({ phase, from }) => phase === 'open' && (ahead > 0 || from > time),
    );
    if (next) return { day: candidate, at: next.from };
  }
  return null;
}

/**
 * Whether a segment trades at a moment, and when that changes. Pure: server and browser compute the
 * same status.
 */
export function marketStatus(calendar: SegmentCalendar, now: Date): MarketStatus {
  const { day, time } = indianClock(now);
  const { sessions, reason, isHoliday } = tradingDay(calendar, day);
  const current = sessions.find(({ from, to }) => from <= time && time < to);
  if (current)
    return {
      phase: current.phase,
      reason,
      until: current.to,
      note: current.note,
      opens: null,
    };
  return {
    phase: isHoliday ? 'holiday' : 'closed',
    reason,
    until: null,
    opens: nextOpening(calendar, day, time),
  };
}
