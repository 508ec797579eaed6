import { oncePer } from '@/lib/tools/once-per';
import { daysBetween } from '@/lib/tools/time';

import {
  calendarYears,
  type Fall,
  largestFall,
  lastYears,
  type PlanGap,
  planGaps,
  type Rolling,
  rollingOf,
  type YearReturn,
} from './history';
import { evenly, navSeries } from './nav-series';
import { growthPair, newestDay } from './plans';
import { type FundReturn, hasWholeReturn, LEAST_HISTORY, returnsOf } from './returns';
import { type SipResult, sipsOf } from './sip';
import type { FundFamily, FundScheme, NavPoint } from './types';

/** The NAVs of some schemes by code. */
export type Histories = ReadonlyMap<string, readonly NavPoint[]>;

/** A stretch of the line to draw. */
export interface DrawnLine {
  readonly key: '1Y' | '5Y' | 'All';
  /** Every NAV of the stretch. */
  readonly whole: readonly NavPoint[];
  /** Those that the chart has, at even distances in time. */
  readonly points: readonly NavPoint[];
}

/** Why a fund's page shows no returns; `null` where it shows them. */
type NoReturns = 'payouts' | 'option' | 'no-history' | 'short-history' | 'not-current' | null;

/** The view model of a fund's page. Missing values are `null`, missing lists empty. */
export interface FundStory {
  readonly family: FundFamily;
  /** The plan and option that the page shows. */
  readonly scheme: FundScheme;
  readonly line: readonly NavPoint[];
  readonly drawn: readonly DrawnLine[];
  readonly noReturns: NoReturns;
  readonly returns: {
    readonly latest: readonly FundReturn[];
    readonly monthEnd: readonly FundReturn[];
  };
  readonly sips: readonly SipResult[];
  readonly rolling: Rolling | null;
  readonly fall: Fall | null;
  readonly years: readonly YearReturn[];
  readonly gaps: readonly PlanGap[];
}

/** Points of a chart: more cannot be told apart, and a page carries them all. */
const MOST_POINTS = 160;
/** Fewer points make no course. */
const LEAST_POINTS = 8;

function drawnLines(line: readonly NavPoint[]): readonly DrawnLine[] {
  const stretches = [
    ['1Y', lastYears(line, 1)],
    ['5Y', lastYears(line, 5)],
    ['All', line],
  ] as const;
  const drawn: DrawnLine[] = [];
  for (const [key, whole] of stretches) {
    const shorter = drawn.at(-1)?.whole;
    if (!whole || whole.length < LEAST_POINTS || whole.length === shorter?.length) continue;
    drawn.push({ key, whole, points: evenly(whole, MOST_POINTS) });
  }
  return drawn;
}

function noReturnsOf(family: FundFamily, scheme: FundScheme, line: readonly NavPoint[]): NoReturns {
  if (!family.isCurrent) return 'not-current';
  if (scheme.option === 'idcw' || scheme.option === 'bonus') return 'payouts';
  if (!hasWholeReturn(scheme)) return 'option';
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first === last) return 'no-history';
  return daysBetween(first.day, last.day) < LEAST_HISTORY ? 'short-history' : null;
}

const NOTHING = { returns: { latest: [], monthEnd: [] }, sips: [], years: [] } as const;

/** Computes the view model of a fund's page. @param histories of its scheme and of both growth options */
export function fundStoryOf(
  family: FundFamily,
  scheme: FundScheme,
  histories: Histories,
): FundStory {
  const lineOf = (one: FundScheme | null) => navSeries((one && histories.get(one.code)) ?? []);
  const line = lineOf(scheme);
  const { direct, regular } = growthPair(family);
  const noReturns = noReturnsOf(family, scheme, line);
  const base = { family, scheme, line, drawn: drawnLines(line), noReturns };
  const gaps =
    family.isCurrent && direct && regular ? planGaps(lineOf(direct), lineOf(regular)) : [];
  if (noReturns !== null) return { ...base, ...NOTHING, rolling: null, fall: null, gaps };
  return {
    ...base,
    returns: returnsOf(line),
    sips: sipsOf(line),
    rolling: rollingOf(line),
    fall: largestFall(line),
    years: calendarYears(line),
    gaps,
  };
}

/** The codes whose NAVs a fund's page is made from. */
export function codesOf(family: FundFamily, scheme: FundScheme): readonly string[] {
  const { direct, regular } = growthPair(family);
  return [...new Set([scheme, direct, regular].flatMap((one) => one?.code ?? []))];
}

/**
 * Whether a fund's page is for search engines: a current NAV, and two plans or a course of NAVs, so
 * that no page is nearly another's copy.
 */
export function isFundIndexable(family: FundFamily): boolean {
  const newest = newestDay(family);
  if (!family.isCurrent || newest === null) return false;
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
