import {
  countOf,
  directionOf,
  formatDate,
  formatNumber,
  formatPercent,
  formatWholeRupees,
} from '@/lib/tools/format';
import { daysBetween } from '@/lib/tools/time';

import type { Fall, PlanGap, Rolling, YearReturn } from './history';
import { LONGEST_BREAK } from './nav-line';
import { dayChange, knownLabel } from './plans';
import { type FundReturn, hasWholeReturn, LEAST_HISTORY } from './returns';
import type { SipResult } from './sip';
import type { FundStory } from './story';
import type { FundScheme, NavPoint } from './types';

/** A NAV as fund houses print it: rupees with four decimals. */
export const formatNav = (nav: number | null): string =>
  nav === null ? formatNumber(nav) : `₹${formatNumber(nav, 4)}`;

const size = (percent: number): string => formatPercent(Math.abs(percent));

/** `12.34% a year`, `a loss of 3.20%` */
export function returnInWords({ percent, isYearly }: Pick<FundReturn, 'percent' | 'isYearly'>) {
  const unit = isYearly ? ' a year' : '';
  if (directionOf(percent) === 'flat') return 'no gain and no loss';
  return percent < 0 ? `a loss of ${size(percent)}${unit}` : `${size(percent)}${unit}`;
}

/** What the NAV is and how it moved. */
export function navSentence(scheme: FundScheme): string {
  const { nav, day, previousDay } = scheme;
  if (nav === null) return 'AMFI’s file has no NAV of this option.';
  const change = dayChange(scheme);
  const label = knownLabel(scheme);
  const base = `One unit${label && ` (${label})`} cost ${formatNav(nav)} on ${formatDate(day)}`;
  if (!change) return `${base}.`;
  const direction = directionOf(change.change, 4);
  if (direction === 'flat') return `${base}, the same as on ${formatDate(previousDay)}.`;
  return `${base}, ${size(change.percent)} ${direction === 'up' ? 'more' : 'less'} than on ${formatDate(previousDay)}.`;
}

/** Why no return is shown; empty where returns are. */
export function noReturnsSentence({ noReturns, line, family, scheme }: FundStory): string {
  const [first, last] = [line[0], line.at(-1)];
  switch (noReturns) {
    case 'not-current':
      return `${scheme.day === null ? 'AMFI’s file has no NAV of it.' : `The last NAV in AMFI’s file is of ${formatDate(scheme.day)}.`} A fund stops publishing when it matures, closes or is merged into another: ask ${family.house.name}.`;
    case 'payouts':
      return (
        'A payout leaves the fund and lowers this NAV. Payouts are not in this line, so it alone does not say what an investor earned.' +
        (family.schemes.some(hasWholeReturn) ? ' The growth option does.' : '')
      );
    case 'option':
      return 'AMFI’s files do not say for certain whether this option pays out. Payouts would not be in this line, so no return is shown.';
    case 'no-history':
      return `No earlier NAVs are on record here. Returns need ${LEAST_HISTORY} days of them.`;
    case 'short-history': {
      const days = first && last ? daysBetween(first.day, last.day) : 0;
      return `NAVs of ${countOf(days, 'day')} are on record here. Returns need ${LEAST_HISTORY} days.`;
    }
    default:
      return '';
  }
}

/** The heading of the returns: the longest whole span. */
export function returnsSentence(returns: readonly FundReturn[]): string {
  const whole = returns.findLast(({ years }) => years !== null) ?? returns.at(-1);
  if (!whole) return 'Returns';
  // Over one year the return and the return a year are the same.
  const words = returnInWords(whole.years === 1 ? { ...whole, isYearly: false } : whole);
  const text =
    whole.years === null
      ? `${words} since ${formatDate(whole.from.day)}`
      : `${words} over ${whole.span}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The heading of a chart's stretch. */
export function courseSentence(points: readonly NavPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'NAV';
  return `${formatNav(first.nav)} on ${formatDate(first.day)}, ${formatNav(last.nav)} on ${formatDate(last.day)}`;
}

/** The chart's text alternative. */
export function courseDescription(points: readonly NavPoint[]): string {
  const highest = points.reduce(
    (a, b) => (b.nav > a.nav ? b : a),
    points[0] ?? { day: '', nav: 0 },
  );
  const lowest = points.reduce((a, b) => (b.nav < a.nav ? b : a), highest);
  const at = ({ nav, day }: NavPoint) => `${formatNav(nav)} on ${formatDate(day)}`;
  return `Line chart of the NAV: ${courseSentence(points)}; the highest ${at(highest)}, the lowest ${at(lowest)}.`;
}

export function sipSentence(sips: readonly SipResult[]): string {
  const longest = sips.at(-1);
  if (!longest) return 'SIP';
  const { years, invested, worth } = longest;
  return `${formatWholeRupees(invested)} paid in over ${countOf(years, 'year')} became ${formatWholeRupees(worth)}`;
}

export function rollingSentence({ worst, best }: Rolling): string {
  return `Three years brought between ${returnInWords(worst)} and ${returnInWords(best)}`;
}

/** From which NAV to which it fell, and when the high was reached again. */
export function fallCourse({ from, to, regained }: Fall): string {
  const end = regained
    ? `The high was reached again on ${formatDate(regained.day)}.`
    : 'The high has not been reached again since.';
  return `from ${formatNav(from.nav)} on ${formatDate(from.day)} to ${formatNav(to.nav)} on ${formatDate(to.day)}. ${end}`;
}

/** A fall with its days, and when the high was reached again. */
export const fallSentence = (fall: Fall): string =>
  `The largest fall was ${formatPercent(fall.percent)}, ${fallCourse(fall)}`;

/** How many NAVs a line has, where they are too few to show what was between them; else empty. */
export function sparseSentence(line: readonly NavPoint[]): string {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || daysBetween(first.day, last.day) <= LONGEST_BREAK * line.length) return '';
  return `${countOf(line.length, 'NAV')} are on record here: highs and lows between them are not.`;
}

export function yearsSentence(years: readonly YearReturn[]): string {
  const whole = years.filter(({ isWhole }) => isWhole);
  if (whole.length === 0) return 'The year so far';
  const down = whole.filter(({ percent }) => percent < 0).length;
  const of = countOf(whole.length, 'calendar year');
  if (down === 0) return `None of ${of} ended in a loss`;
  return `${countOf(down, 'year')} of ${whole.length} ended in a loss`;
}

/** The heading of direct against regular: the longest span in rupees. */
export function gapSentence(gaps: readonly PlanGap[]): string {
  const longest = gaps.at(-1);
  if (!longest) return 'Direct and regular plan';
  const { years, difference } = longest;
  const more = difference < 0 ? 'Regular' : 'Direct';
  return `${more} had ${formatWholeRupees(Math.abs(difference))} more on ₹1,00,000 after ${countOf(years, 'year')}`;
}
