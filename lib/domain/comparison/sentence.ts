import { listed } from '@/lib/tools/phrases';
import { formatChangePercent, formatDate, formatPercent } from '@/lib/tools/format';

import type { Rebased } from './rebased-prices';

/** Characters that a heading has in two lines of a phone. */
const TWO_LINES = 46;

/** The first text that two lines of a phone hold, else the last one. */
const fitting = (texts: readonly [string, ...string[]]): string =>
  texts.find(({ length }) => length <= TWO_LINES) ?? texts.at(-1) ?? texts[0];

/**
 * The heading of a comparison: by names, by symbols where these are too long, else by number.
 * @param labels the symbols, where there are any
 * @param what `companies`
 */
export const compareHeading = (
  names: readonly string[],
  labels: readonly string[],
  what: string,
): string =>
  names.length < 2
    ? `Compare ${what}`
    : fitting([
        `${listed(names)} side by side`,
        `${listed(labels)} side by side`,
        `${names.length} ${what} side by side`,
      ]);

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

/** The same as a heading; by the figures alone where the names are too long. */
export function rebasedHeading(series: Rebased, names: readonly string[]): string {
  const changes = series.lines.map((line) => (line.at(-1) ?? 100) - 100);
  const [least, most] = [Math.min(...changes), Math.max(...changes)].map(formatChangePercent);
  return fitting([
    rebasedSentence(series, names),
    `From ${least} to ${most} since ${formatDate(series.days[0])}`,
  ]);
}
