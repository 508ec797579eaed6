import { listed } from '@/lib/tools/phrases';
import type { Series } from '@/lib/domain/figure/series';
import { causeWords, reasonWords, sinceWords } from '@/lib/domain/figure/words';
import { directionOf, formatChangePercent, formatDate, formatPercent } from '@/lib/tools/format';

import type { ComparedRange, Rebased } from './rebased-prices';

/** Characters that a heading has in two lines of a phone. */
const TWO_LINES = 46;

/** The first text that fits in two lines on a phone, else the last one. */
const fitting = (texts: readonly [string, ...string[]]): string =>
  texts.find(({ length }) => length <= TWO_LINES) ?? texts.at(-1) ?? texts[0];

/**
 * The heading of a comparison: by names, by symbols if these are too long, else by number.
 * @param labels the symbols, if there are any
 * @param the noun, such as `companies`
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

/** `up 12.0%`; a change that is printed as zero is `unchanged`. */
function wayOf(change: number): string {
  const size = formatPercent(Math.abs(change), 1);
  return directionOf(change, 1) === 'flat' ? 'unchanged' : `${change < 0 ? 'down' : 'up'} ${size}`;
}

const changesOf = ({ lines }: Rebased): readonly number[] =>
  lines.map((line) => (line.at(-1) ?? 100) - 100);

/** The names that share a change, the largest first. */
function groupsOf(series: Rebased, names: readonly string[]) {
  const ordered = changesOf(series)
    .map((change, at) => ({ name: names[at] ?? '', change }))
    .sort((a, b) => b.change - a.change);
  const groups = new Map<string, string[]>();
  for (const { name, change } of ordered) {
    const way = wayOf(change);
    groups.set(way, [...(groups.get(way) ?? []), name]);
  }
  return [...groups];
}

/**
 * The changes in price since the first day; of more than two, the largest and the smallest. Items
 * with the same change are named together.
 */
export function rebasedSentence(series: Rebased, names: readonly string[]): string {
  const groups = groupsOf(series, names);
  const named = groups.length > 2 ? [groups[0], groups.at(-1)] : groups;
  const words = named.map((group) => group && `${listed(group[1])} ${group[0]}`);
  return `${listed(words.filter((one) => one !== undefined))} since ${formatDate(series.days[0])}`;
}

const ALL = ['None', 'One', 'Both', 'All three', 'All four'] as const;

/** Of two items with different changes, which did better: `ICICI Bank fell less: −1.80% against −27.00%`. */
function betterOf(series: Rebased, names: readonly string[]): string | null {
  const [best, worst, ...others] = changesOf(series)
    .map((change, at) => ({ name: names[at] ?? '', change }))
    .sort((a, b) => b.change - a.change);
  if (!best || !worst || others.length > 0 || wayOf(best.change) === wayOf(worst.change))
    return null;
  const [more, less] = [best.change, worst.change].map(formatChangePercent);
  const did = best.change < 0 ? 'fell less' : worst.change > 0 ? 'rose more' : 'did better';
  return `${best.name} ${did}: ${more} against ${less}`;
}

/** The same as a heading; only the figures if the names are too long. */
export function rebasedHeading(series: Rebased, names: readonly string[]): string {
  const changes = changesOf(series);
  const [least, most] = [Math.min(...changes), Math.max(...changes)].map(formatChangePercent);
  const [only, other] = groupsOf(series, names);
  const since = `since ${formatDate(series.days[0])}`;
  return fitting([
    rebasedSentence(series, names),
    ...[betterOf(series, names)].filter((one) => one !== null),
    only && !other
      ? `${ALL[names.length] ?? 'All'} ${only[0]} ${since}`
      : `From ${least} to ${most} ${since}`,
  ]);
}

/**
 * The items that a range leaves out or begins with, each by its name; empty if it has all lines.
 */
export function breakSentences(
  { leftOut, after }: Pick<ComparedRange, 'leftOut' | 'after'>,
  names: readonly string[],
): readonly string[] {
  return [
    ...leftOut.map(({ at, of }) => {
      const reason = reasonWords(of);
      return `${names[at]} has no line here: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
    }),
    ...after.map(
      ({ at, of }) =>
        `This range begins on ${formatDate(of.day)} (${names[at]}: ${causeWords(of)}). Prices before that day do not compare.`,
    ),
  ];
}

/** Why no prices can be drawn together: the last break of each; blank if none has one. */
export const noRangeSentence = (all: readonly Pick<Series, 'breaks'>[], names: readonly string[]) =>
  all
    .flatMap(({ breaks }, at) => {
      const last = breaks.at(-1);
      return last
        ? `${names[at]} is not comparable with its earlier prices ${sinceWords({ from: last.day, after: last })}.`
        : [];
    })
    .join(' ');
