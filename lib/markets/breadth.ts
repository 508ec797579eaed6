import type { SnapshotRow } from '@/lib/provider/records';
import { directionOf } from '@/lib/format';

/** How many shares rose, fell and closed where they were; shares without a change are not counted. */
export interface Breadth {
  readonly rose: number;
  readonly fell: number;
  readonly unchanged: number;
}

/** Counts a snapshot's shares by the direction that their change is shown with. */
export function breadthOf(rows: readonly SnapshotRow[]): Breadth {
  const directions = rows
    .filter((row) => row.changePercent !== null)
    .map((row) => directionOf(row.changePercent));
  const count = (wanted: string) => directions.filter((direction) => direction === wanted).length;
  return { rose: count('up'), fell: count('down'), unchanged: count('flat') };
}

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "for each one that rose": a ratio in words, `null` under one and a half. */
function ratioInWords(more: number, fewer: number): string | null {
  const ratio = more / fewer;
  const whole = Math.floor(ratio);
  if (whole >= WORDS.length) return 'Ten or more';
  const rest = ratio - whole;
  if (rest >= 0.85) return `Almost ${WORDS[whole + 1] ?? 'ten'}`;
  if (whole < 2 && rest < 0.5) return null;
  if (whole < 2) return 'Three shares in five or more';
  return rest < 0.1 ? `About ${WORDS[whole]}` : `More than ${WORDS[whole]}`;
}

/**
 * The finding of the day in one sentence: "More than two shares fell for each one that rose".
 * @returns `null` where no share has a change
 */
export function breadthSentence({ rose, fell, unchanged }: Breadth): string | null {
  const moved = rose + fell;
  if (moved === 0) return unchanged === 0 ? null : 'No share moved';
  const [more, fewer, verb, other] =
    rose >= fell
      ? ([rose, fell, 'rose', 'fell'] as const)
      : ([fell, rose, 'fell', 'rose'] as const);
  if (fewer === 0) return `Every share that moved ${verb}`;
  if (more / moved < 0.525) return 'About as many shares rose as fell';
  const ratio = ratioInWords(more, fewer);
  if (ratio === null) return `More shares ${verb} than ${other}`;
  if (ratio.startsWith('Three')) return `${ratio.replace(' or more', '')} ${verb}`;
  return `${ratio} shares ${verb} for each one that ${other}`;
}
