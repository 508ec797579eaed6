import { formatCount } from '@/lib/tools/format';
import { oncePer } from '@/lib/tools/once-per';
import { say } from '@/lib/tools/sentence';

import type { FoundFund, FundFilter } from './explorer';
import { dayChange } from './plans';

const housesIn = oncePer(
  (funds: readonly FoundFund[]): number =>
    new Set(funds.map(({ family }) => family.house.slug)).size,
);

const HEADING = [
  '{funds:count fund}[ of {houses:count} fund houses][ for “{q}”]',
  'No fund found[ for “{q}”]',
] as const;

const DAY = {
  one: 'On {day:date} its NAV {verb}.',
  some: 'On {day:date}, {rose} of {all:count fund} rose[, {fell:count} fell][, {same:count} did not change][; {rest:count has/have} no NAV and change of that day].',
} as const;

/** The heading of the explorer: how many funds, and of how many houses. */
export function foundHeading(funds: readonly FoundFund[], { q }: Pick<FundFilter, 'q'>): string {
  const houses = housesIn(funds);
  const facts = { funds: funds.length > 0 && funds.length, houses: houses > 1 && houses };
  return say(HEADING, { ...facts, q });
}

/** The day of most funds' NAVs, the newest if several are equally frequent; `null` without one. */
function usualDay(funds: readonly FoundFund[]): string | null {
  const counts = new Map<string, number>();
  for (const { scheme } of funds) {
    if (scheme.nav !== null && scheme.day !== null)
      counts.set(scheme.day, (counts.get(scheme.day) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
  return most?.[0] ?? null;
}

const VERBS = new Map([
  [1, 'rose'],
  [0, 'did not change'],
  [-1, 'fell'],
]);

/** How many funds rose and fell on the day of most NAVs; `null` if no change is known. */
export const dayFinding = oncePer((funds: readonly FoundFund[]): string | null => {
  const day = usualDay(funds);
  const changes = funds.flatMap(({ scheme }) =>
    scheme.day === day ? (dayChange(scheme)?.change ?? []) : [],
  );
  const [first] = changes;
  if (first === undefined) return null;
  if (funds.length === 1) return say(DAY.one, { day, verb: VERBS.get(Math.sign(first)) });
  const count = (sign: number) => changes.filter((change) => Math.sign(change) === sign).length;
  const [rose, fell, same] = [count(1), count(-1), count(0)];
  const all = funds.length;
  const named = (rose === 0 && 'none') || (rose === all && 'all') || formatCount(rose);
  const rest = all - changes.length;
  return say(DAY.some, {
    day,
    rose: named,
    all,
    fell: fell > 0 && fell,
    same: same > 0 && same,
    rest: rest > 0 && rest,
  });
});
