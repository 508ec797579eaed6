import { countOf, formatCount, formatDate } from '@/lib/tools/format';
import { oncePer } from '@/lib/tools/once-per';

import type { FoundFund, FundFilter } from './explorer';
import { dayChange } from './plans';

const housesIn = oncePer(
  (funds: readonly FoundFund[]): number =>
    new Set(funds.map(({ family }) => family.house.slug)).size,
);

/** The heading of the explorer: how many funds, and of how many houses. */
export function foundHeading(funds: readonly FoundFund[], { q }: Pick<FundFilter, 'q'>): string {
  const count = countOf(funds.length, 'fund');
  const words = q ? ` for “${q}”` : '';
  if (funds.length === 0) return `No fund found${words}`;
  const houses = housesIn(funds);
  const of = houses > 1 ? ` of ${formatCount(houses)} fund houses` : '';
  return `${count}${of}${words}`;
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
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  const same = changes.length - up - down;
  const parts = [
    `${up === 0 ? 'none' : formatCount(up)} rose`,
    `${down === 0 ? 'none' : formatCount(down)} fell`,
    ...(same > 0 ? [`${formatCount(same)} did not change`] : []),
  ];
  const said =
    parts.length === 2 ? parts.join(' and ') : `${parts[0]}, ${parts[1]} and ${parts[2]}`;
  return `Of ${countOf(changes.length, 'NAV')} of ${formatDate(day)}, ${said}.`;
});
