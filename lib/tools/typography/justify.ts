import { ADVANCES, KERNING } from './advances';

/** The width axis of the font, in per cent. */
const NARROWEST = 75;
const WIDEST = 125;

/**
 * Factor by which the longest line is wider than at the narrowest width, so that letters don't
 * crowd.
 */
const AIR = 1.04;

const KERN: ReadonlyMap<string, number> = new Map(
  KERNING.flatMap(([value, pairs]) => pairs.split(' ').map((pair) => [pair, value] as const)),
);

const advanceAt = (letter: string, master: 0 | 1 | 2): number =>
  (ADVANCES[letter] ?? ADVANCES['n'] ?? [0, 0, 0])[master];

function lengthAt(line: string, master: 0 | 1 | 2): number {
  const letters = [...line];
  return letters.reduce(
    (sum, letter, at) =>
      sum + advanceAt(letter, master) + (KERN.get(letter + (letters[at + 1] ?? '')) ?? 0),
    0,
  );
}

/** The length of a line in ems of its font size, set at a width in per cent. */
export function lengthOf(line: string, width: number): number {
  const middle = lengthAt(line, 1);
  const length =
    width < 100
      ? middle - ((middle - lengthAt(line, 0)) * (100 - width)) / 25
      : middle + ((lengthAt(line, 2) - middle) * (width - 100)) / 25;
  return length / 1000;
}

/** The width in per cent at which a line has a length in ems, clamped to the axis. */
function widthFor(line: string, length: number): number {
  const middle = lengthOf(line, 100);
  const end = length < middle ? NARROWEST : WIDEST;
  const share = (length - middle) / (lengthOf(line, end) - middle);
  return Math.min(WIDEST, Math.max(NARROWEST, 100 + (end - 100) * share));
}

interface JustifiedLine {
  readonly text: string;
  /** `font-stretch` in per cent: halves up to 85, whole beyond. */
  readonly width: number;
}

interface JustifiedHeading {
  /** The font size in whole per cent of the measure. */
  readonly size: number;
  readonly lines: readonly JustifiedLine[];
}

/** Narrow lines are long, so that half a per cent of width shows. */
const toStep = (value: number): number =>
  value < 85 ? Math.round(value * 2) / 2 : Math.round(value);

/** The font sizes that the style sheet of `DisplayHeading` knows, in per cent of the measure. */
const SIZES = { smallest: 9, largest: 22 } as const;

/**
 * Sets each line of a display heading to the full measure by choosing its font width, between 75
 * and 125 per cent. Size and measure grow together, so the widths are right at every breakpoint.
 * Where the lines differ too much in length, the longest fills the measure and short ones end
 * before it.
 * @param largest the largest font size, in per cent of the measure
 */
export function justify(lines: readonly string[], largest = 21.5): JustifiedHeading {
  const fewest = Math.max(...lines.map((line) => lengthOf(line, NARROWEST)));
  const most = Math.min(...lines.map((line) => lengthOf(line, WIDEST)));
  const wanted = Math.max(fewest, Math.min(most, Math.max(fewest * AIR, 100 / largest)));
  const smaller = Math.floor(100 / wanted);
  // If the size is too small, the shortest line does not reach the measure even at its widest.
  const fitting = 100 / smaller > most && fewest <= most ? smaller + 1 : smaller;
  const size = Math.min(SIZES.largest, Math.max(SIZES.smallest, fitting));
  const length = 100 / size;
  return {
    size,
    lines: lines.map((text) => ({ text, width: toStep(widthFor(text, length)) })),
  };
}
