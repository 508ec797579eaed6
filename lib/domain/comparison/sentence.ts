import { listed } from '@/lib/tools/phrases';
import { formatDate, formatPercent } from '@/lib/tools/format';

import type { Rebased } from './rebased-prices';

/** The heading of a comparison. @param what `companies`, where fewer than two are chosen */
export const compareHeading = (names: readonly string[], what: string): string =>
  names.length < 2 ? `Compare ${what}` : `${listed(names)} side by side`;

/** Whose price changed how far since the first day; of more than two, the most and the least. */
export function rebasedSentence({ days, lines }: Rebased, names: readonly string[]): string {
  const changes = lines
    .map((line, at) => ({ name: names[at] ?? '', change: (line.at(-1) ?? 100) - 100 }))
    .sort((a, b) => b.change - a.change)
    .map(({ name, change }) => {
      const way = change < 0 ? 'down' : 'up';
      return `${name} ${way} ${formatPercent(Math.abs(change), 1)}`;
    });
  const told = changes.length > 2 ? [changes[0], changes.at(-1)] : changes;
  return `${listed(told)} since ${formatDate(days[0])}`;
}
