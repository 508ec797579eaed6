import { listed } from '@/lib/tools/phrases';
import { formatDate, formatPercent } from '@/lib/tools/format';

import type { Rebased } from './rebased-prices';

/** The heading of a comparison. @param what `companies`, where fewer than two are chosen */
export const compareHeading = (names: readonly string[], what: string): string =>
  names.length < 2 ? `Compare ${what}` : `${listed(names)} side by side`;

/** Whose price changed how far since the first day; of more than two, between which they lie. */
export function rebasedSentence({ days, lines }: Rebased, names: readonly string[]): string {
  const changes = lines.map((line, at) => {
    const change = (line.at(-1) ?? 100) - 100;
    const way = change < 0 ? 'down' : 'up';
    return { change, text: `${names[at] ?? ''} ${way} ${formatPercent(Math.abs(change), 1)}` };
  });
  const since = `Since ${formatDate(days[0])}`;
  if (changes.length <= 2) return `${since}: ${listed(changes.map(({ text }) => text))}`;
  const ordered = [...changes].sort((a, b) => b.change - a.change);
  return `${since} between ${ordered[0]?.text ?? ''} and ${ordered.at(-1)?.text ?? ''}`;
}
