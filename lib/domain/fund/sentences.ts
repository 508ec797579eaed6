import { isKnown, type KnownFigure } from '@/lib/domain/figure/figure';
import { hasGaps } from '@/lib/domain/figure/growth';
import type { Fall } from '@/lib/domain/figure/series';
import { causeWords } from '@/lib/domain/figure/words';
import { countOf, directionOf, formatDate, formatNumber, formatPercent } from '@/lib/tools/format';
import { say } from '@/lib/tools/sentence';
import { daysBetween } from '@/lib/tools/time';

import type { PlanGap, Rolling, YearReturn } from './history';
import { type FundReturn, hasWholeReturn, LEAST_HISTORY } from './returns';
import type { SipResult } from './sip';
import type { FundStory } from './story';
import type { NavPoint } from './types';

/** A NAV as fund houses print it: rupees with four decimals. */
export const formatNav = (nav: number | null): string =>
  nav === null ? formatNumber(nav) : `₹${formatNumber(nav, 4)}`;

const navOn = ({ nav, day }: NavPoint) => `${formatNav(nav)} on ${formatDate(day)}`;
const valueOn = ({ value, day }: { value: number; day: string }) => navOn({ nav: value, day });

/** Days from the first NAV of a line to the last. */
function daysOf(line: readonly NavPoint[]): number {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? daysBetween(first.day, last.day) : 0;
}

const RETURN = {
  up: 'a gain of {percent:size}[ {unit}]',
  down: 'a loss of {percent:size}[ {unit}]',
  flat: 'no gain and no loss',
} as const;

type Rate = Pick<FundReturn, 'percent' | 'isYearly'>;

/** `a gain of 12.34% a year`, `a loss of 3.20%` */
const returnInWords = ({ percent, isYearly }: Rate) =>
  say(RETURN[directionOf(percent)], { percent, unit: isYearly && 'a year' });

const MOVED = {
  up: 'gained {percent:size}[ {unit}]',
  down: 'lost {percent:size}[ {unit}]',
  flat: 'neither gained nor lost',
} as const;

/** `gained 12.34% a year`, `lost 3.20%` */
export const movedInWords = ({ percent, isYearly }: Rate) =>
  say(MOVED[directionOf(percent)], { percent, unit: isYearly && 'a year' });

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
    last: say(
      ['The last published NAV has the date {day:date}.', 'No NAV of it is published.'],
      scheme,
    ),
    house: family.house.name,
    hasGrowth: family.schemes.some(hasWholeReturn),
    days: daysOf(line),
    needed: LEAST_HISTORY,
  });
}

const SPLIT = {
  more: '{when} its units were split: one became {parts}. NAVs before that are shown in the units of today.',
  fewer:
    '{when} its units were consolidated: {parts} became one. NAVs before that are shown in the units of today.',
} as const;

/**
 * Up to this many days between two values, only the later day is named for an event between them.
 */
const NEXT_DAYS = 4;

/** `On 25 June 2026`, or `Between 29 May and 25 June 2026` where NAVs between are not on record. */
function whenOf({ series }: FundStory, day: string): string {
  const before = series.points.findLast((point) => point.day < day);
  return before && daysBetween(before.day, day) > NEXT_DAYS
    ? `Between ${formatDate(before.day)} and ${formatDate(day)}`
    : `On ${formatDate(day)}`;
}

/** The adjustments of the NAVs, and their first day if earlier ones cannot be compared. */
export function seriesSentences(story: FundStory): readonly string[] {
  const { series, after } = story;
  const splits = series.splits.map(({ day, factor }) =>
    say(factor < 1 ? SPLIT.more : SPLIT.fewer, {
      when: whenOf(story, day),
      parts: Math.round(factor < 1 ? 1 / factor : factor),
    }),
  );
  const broken =
    after &&
    `NAVs before ${formatDate(after.day)} do not compare with later ones (${causeWords(after)}), so its history here begins on that day.`;
  return broken ? [...splits, broken] : splits;
}

const OVER = {
  year: 'Over the year to {to:date} it {moved}',
  years: 'Over the {span} to {to:date} it {moved}',
  since: 'From {from:date} to {to:date} it {moved}',
} as const;

/** A return with its span: */
export function returnSentence(one: FundReturn): string {
  const { years, isWhole, span, from, to } = one;
  const facts = { from: from.day, to: to.day, moved: movedInWords(one) };
  if (years === null) return say(OVER.since, facts);
  return years === 1 && isWhole ? say(OVER.year, facts) : say(OVER.years, { ...facts, span });
}

