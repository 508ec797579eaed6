import { oncePer } from '@/lib/tools/once-per';
import { addDays, isWeekend } from '@/lib/tools/time';

import { sampleRecords } from './records';

export type HistoryRange = '1M' | '1Y' | '5Y';

interface Calendar {
  /** The fixed day of every sample figure: a Friday on which the exchanges traded. */
  readonly day: string;
  /** First day of each history. */
  readonly ranges: Readonly<Record<HistoryRange, string>>;
  /** Weekdays without trading. */
  readonly holidays: readonly string[];
}

const calendar = (): Calendar => sampleRecords('calendar');

export const sampleDay = (): string => calendar().day;

/** The moment the sample session closed: the closing auction ends at 15:35, derivatives at 15:40. */
export const sampleClose = (): string => `${sampleDay()}T15:40:00+05:30`;

export const isTradingDay = (day: string): boolean =>
  !isWeekend(day) && !calendar().holidays.includes(day);

/** The days from the longest history's first to the sample day on which the exchanges traded, newest first. */
const allTradingDays = oncePer(({ day: last, ranges }: Calendar): readonly string[] => {
  const days: string[] = [];
  for (let day = last; day >= ranges['5Y']; day = addDays(day, -1)) {
    if (isTradingDay(day)) days.push(day);
  }
  return days;
});

/** The trading days of a range, newest first: the first one is the sample day. */
export function tradingDays(range: HistoryRange): readonly string[] {
  const start = calendar().ranges[range];
  return allTradingDays(calendar()).filter((day) => day >= start);
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Gathers days, newest first, into the weeks (Monday to Sunday) they fall in, newest first. */
export function byWeek<Day extends { readonly time: string }>(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  let monday = '';
  for (const day of days) {
    const own = mondayOf(day.time);
    if (own !== monday) weeks.push([]);
    weeks.at(-1)?.push(day);
    monday = own;
  }
  return weeks;
}
