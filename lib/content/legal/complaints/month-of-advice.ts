import type { ComplaintMonth, SourceFigures } from '@/lib/domain/support/complaints';

const NONE: SourceFigures = [0, 0, 0, 0, 0, 0];

/** Where complaints about research, advice and portfolio management come from. */
export const ADVICE_SOURCES = [
  { key: 'direct', label: 'Directly from investors' },
  { key: 'scores', label: 'SEBI (SCORES)' },
  { key: 'other', label: 'Other sources' },
] as const;

/**
 * A month of such a register, by source: carried forward, received, resolved, pending under 3
 * months, pending over 3 months, total days to resolve.
 */
export const monthOfAdvice = (
  month: string,
  direct: SourceFigures = NONE,
  scores: SourceFigures = NONE,
): ComplaintMonth => ({ month, figures: { direct, scores, other: NONE } });
