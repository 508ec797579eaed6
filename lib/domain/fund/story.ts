import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { type Figure, known, missing } from '@/lib/domain/figure/figure';
import { type Break, drawdown, type Fall, sinceBreak } from '@/lib/domain/figure/series';
import { oncePer } from '@/lib/tools/once-per';
import { daysBetween } from '@/lib/tools/time';

import {
  calendarYears,
  lastYears,
  type PlanGap,
  planGaps,
  type Rolling,
  rollingOf,
  type YearReturn,
} from './history';
import { evenly, navSeries, type NavSeries, navsOf } from './nav-series';
import { dayChange, growthPair, newestDay } from './plans';
import { type FundReturn, hasWholeReturn, LEAST_HISTORY, returnsOf } from './returns';
import { type SipResult, sipsOf } from './sip';
import type { FundFamily, FundScheme, NavPoint } from './types';

/** The NAVs of some schemes by code. */
type Histories = ReadonlyMap<string, readonly NavPoint[]>;

/** A stretch of the line to draw. */
export interface DrawnLine {
  readonly key: '1Y' | '5Y' | 'All';
  /** Every NAV of the stretch. */
  readonly whole: readonly NavPoint[];
  /** Those that the chart has, at even distances in time. */
  readonly points: readonly NavPoint[];
}

/** Why a fund's page shows no returns; `null` if it shows them. */
type NoReturns = 'payouts' | 'option' | 'no-history' | 'short-history' | 'not-current' | null;

/** The returns of the other plan, if its NAVs reach further back than those of the shown plan. */
interface OtherReturns {
  readonly scheme: FundScheme;
  readonly returns: readonly FundReturn[];
}

/** A NAV with its day, and the change from the previous NAV. */
type DayChange = NonNullable<ReturnType<typeof dayChange>>;

/**
 * The view model of a fund's page, also used for its metadata, questions and picture. Missing
 * values are `null`, missing lists empty.
 */
export interface FundStory {
  readonly family: FundFamily;
  /** The plan and option that the page shows. */
  readonly scheme: FundScheme;
  readonly now: MarketClock;
  readonly nav: Figure;
  readonly change: Figure<DayChange>;
  /** Whether the newest NAV is past its maximum age: sentences then do not use `is` or `latest`. */
  readonly isOld: boolean;
  /** The NAVs since the last break, in the units of the newest. */
  readonly series: NavSeries;
  /** The break that the series begins after. */
  readonly after: Break | null;
  /** The NAVs of the series. */
  readonly line: readonly NavPoint[];
  readonly drawn: readonly DrawnLine[];
  readonly noReturns: NoReturns;
  readonly returns: {
    readonly latest: readonly FundReturn[];
    readonly monthEnd: readonly FundReturn[];
  };
  readonly other: OtherReturns | null;
  readonly sips: readonly SipResult[];
  readonly rolling: Rolling | null;
  readonly fall: Figure<Fall<NavPoint>>;
  readonly years: readonly YearReturn[];
  readonly gaps: readonly PlanGap[];
}

/** Points of a chart: more would not be visible, and all are sent with the page. */
const MOST_POINTS = 160;
/** The fewest points of a chart. */
const LEAST_POINTS = 8;

function drawnLines(series: NavSeries): readonly DrawnLine[] {
  const stretches = [
    ['1Y', lastYears(series, 1)],
    ['5Y', lastYears(series, 5)],
    ['All', series],
  ] as const;
  const drawn: DrawnLine[] = [];
  for (const [key, stretch] of stretches) {
    const shorter = drawn.at(-1)?.whole;
    const whole = stretch ? navsOf(stretch) : [];
    if (whole.length < LEAST_POINTS || whole.length === shorter?.length) continue;
    drawn.push({ key, whole, points: evenly(whole, MOST_POINTS) });
  }
  return drawn;
}

function noReturnsOf(family: FundFamily, scheme: FundScheme, { points }: NavSeries): NoReturns {
  if (!family.isCurrent) return 'not-current';
  if (scheme.option === 'idcw' || scheme.option === 'bonus') return 'payouts';
  if (!hasWholeReturn(scheme)) return 'option';
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return 'no-history';
  return daysBetween(first.day, last.day) < LEAST_HISTORY ? 'short-history' : null;
}

/** The spans for which the other plan is used instead, in years. */
const OTHER_YEARS: readonly (number | null)[] = [3, 5];

/**
 * The 3- and 5-year returns of the other plan's growth option, over spans for which the shown plan
 * has no NAVs: up to the last month's end if that reaches further back.
 */
