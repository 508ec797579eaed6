import { formatAsOf, formatDate } from '@/lib/tools/format';
import type { Source, Sourced } from '@/lib/domain/sourced';

/** The facts in a line about a source. */
export type Dated = Pick<Sourced<unknown>, 'asOf' | 'source'>;

type MaybeSourced = Sourced<unknown> | null;

/** The parts of a section by name, each with its own source. */
export type Parts = Readonly<Record<string, MaybeSourced>>;

/** An empty list has no figures, so its date does not count. */
const holdsFigures = (one: MaybeSourced): one is Sourced<unknown> =>
  one !== null && (!Array.isArray(one.data) || one.data.length > 0);

const momentOf = ({ asOf }: Dated): number => (asOf === null ? -Infinity : Date.parse(asOf));

/**
 * The newest of a page's figures, which the line under its title describes. Undated ones come last.
 */
export function newestOf(all: readonly MaybeSourced[]): Dated | null {
  const [newest] = all.filter(holdsFigures).sort((a, b) => momentOf(b) - momentOf(a) || 0);
  return newest ? { asOf: newest.asOf, source: newest.source } : null;
}

export const isFromFiles = (one: Dated | null): boolean => one?.source === 'end-of-day';

/** Whether the source never holds these data: an empty list of them says nothing about the market. */
export const isNotInFiles = (list: MaybeSourced): boolean => list?.isCovered === false;

/** A day without a time agrees with every time of that day, and figures without a date with any. */
export function isSameDate(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  return a.length === 10 || b.length === 10
    ? formatDate(a) === formatDate(b)
    : formatAsOf(a) === formatAsOf(b);
}

interface Differences {
  /** Sentences with the dates that are not the page's. */
  readonly dates: readonly string[];
  /** Notes on what the figures cover, if that differs from the request. */
  readonly notes: readonly string[];
  readonly source: Source | null;
}

/** A section's notes about its sources beyond the page's own line. */
export function differencesFrom(page: Dated | null, parts: Parts): Differences {
  const known = Object.entries(parts).flatMap(([name, one]) =>
    holdsFigures(one) ? [{ name, ...one }] : [],
  );
  const others = known.filter(
    ({ asOf }) => asOf !== null && (!page || !isSameDate(asOf, page.asOf)),
  );
  const [first] = others;
  const isOneDate =
    others.length === known.length && others.every(({ asOf }) => asOf === first?.asOf);
  return {
    dates:
      isOneDate && first
        ? [`As of ${formatAsOf(first.asOf)}.`]
        : others.map(({ name, asOf }) => `${name}: as of ${formatAsOf(asOf)}.`),
    notes: [...new Set(Object.values(parts).flatMap((one) => one?.note ?? []))],
    source: known.find(({ source }) => source !== page?.source)?.source ?? null,
  };
}