/** The heading of the returns: the longest of the spans of years. */
export function returnsSentence(returns: readonly FundReturn[]): string {
  const longest = returns.findLast(({ years }) => years !== null) ?? returns.at(-1);
  return longest ? returnSentence(longest) : 'Returns';
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

const SIP = '{invested:rupees} paid in over {years:count year} became {worth:rupees} by {to:date}';

/** The heading of the SIPs: the longest. */
export function sipSentence(sips: readonly SipResult[]): string {
  const longest = sips.at(-1);
  return longest ? say(SIP, longest) : 'SIP';
}

export const rollingSentence = ({ worst, best }: Rolling): string =>
  `Three years brought between ${returnInWords(worst)} and ${returnInWords(best)}`;

const COURSE = [
  'from {high} to {low}. The high was reached again on {regained:date}.',
  'from {high} to {low}. The high has not been reached again on record.',
] as const;

/** From which NAV to which it fell, and when the high was reached again. */
const fallCourse = ({ from, to, regained }: Fall): string =>
  say(COURSE, { high: valueOn(from), low: valueOn(to), regained: regained?.day });

const FALL = {
  daily: 'Its largest fall on record since {since:date} was {percent:size}',
  sparse:
    'Between the {count:count value} on record since {since:date} it fell by up to {percent:size}; the actual fall may be larger',
} as const;

/** The largest fall in the known values; `null` if there is none. */
const fallOf = ({ fall }: FundStory): KnownFigure<Fall<NavPoint>> | null =>
  isKnown(fall) ? fall : null;

/**
 * The heading of the largest fall; for month-end values it says that falls within a month are not
 * included. Empty without a fall.
 */
export function fallHeading(story: FundStory): string {
  const fall = fallOf(story);
  if (!fall?.span) return '';
  const { from: since, count } = fall.span;
  const pattern = hasGaps(story.series) ? FALL.sparse : FALL.daily;
  return say(pattern, { since, count, percent: fall.value.percent });
}

/** The largest fall with its days; empty without one. */
export function fallSentence(story: FundStory): string {
  const fall = fallOf(story);
  if (!fall) return '';
  return hasGaps(story.series)
    ? `${fallHeading(story)}. The values went ${fallCourse(fall.value)}`
    : `${fallHeading(story)}, ${fallCourse(fall.value)}`;
}

/** The largest fall in a table: with the number of values, if they are not daily. */
export function fallFigure(story: FundStory): string {
  const fall = fallOf(story);
  if (!fall) return formatPercent(null);
  const size = formatPercent(fall.value.percent);
  return hasGaps(story.series)
    ? `at least ${size} (${countOf(fall.span?.count ?? 0, 'value')})`
    : size;
}

/** States how few NAVs a series has, if changes between them are unknown; else empty. */
export const sparseSentence = ({ series, line }: Pick<FundStory, 'series' | 'line'>): string =>
  hasGaps(series)
    ? `${countOf(line.length, 'NAV')} are on record here: highs and lows between them are not.`
    : '';

const YEARS = {
  none: [
    'The calendar year did not end in a loss',
    'None of {whole:count calendar year} ended in a loss',
  ],
  all: ['The calendar year ended in a loss', 'All {whole:count calendar year} ended in a loss'],
  some: [
    '{down:count year} of {whole} ended in a loss',
    '{down:count year} of {whole} ended in a loss',
  ],
} as const;

export function yearsSentence(years: readonly YearReturn[]): string {
  const whole = years.filter(({ isWhole }) => isWhole).length;
  if (whole === 0) return 'The year so far';
  const down = years.filter(({ isWhole, percent }) => isWhole && percent < 0).length;
  const [one, many] = YEARS[down === 0 ? 'none' : down === whole ? 'all' : 'some'];
  return say(whole === 1 ? one : many, { down, whole });
}

const GAP = '{plan} had {more:rupees} more on ₹1,00,000 over the {span} to {to:date}';

/** The heading of direct against regular: the longest span in rupees. */
export function gapSentence(gaps: readonly PlanGap[]): string {
  const longest = gaps.at(-1);
  if (!longest) return 'Direct and regular plan';
  const { years, span, to, difference } = longest;
  if (difference === 0)
    return `Both plans had the same on ₹1,00,000 over the ${span} to ${formatDate(to)}`;
  const plan = difference < 0 ? 'Regular' : 'Direct';
  const named = years === 1 && span === '1 year' ? 'year' : span;
  return say(GAP, { plan, more: Math.abs(difference), span: named, to });
}
