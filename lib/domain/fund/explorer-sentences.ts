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

const DAY = 'Of {navs:count NAV} of {day:date}, {directions:list}.';

/** The heading of the explorer: how many funds, and of how many houses. */
export function foundHeading(funds: readonly FoundFund[], { q }: Pick<FundFilter, 'q'>): string {
  const houses = housesIn(funds);
  const facts = { funds: funds.length > 0 && funds.length, houses: houses > 1 && houses };
  return say(HEADING, { ...facts, q });
}

/** How many NAVs rose and fell on the newest day among what was found; `null` where none is known. */
export const dayFinding = oncePer((funds: readonly FoundFund[]): string | null => {
  const day = funds.reduce<string | null>(
    (newest, { scheme }) =>
      scheme.day !== null && (newest === null || scheme.day > newest) ? scheme.day : newest,
    null,
  );
  const changes = funds.flatMap(({ scheme }) =>
    scheme.day === day ? (dayChange(scheme)?.change ?? []) : [],
  );
  if (changes.length === 0) return null;
  const count = (sign: number) => changes.filter((change) => Math.sign(change) === sign).length;
  const none = (number: number) => (number === 0 ? 'none' : formatCount(number));
  const same = count(0) > 0 ? [`${formatCount(count(0))} did not change`] : [];
  const directions = [`${none(count(1))} rose`, `${none(count(-1))} fell`, ...same];
  return say(DAY, { navs: changes.length, day, directions });
});