function otherReturns(
  { family, scheme, own }: { family: FundFamily; scheme: FundScheme; own: readonly FundReturn[] },
  seriesFor: (one: FundScheme) => NavSeries,
): OtherReturns | null {
  const { direct, regular } = growthPair(family);
  const other = scheme.plan === 'direct' ? regular : direct;
  if (!family.isCurrent || !other || scheme.plan === other.plan || !hasWholeReturn(scheme))
    return null;
  const known = new Set(own.map(({ years }) => years));
  const { latest, monthEnd } = returnsOf(seriesFor(other));
  const [newest, ofMonth] = [latest, monthEnd].map((returns) =>
    returns.filter(({ years }) => OTHER_YEARS.includes(years) && !known.has(years)),
  );
  const returns = (ofMonth?.length ?? 0) > (newest?.length ?? 0) ? ofMonth : newest;
  return returns && returns.length > 0 ? { scheme: other, returns } : null;
}

const NOTHING = {
  returns: { latest: [], monthEnd: [] },
  sips: [],
  years: [],
  rolling: null,
} as const;

function figuresOf(scheme: FundScheme): Pick<FundStory, 'nav' | 'change'> {
  const { nav, day } = scheme;
  if (nav === null || day === null) {
    return { nav: missing('unknown'), change: missing('unknown') };
  }
  const change = dayChange(scheme);
  return {
    nav: known(nav, day),
    change: change ? known(change, day) : missing('short'),
  };
}

/**
 * Computes the story of a fund, once for all its uses.
 * @param histories of its scheme and of both growth options
 */
export function fundStoryOf(
  family: FundFamily,
  scheme: FundScheme,
  histories: Histories,
  now: MarketClock,
): FundStory {
  const seriesFor = (one: FundScheme) =>
    sinceBreak(navSeries(histories.get(one.code) ?? [])).series;
  const { series, after } = sinceBreak(navSeries(histories.get(scheme.code) ?? []));
  const { direct, regular } = growthPair(family);
  const noReturns = noReturnsOf(family, scheme, series);
  const gaps =
    family.isCurrent && direct && regular ? planGaps(seriesFor(direct), seriesFor(regular)) : [];
  const returns = noReturns === null ? returnsOf(series) : NOTHING.returns;
  const base = {
    family,
    scheme,
    now,
    series,
    after,
    line: navsOf(series),
    noReturns,
    gaps,
    returns,
    ...figuresOf(scheme),
    isOld: scheme.day !== null && isOld('nav', scheme.day, now),
    drawn: drawnLines(series),
    other: otherReturns(
      { family, scheme, own: [...returns.latest, ...returns.monthEnd] },
      seriesFor,
    ),
  };
  if (noReturns !== null) return { ...base, ...NOTHING, fall: missing('short') };
  return {
    ...base,
    sips: sipsOf(series),
    rolling: rollingOf(series),
    fall: drawdown(series),
    years: calendarYears(series),
  };
}

/** The codes whose NAVs a fund's page is made from. */
export function codesOf(family: FundFamily, scheme: FundScheme): readonly string[] {
  const { direct, regular } = growthPair(family);
  return [...new Set([scheme, direct, regular].flatMap((one) => one?.code ?? []))];
}

/**
 * Whether search engines may index a fund's page:
 */
export function isFundIndexable(family: FundFamily, now: MarketClock): boolean {
  const newest = newestDay(family);
  if (!family.isCurrent || newest === null || isOld('nav', newest, now)) return false;
  const plans = new Set(family.schemes.map(({ plan }) => plan));
  const hasCourse = family.schemes.some(
    ({ firstDay }) => firstDay !== null && daysBetween(firstDay, newest) > LEAST_HISTORY,
  );
  return plans.size > 1 || hasCourse;
}

/** The current funds of each category by name, with the name in lower case. */
const byCategory = oncePer((families: readonly FundFamily[]) => {
  const groups = new Map<string, { readonly one: FundFamily; readonly key: string }[]>();
  for (const one of families) {
    if (!one.category || !one.isCurrent) continue;
    const group = groups.get(one.category.slug) ?? [];
    groups.set(one.category.slug, group);
    group.push({ one, key: one.name.toLowerCase() });
  }
  for (const group of groups.values())
    group.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return groups;
});

/** Neighbours by name among the current funds of the category, as many before as after where there are. */
export function sameCategory(
  families: readonly FundFamily[],
  family: FundFamily,
  most: number,
): readonly FundFamily[] {
  const all = byCategory(families).get(family.category?.slug ?? '') ?? [];
  const others = all.filter(({ one }) => one.slug !== family.slug);
  const own = family.name.toLowerCase();
  const before = others.filter(({ key }) => key < own).length;
  const from = Math.max(0, Math.min(before - Math.floor(most / 2), others.length - most));
  return others.slice(from, from + most).map(({ one }) => one);
}
