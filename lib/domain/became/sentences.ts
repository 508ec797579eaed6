import type { CompanyAction } from '@/lib/domain/company/records';
import type { Break, Series } from '@/lib/domain/figure/series';
import { countOf, formatDate, formatPercent, formatRupees } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';

import type { Asked, AskedKind } from './asked';
import { type Became, isSparse, type NoSpan } from './became';

/** `down 27.74%`; a change that is printed as zero is `unchanged`. */
export function wayOf(percent: number): string {
  const size = formatPercent(Math.abs(percent));
  if (size === formatPercent(0)) return 'unchanged';
  return `${percent < 0 ? 'down' : 'up'} ${size}`;
}

/** `₹1,00,000.00 in HDFC Bank became ₹72,259.00` */
export function becameHeading(asked: Pick<Asked, 'amount' | 'every'>, name: string, of: Became) {
  const monthly = asked.every === 'month' ? ' a month' : '';
  return `${formatRupees(asked.amount)}${monthly} in ${name} became ${formatRupees(of.worth)}`;
}

/** The return, and the yearly return if there is one: `down 27.74%, down 26.93% a year`. */
function returnWords({ percent, yearly }: Pick<Became, 'percent' | 'yearly'>): string {
  return `${wayOf(percent)}${yearly === null ? '' : `, ${wayOf(yearly)} a year`}`;
}

/** The days and the sums of what was bought. */
function spanWords(every: Asked['every'], { from, to, bought, paid }: Became): string {
  if (every === 'once') return `From ${formatDate(from)} to ${formatDate(to)}`;
  const count = countOf(bought.length, 'purchase');
  return `${count} from ${formatDate(from)} to ${formatDate(to)}, ${formatRupees(paid)} in all`;
}

/** The days, the return and the yearly return, which of monthly sums is the XIRR. */
export function becameSentence({ every }: Pick<Asked, 'every'>, became: Became): string {
  const isXirr = every === 'month' && became.yearly !== null;
  return `${spanWords(every, became)}: ${returnWords(became)}${isXirr ? ' (XIRR)' : ''}.`;
}

/** The worst day on the way. */
export function worstSentence({ worst, every }: Pick<Became, 'worst'> & Pick<Asked, 'every'>) {
  if (worst === null) return 'On no day was it worth less than what had been paid in.';
  const paid = every === 'month' ? `, when ${formatRupees(worst.paid)} had been paid in` : '';
  return `On its worst day, ${formatDate(worst.day)}, it was worth ${formatRupees(worst.worth)}${paid}: ${wayOf(worst.percent)}.`;
}

/** How a split of units is counted: `10 units for 1`. */
const unitWords = (factor: number): string =>
  factor < 1 ? `${Math.round(1 / factor)} units for 1` : `1 unit for ${Math.round(factor)}`;

/**
 * The adjustments in a period: for a share its splits and bonus issues in the exchange's words, for
 * a fund the splits of its units. `null` if there are none.
 * @param actions of the share
 */
export function adjustedSentence(
  { points, splits }: Pick<Series, 'points' | 'splits'>,
  actions: readonly CompanyAction[],
  { from, to }: Pick<Became, 'from' | 'to'>,
): string | null {
  const named = splits
    .filter(({ day }) => day > from && day <= to)
    .flatMap(({ day, factor }) => {
      const before = points.findLast((point) => point.day < day)?.day ?? '';
      const own = actions.filter(
        (one) => one.factor !== 1 && one.exDate > before && one.exDate <= day,
      );
      return own.length > 0
        ? own.map(({ purpose }) => `“${purpose}” of ${formatDate(day)}`)
        : `the split of its units on ${formatDate(day)} (${unitWords(factor)})`;
    });
  return named.length > 0 ? `Adjusted for ${listed(named)}.` : null;
}

/** For a break without a known cause: what moved, and what would have explained it. */
const UNEXPLAINED: Readonly<Record<AskedKind, readonly [what: string, lacks: string]>> = {
  share: ['price', 'our source names no split or bonus issue of that day'],
  index: ['index', 'no action explains it'],
  fund: ['NAV', 'it is no split of its units'],
};

/** Why values before and after some day of a period cannot be compared. */
export function breakSentence(
  kind: AskedKind,
  { points }: Pick<Series, 'points'>,
  { day, cause }: Break,
): string {
  if (cause !== null) {
    return `${/^[aeiou]/i.test(cause) ? 'An' : 'A'} ${cause} took effect on ${formatDate(day)}.`;
  }
  const [what, lacks] = UNEXPLAINED[kind];
  const before = points.findLast((point) => point.day < day)?.day;
  return `Between ${formatDate(before)} and ${formatDate(day)} the ${what} moved further than trading explains, and ${lacks}.`;
}

/** How the days used differ from the requested ones, and which prices are missing. */
export function dayNotes(
  { from, to, every }: Pick<Asked, 'from' | 'to' | 'every'>,
  became: Became,
): readonly string[] {
  const isMoved = every === 'once' && from !== null && from !== became.from;
  return [
    ...(isMoved
      ? [`${formatDate(from)} has no price on record: counted from ${formatDate(became.from)}.`]
      : []),
    ...(to !== null && to !== became.to
      ? [`${formatDate(to)} has no price on record: counted to ${formatDate(became.to)}.`]
      : []),
    ...(isSparse(became.course)
      ? [
          'For part of the time less than one price a week is on record; a worse day may lie between.',
        ]
      : []),
  ];
}

/** Why a span has no answer. @param line the first and the last day on record */
export function noSpanSentence(
  why: NoSpan,
  name: string,
  [first, last]: readonly [first: string | undefined, last: string | undefined],
): string {
  const sentences: Readonly<Record<NoSpan, string>> = {
    'no-prices': `No prices of ${name} are on record here.`,
    'before-first': `Prices of ${name} on record begin on ${formatDate(first)}. Choose that day or a later one.`,
    'after-last': `Prices of ${name} on record end on ${formatDate(last)}. Choose an earlier first day.`,
    'too-short': `Between these days ${name} has no two prices on record. Choose days further apart.`,
  };
  return sentences[why];
}
