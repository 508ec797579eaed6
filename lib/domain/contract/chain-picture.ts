import { maxPain } from './option-chain';
import type { OptionChain, OptionStrike } from './records';

/** Height of the bars together, and the width of a strike, in the drawing's own units. */
const HEIGHT = 1000;
const STEP = 10;
/** Space at the left of a bar, and its width. */
const GAP = 1;
const BAR = 8;
/** Strikes that are named below the picture. */
const NAMED = 5;

interface StrikePlace {
  /** The row of the strike. */
  readonly at: number;
  /** The middle of its bars, in per cent of the width. */
  readonly x: number;
}

/**
 * The position of a price among the strikes, in per cent of the width; `null` if it is outside.
 * @param rows by strike ascending
 */
function placeOf(rows: readonly OptionStrike[], price: number | null): number | null {
  if (price === null) return null;
  const above = rows.findIndex(({ strike }) => strike >= price);
  const [low, high] = [rows[above - 1], rows[above]];
  if (!high) return null;
  if (!low) return high.strike === price ? 50 / rows.length : null;
  const part = (price - low.strike) / (high.strike - low.strike);
  return ((above - 0.5 + part) / rows.length) * 100;
}

/**
 * The open interest of a chain as two paths of bars, calls upwards and puts downwards, each strike
 * as wide as any other.
 * @returns positions in per cent of the width and height; `null` if no option is open
 */
export function chainPicture({ rows, close }: Pick<OptionChain, 'rows' | 'close'>) {
  const most = (kind: 'call' | 'put') =>
    Math.max(0, ...rows.map((row) => row[kind].openInterest ?? 0));
  const [calls, puts] = [most('call'), most('put')];
  if (calls + puts === 0) return null;
  const base = Math.round((calls / (calls + puts)) * HEIGHT);
  const bars = (kind: 'call' | 'put', sign: 1 | -1) =>
    rows
      .map((row, at) => {
        const height = Math.round(((row[kind].openInterest ?? 0) / (calls + puts)) * HEIGHT);
        return height === 0
          ? ''
          : `M${STEP * at + GAP} ${base}v${sign * height}h${BAR}v${-sign * height}z`;
      })
      .join('');
  const middle = (at: number): StrikePlace => ({ at, x: ((at + 0.5) / rows.length) * 100 });
  const pain = rows.findIndex(({ strike }) => strike === maxPain(rows));
  const named = Array.from({ length: NAMED }, (_, at) =>
    Math.round((at / (NAMED - 1)) * (rows.length - 1)),
  );
  return {
    viewBox: `0 0 ${STEP * rows.length} ${HEIGHT}`,
    calls: bars('call', -1),
    puts: bars('put', 1),
    base: base / (HEIGHT / 100),
    close: placeOf(rows, close),
    pain: pain < 0 ? null : middle(pain),
    strikes: [...new Set(named)].map(middle),
  };
}
