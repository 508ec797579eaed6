import { onIndianClock } from '@/lib/tools/time';

import type { Table } from './types';

/** The years in which a plan's first year falls, if it starts on 1 January or on 1 April. */
export interface PlanStart {
  readonly calendar: number;
  /** The year in which the financial year begins. */
  readonly financial: number;
}

const APRIL = 3;

/** The next 1 January and the next 1 April after a moment, in Indian time. */
export function planStart(now: Date): PlanStart {
  const there = onIndianClock(now);
  const year = there.getUTCFullYear();
  return { calendar: year + 1, financial: there.getUTCMonth() < APRIL ? year : year + 1 };
}

/** The calendar year of a plan's year, counted from 1. */
export function calendarYear(start: PlanStart, year: number): string {
  return String(start.calendar + year - 1);
}

/** The financial year of a plan's year, as it is written: `2027-28`. */
export function financialYear(start: PlanStart, year: number): string {
  const first = start.financial + year - 1;
  return `${first}-${String(first + 1).slice(-2)}`;
}

/** The table with the calendar year and the financial year of each plan year. */
export function withPlanYears(table: Table, start: PlanStart): Table {
  const [first, ...others] = table.columns;
  if (first?.key !== 'year') return table;
  const columns = [
    first,
    { key: 'calendar', label: 'Calendar year, from January' },
    { key: 'financial', label: 'Financial year, from April' },
    ...others,
  ];
  const rows = table.rows.map(([year = 1, ...cells]) => [
    year,
    calendarYear(start, Number(year)),
    financialYear(start, Number(year)),
    ...cells,
  ]);
  return { columns, rows };
}
