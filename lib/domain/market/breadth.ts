import type { SnapshotRow } from '@/lib/domain/company/records';
import { directionOf } from '@/lib/tools/format';

/** Numbers of shares that rose, fell and did not change; unknown changes are not counted. */
export interface Breadth {
  readonly rose: number;
  readonly fell: number;
  readonly unchanged: number;
}

/** Counts a snapshot's shares by the direction of their printed change. */
export function breadthOf(rows: readonly Pick<SnapshotRow, 'changePercent'>[]): Breadth {
  const directions = rows
    .filter((row) => row.changePercent !== null)
    .map((row) => directionOf(row.changePercent));
  const count = (wanted: string) => directions.filter((direction) => direction === wanted).length;
  return { rose: count('up'), fell: count('down'), unchanged: count('flat') };
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "for each one that rose": a ratio in words, `null` under one and a half. */
function ratioInWords(more: number, fewer: number): string | null {
  const ratio = more / fewer;
  const whole = Math.floor(ratio);
  if (whole >= COUNTS.length) return 'Ten or more';
  const rest = ratio - whole;
  if (rest >= 0.85) return `Almost ${COUNTS[whole + 1] ?? 'ten'}`;
  if (whole < 2 && rest < 0.5) return null;
  if (whole < 2) return 'Three shares in five or more';
  return rest < 0.1 ? `About ${COUNTS[whole]}` : `More than ${COUNTS[whole]}`;
}

/**
 * Summarises the market breadth: "More than two shares fell for each one that rose".
 * @returns `null` if no share has a change
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
