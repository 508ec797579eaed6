import { monthEnds } from '@/lib/domain/comparison/rebased-prices';
import { percentOfPaid, worthOn } from '@/lib/domain/figure/purchases';
import type { Series } from '@/lib/domain/figure/series';

import type { Asked } from './asked';
import { type Became, depositOn, yearlyOf } from './became';

/** The deposit that each answer is compared with, in per cent a year. */
export const DEPOSIT_RATE = 7;

/** The value of the same sums, invested on the same days, elsewhere. */
export interface Alongside {
  readonly name: string;
  readonly worth: number;
  readonly percent: number;
  readonly yearly: number | null;
  /** Rupees on each day of the course. */
  readonly course: readonly number[];
}

/** A row of the table: a day, and the value of each line on it. */
export interface BecameRow {
  readonly day: string;
  readonly paid: number;
  readonly worth: number;
  /** In the order of the lines alongside. */
  readonly others: readonly number[];
}

/**
 * The value of an answer's sums in an index and in a deposit.
 * @param index missing if the index has no values for the period, or a break in it
 */
export function alongside(
  { amount }: Pick<Asked, 'amount'>,
  { bought, course, to, paid }: Became,
  index: { readonly name: string; readonly series: Series } | null,
): readonly Alongside[] {
  const days = course.map(({ day }) => day);
  const named = (name: string, worths: readonly number[]): Alongside => {
    const worth = worths.at(-1) ?? 0;
    return {
      name,
      worth,
      course: worths,
      percent: percentOfPaid({ paid, worth }),
      yearly: yearlyOf(bought, amount, to, worth),
    };
  };
  const inIndex = index && worthOn(index.series, bought, amount, days);
  return [
    ...(index && inIndex ? [named(index.name, inIndex)] : []),
    named(`Deposit at ${DEPOSIT_RATE}%`, depositOn(bought, amount, days, DEPOSIT_RATE)),
  ];
}

/** The first day, the last of each month and the last day. */
export function becameRows({ course }: Became, others: readonly Alongside[]): readonly BecameRow[] {
  return monthEnds(course.map(({ day }) => day)).flatMap((at) => {
    const point = course[at];
    return point ? [{ ...point, others: others.map((one) => one.course[at] ?? 0) }] : [];
  });
}
