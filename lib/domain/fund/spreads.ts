import { median } from '@/lib/domain/company/ratios';
import { oncePer } from '@/lib/tools/once-per';

import { categoriesOf, findFunds, readFilter } from './explorer';
import type { FundCategory, FundFamily, FundList } from './types';

/** A category with the returns of its funds over a year, one per fund. */
export interface CategorySpread {
  readonly slug: string;
  readonly name: string;
  readonly group: FundCategory['group'];
  /** Current funds, with or without a return. */
  readonly count: number;
  /**
   * Per cent, up to the last month's end, ascending; empty if there are so few that they would
   * reveal single funds.
   */
  readonly returns: readonly number[];
  readonly middle: number | null;
}

/**
 * With fewer funds the picture would show a scheme's performance, which is shown only on request.
 */
const LEAST_FUNDS = 3;

/** The return of a fund over one year: of its regular growth option if it has one. */
function yearOf({ schemes }: FundFamily): number | null {
  const known = schemes.filter(({ monthReturns }) => typeof monthReturns?.percents[0] === 'number');
  const scheme = known.find(({ plan }) => plan === 'regular') ?? known[0];
  return scheme?.monthReturns?.percents[0] ?? null;
}

/** Every category by name, with how the returns of its current funds spread. */
export const categorySpreads = oncePer((list: FundList): readonly CategorySpread[] => {
  const returns = new Map<string, number[]>();
  const groups = new Map(
    list.families.flatMap(({ category }) => (category ? [[category.slug, category.group]] : [])),
  );
  for (const { family } of findFunds(list, readFilter({}))) {
    const year = yearOf(family);
    const slug = family.category?.slug;
    if (year !== null && slug) returns.set(slug, [...(returns.get(slug) ?? []), year]);
  }
  return categoriesOf(list).map(({ slug, name, count }) => {
    const all = [...(returns.get(slug) ?? [])].sort((a, b) => a - b);
    const known = all.length < LEAST_FUNDS ? [] : all;
    const group = groups.get(slug) ?? 'other';
    return { slug, name, group, count, returns: known, middle: median(known) };
  });
});

/** The part of all funds that lies beyond each end of the scale. */
const TAIL = 0.005;

/** The ends of one scale for all categories, in whole tens of per cent; it always includes zero. */
export function spreadScale(spreads: readonly CategorySpread[]): readonly [number, number] {
  const all = spreads.flatMap(({ returns }) => returns).sort((a, b) => a - b);
  const at = (part: number) => all[Math.round(part * (all.length - 1))] ?? 0;
  return [
    Math.min(0, Math.floor(at(TAIL) / 10) * 10),
    Math.max(10, Math.ceil(at(1 - TAIL) / 10) * 10),
  ];
}

/** The groups of categories, as headings; what is in none of the first three is in the last. */
const GROUP_NAMES = {
  equity: 'Equity',
  hybrid: 'Hybrid',
  debt: 'Debt',
  other: 'Other',
} as const;

type GroupKey = keyof typeof GROUP_NAMES;

const isGroup = (group: string): group is GroupKey => group in GROUP_NAMES;

/** The categories by group, each in its order; groups without one are left out. */
export const spreadGroups = (spreads: readonly CategorySpread[]) =>
  Object.entries(GROUP_NAMES)
    .map(([key, name]) => ({
      key,
      name,
      spreads: spreads.filter(({ group }) => (isGroup(group) ? group : 'other') === key),
    }))
    .filter((group) => group.spreads.length > 0);
