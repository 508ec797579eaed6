import {
  formatClock,
  formatDayMonth,
  formatMonth,
  formatMonthName,
  formatYear,
} from '@/lib/tools/format';
import { daysBetween } from '@/lib/tools/time';

export interface TimeTick {
  /** Index of the moment. */
  readonly at: number;
  readonly label: string;
  /** `false` for a label that a narrow chart hides. */
  readonly isMajor: boolean;
}

/** Labels closer than this share of the width to the right edge would be cut off. */
const LAST_PLACE = 0.95;
const NEAREST = 0.12;
/** Letters of a label that needs more room than the start of a month has. */
const LONG = 5;

type Draft = (times: readonly string[]) => readonly TimeTick[];

/** A tick at the first moment and wherever the result of `name` changes. */
function whereChanges(times: readonly string[], name: (time: string) => string): readonly number[] {
  let known = '';
  return times.flatMap((time, at) => {
    const named = name(time);
    if (named === known) return [];
    known = named;
    return [at];
  });
}

const byDay: Draft = (times) => {
  const step = Math.max(1, Math.ceil(times.length / 5));
  return times.flatMap((time, at) =>
    at % step === 0 ? [{ at, label: formatDayMonth(time), isMajor: true }] : [],
  );
};

/** The start of each hour; a narrow chart shows even hours. */
const byHour: Draft = (times) =>
  whereChanges(times, (time) => formatClock(time).slice(0, 2)).map((at) => {
    const label = formatClock(times[at]);
    return { at, label, isMajor: Number(label.slice(0, 2)) % 2 === 0 };
  });

/** Month and year: of a day as written, of a moment by Indian time. */
const monthKey = (time: string): string =>
  time.length === 10 ? time.slice(0, 7) : formatMonth(time);
const yearKey = (time: string): string =>
  time.length === 10 ? time.slice(0, 4) : formatYear(time);

/** The first months of quarters are major; January shows its year. */
const byMonth: Draft = (times) =>
  whereChanges(times, monthKey).map((at) => {
    const time = times[at] ?? '';
    const name = formatMonthName(time);
    return {
      at,
      label: name === 'Jan' ? formatMonth(time) : name,
      isMajor: ['Jan', 'Apr', 'Jul', 'Oct'].includes(name),
    };
  });

const byYear: Draft = (times) =>
  whereChanges(times, yearKey).map((at) => ({
    at,
    label: formatYear(times[at]),
    isMajor: true,
  }));

function draftFor(days: number): Draft {
  if (days < 1) return byHour;
  if (days < 75) return byDay;
  return days < 500 ? byMonth : byYear;
}

/** Labels of a time axis whose moments are evenly spaced, as trading days are. */
export function timeTicks(times: readonly string[]): readonly TimeTick[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return [];
  const days = daysBetween(first, last);
  const ticks = draftFor(days)(times);
  const width = times.length - 1;
  const shown = ticks.filter(({ at, isMajor }, place) => {
    if (at / width > LAST_PLACE) return false;
    const [before, next] = [ticks[place - 1], ticks[place + 1]];
    // A month with its year takes the room of the next one.
    const isCrowded = before && before.label.length > LONG && (at - before.at) / width < NEAREST;
    if (isCrowded && !isMajor) return false;
    // The first moment is within a month or year: its label is dropped where the next one is near.
    return place > 0 || !next || (next.at - at) / width >= NEAREST;
  });
  // A few months may be none of those that a narrow chart shows.
  return shown.some(({ isMajor }) => isMajor)
    ? shown
    : shown.map((tick) => ({ ...tick, isMajor: true }));
}
