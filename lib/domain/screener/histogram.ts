/** The distribution of a figure over companies, and the values at which it can be bounded. */
interface Histogram {
  /**
   * Ends of the bins, ascending, rounded to two digits; the outer bins also include values beyond.
   */
  readonly edges: readonly number[];
  /** Companies in each bin, one fewer than the edges. */
  readonly counts: readonly number[];
}

const BINS = 24;

/** A figure this many times as large at its top as at its bottom is spread by powers. */
const WIDE = 50;

/** The part of all companies that lies beyond each outer edge. */
const TAIL = 0.01;

const twoDigits = (value: number): number => Number(value.toPrecision(2));

/** Edges in even steps, or in even powers if the figure covers orders of magnitude. */
function edgesOf(low: number, high: number): readonly number[] {
  const isWide = low > 0 && high / low > WIDE;
  const places = Array.from({ length: BINS + 1 }, (_, at) => at / BINS);
  const edges = places.map((part) =>
    isWide ? low * (high / low) ** part : low + (high - low) * part,
  );
  return [...new Set(edges.map(twoDigits))].sort((a, b) => a - b);
}

/** The histogram of a figure; `null` if fewer than two different values are known. */
export function histogramOf(values: readonly number[]): Histogram | null {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const edges = edgesOf(at(TAIL), at(1 - TAIL));
  if (edges.length < 3) return null;
  const counts = edges.slice(1).map(() => 0);
  for (const value of sorted) {
    const above = edges.findIndex((edge) => edge > value);
    const bin = above === -1 ? counts.length - 1 : Math.max(0, above - 1);
    counts[Math.min(bin, counts.length - 1)] = (counts[bin] ?? 0) + 1;
  }
  return { edges, counts };
}

/** Its bars as one path, in a box of the bins' number by 100. */
export function histogramPath({ counts }: Histogram): string {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, at) => {
      // The smallest bar is seen too.
      const height = count === 0 ? 0 : Math.max(3, Math.round((count / most) * 100));
      return height === 0 ? '' : `M${at} 100v-${height}h.9v${height}`;
    })
    .join('');
}
