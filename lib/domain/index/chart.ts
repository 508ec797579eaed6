import { change, climb, drawdown, seriesOf } from '@/lib/domain/figure/series';
import { formatAsOf, formatDate, formatNumber, formatPercent } from '@/lib/tools/format';
import type { IndexPoint } from '@/lib/domain/company/records';
import { daysBetween } from '@/lib/tools/time';

export const INDEX_RANGES = ['1D', '1M', '1Y', '5Y'] as const;
export type IndexRange = (typeof INDEX_RANGES)[number];

const SPANS_IN_WORDS: Readonly<Record<IndexRange, string>> = {
  '1D': 'on the day',
  '1M': 'in a month',
  '1Y': 'in a year',
  '5Y': 'in five years',
};

/** Fewest days of a complete range; a shorter history is named by its first day. */
const MIN_DAYS: Readonly<Record<IndexRange, number>> = {
  '1D': 0,
  '1M': 24,
  '1Y': 352,
  '5Y': 1790,
};

const MIN_TURN_PERCENT = 1;

/** Points with a valid date and a positive value, oldest first, one per moment. */
export function drawablePoints(
  points: readonly IndexPoint[] | null | undefined,
): readonly IndexPoint[] {
  const byTime = new Map<number, IndexPoint>();
  for (const point of points ?? []) {
    const time = Date.parse(point.time);
    if (Number.isFinite(time) && Number.isFinite(point.value) && point.value > 0)
      byTime.set(time, point);
  }
  return [...byTime].sort(([a], [b]) => a - b).map(([, point]) => point);
}

/** A range of the chart with its points. */
interface CoveredRange {
  readonly range: IndexRange;
  readonly points: readonly IndexPoint[];
  /** Whether the points reach back over the range; if not, they are all known points. */
  readonly isWhole: boolean;
}

const lengthOf = (points: readonly IndexPoint[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 1 ? daysBetween(first.time, last.time) : -1;
};

/** Days by which a range must begin earlier than the shorter one. */
const SLACK = 7;

/** The ranges that the points reach back over, then the whole line where it is longer than those. */
export function coveredRanges(
  pointsOf: (range: IndexRange) => readonly IndexPoint[] | null | undefined,
): readonly CoveredRange[] {
  const covered: CoveredRange[] = [];
  let longest = -SLACK;
  for (const range of INDEX_RANGES) {
    const points = drawablePoints(pointsOf(range));
    const days = lengthOf(points);
    if (days < 0 || days <= longest + SLACK) continue;
    covered.push({ range, points, isWhole: days >= MIN_DAYS[range] });
    longest = days;
  }
  return covered;
}

function spanOf(points: readonly IndexPoint[], range: IndexRange): string {
  const [first] = points;
  const isWhole = !first || lengthOf(points) >= MIN_DAYS[range];
  return isWhole ? SPANS_IN_WORDS[range] : `since ${formatDate(first.time)}`;
}

/**
 * Summarises an index's chart: `Nifty 50: up 12.4% in a year, with a fall of 6.1% on the way`.
 * @param dayChange change from the previous close in per cent, for the range of one day
 */
export function indexSentence(
  name: string,
  points: readonly IndexPoint[],
  range: IndexRange,
  dayChange: number | null,
): string {
  // Within a day the values have times, which sort like days.
  const series = seriesOf(
    points.map(({ time, value }) => ({ day: time, value, of: null })),
    { kind: 'index' },
  );
  const [first, last] = [series.points[0], series.points.at(-1)];
  const whole = first && last ? change(series, first.day, last.day).value : null;
  const percent = range === '1D' ? (dayChange ?? whole) : whole;
  if (percent === null) return name;
  const size = formatPercent(Math.abs(percent), range === '1D' ? 2 : 1);
  const isUp = percent > 0;
  const lead = /[1-9]/.test(size)
    ? `${name}: ${isUp ? 'up' : 'down'} ${size} ${spanOf(points, range)}`
    : `${name}: unchanged ${spanOf(points, range)}`;
  const turn = (isUp ? drawdown(series).value?.percent : climb(series).value) ?? 0;
  if (range === '1D' || turn < MIN_TURN_PERCENT) return lead;
  return `${lead}, with a ${isUp ? 'fall' : 'rise'} of ${formatPercent(turn, 1)} on the way`;
}

/** The chart's text alternative. */
export function indexDescription(name: string, points: readonly IndexPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${name}: no values`;
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a));
  const at = ({ time, value }: IndexPoint) => `${formatNumber(value)} on ${formatAsOf(time)}`;
  return (
    `Line chart of ${points.length} values of the ${name}, from ${at(first)} to ${at(last)}; ` +
    `the highest ${at(highest)}, the lowest ${at(lowest)}.`
  );
}
