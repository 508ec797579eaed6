import { countOf, directionOf, formatDate, formatNumber, formatPercent } from '@/lib/tools/format';
import { say } from '@/lib/tools/sentence';
import { daysBetween } from '@/lib/tools/time';

import type { Fall, PlanGap, Rolling, YearReturn } from './history';
import { LONGEST_BREAK } from './nav-series';
import { type FundReturn, hasWholeReturn, LEAST_HISTORY } from './returns';
import type { SipResult } from './sip';
import type { FundStory } from './story';
import type { NavPoint } from './types';

/** A NAV as fund houses print it: rupees with four decimals. */
export const formatNav = (nav: number | null): string =>
  nav === null ? formatNumber(nav) : `₹${formatNumber(nav, 4)}`;

const navOn = ({ nav, day }: NavPoint) => `${formatNav(nav)} on ${formatDate(day)}`;

/** Days from the first NAV of a line to the last. */
function daysOf(line: readonly NavPoint[]): number {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? daysBetween(first.day, last.day) : 0;
}

const RETURN = {
  up: '{percent:size}[ {unit}]',
  down: 'a loss of {percent:size}[ {unit}]',
  flat: 'no gain and no loss',
} as const;

/** `12.34% a year`, `a loss of 3.20%` */
export const returnInWords = ({ percent, isYearly }: Pick<FundReturn, 'percent' | 'isYearly'>) =>
  say(RETURN[directionOf(percent)], { percent, unit: isYearly && 'a year' });

const NO_RETURNS = {
  'not-current':
    '{last} A fund stops publishing when it matures, closes or is merged into another: ask {house}.',
  payouts:
    'A payout leaves the fund and lowers this NAV. Payouts are not in this line, so it alone does not say what an investor earned.[{hasGrowth?} The growth option does.]',
  option:
    'The records do not say for certain whether this option pays out. Payouts would not be in this line, so no return is shown.',
  'no-history': 'No earlier NAVs are on record here. Returns need {needed} days of them.',
  'short-history': 'NAVs of {days:count day} are on record here. Returns need {needed} days.',
} as const;

/** Why no return is shown; empty where returns are. */
export function noReturnsSentence({ noReturns, line, family, scheme }: FundStory): string {
  if (noReturns === null) return '';
  return say(NO_RETURNS[noReturns], {
    last: say(['The last NAV published is of {day:date}.', 'No NAV of it is published.'], scheme),
    house: family.house.name,
    hasGrowth: family.schemes.some(hasWholeReturn),
    ...{ days: daysOf(line), needed: LEAST_HISTORY },
  });
}

/** The heading of the returns: the longest whole span. */
export function returnsSentence(returns: readonly FundReturn[]): string {
  const whole = returns.findLast(({ years }) => years !== null) ?? returns.at(-1);
  if (!whole) return 'Returns';
  const { years, span, from, isYearly } = whole;
  return say('{words:Text}[ over {span}][ since {from:date}]', {
    // Over one year the return and the return a year are the same.
    words: returnInWords({ ...whole, isYearly: isYearly && years !== 1 }),
    ...{ span: years !== null && span, from: years === null && from.day },
  });
}

/** The heading of a chart's stretch. */
export function courseSentence(points: readonly NavPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${navOn(first)}, ${navOn(last)}` : 'NAV';
}

/** The chart's text alternative. */
export function courseDescription(points: readonly NavPoint[]): string {
  const highest = points.reduce(
    (a, b) => (b.nav > a.nav ? b : a),
    points[0] ?? { day: '', nav: 0 },
  );
  const lowest = points.reduce((a, b) => (b.nav < a.nav ? b : a), highest);
  return `Line chart of the NAV: ${courseSentence(points)}; the highest ${navOn(highest)}, the lowest ${navOn(lowest)}.`;
}

const SIP = '{invested:wholeRupees} paid in over {years:count year} became {worth:wholeRupees}';

/** The heading of the SIPs: the longest. */
export function sipSentence(sips: readonly SipResult[]): string {
  const longest = sips.at(-1);
  return longest ? say(SIP, longest) : 'SIP';
}

export const rollingSentence = ({ worst, best }: Rolling): string =>
  `Three years brought between ${returnInWords(worst)} and ${returnInWords(best)}`;

const FALL = [
  'from {high} to {low}. The high was reached again on {regained:date}.',
  'from {high} to {low}. The high has not been reached again since.',
] as const;

/** From which NAV to which it fell, and when the high was reached again. */
export const fallCourse = ({ from, to, regained }: Fall): string =>
  say(FALL, { high: navOn(from), low: navOn(to), regained: regained?.day });

/** A fall since a day, with its own days. */
export const fallSentence = (fall: Fall, since: string): string =>
  `Since ${formatDate(since)}: the largest fall was ${formatPercent(fall.percent)}, ${fallCourse(fall)}`;

/** How many NAVs a line has, where they are too few to show what was between them; else empty. */
export const sparseSentence = (line: readonly NavPoint[]): string =>
  daysOf(line) > LONGEST_BREAK * line.length
    ? `${countOf(line.length, 'NAV')} are on record here: highs and lows between them are not.`
    : '';

const YEARS = [
  'None of {none:count calendar year} ended in a loss',
  '{down:count year} of {whole} ended in a loss',
] as const;

export function yearsSentence(years: readonly YearReturn[]): string {
  const whole = years.filter(({ isWhole }) => isWhole);
  if (whole.length === 0) return 'The year so far';
  const down = whole.filter(({ percent }) => percent < 0).length;
  return say(YEARS, { none: down === 0 && whole.length, down, whole: whole.length });
}

const GAP = '{plan} had {more:wholeRupees} more on ₹1,00,000 after {years:count year}';

/** The heading of direct against regular: the longest span in rupees. */
export function gapSentence(gaps: readonly PlanGap[]): string {
  const longest = gaps.at(-1);
  if (!longest) return 'Direct and regular plan';
  const { years, difference } = longest;
  const plan = difference < 0 ? 'Regular' : 'Direct';
  return say(GAP, { plan, more: Math.abs(difference), years });
}
