import type { YearRow } from './plan-figures';
import type { Phrase } from './types';

import { phrase, phrases } from './phrases';
import { roundPaisa, shownRest } from './rounding';

/** The calculator's names for earnings and for the sum paid in, and who pays it. */
interface Names {
  readonly growth: 'Growth' | 'Interest';
  readonly paid: string;
}

const OWN: Names = { growth: 'Growth', paid: 'what you put in' };

/** The year in which growth exceeds the sum paid in, or its share if it never does. */
export function crossover(rows: readonly YearRow[], names: Partial<Names> = {}): Phrase {
  const passed = rows.find(({ growth, invested }) => growth > invested);
  const { growth, total } = rows.at(-1) ?? { growth: 0, total: 0 };
  return phrase(
    [
      '{growth} passes {paid} during {passed:year}.',
      '{isNone?}Nothing is added: you would have {paid}.',
      '{growth} makes up {share:share} of the total. The rest is {paid}.',
    ],
    {
      ...OWN,
      ...names,
      passed: passed?.year,
      isNone: roundPaisa(growth) <= 0,
      share: Math.round((100 * growth) / total),
    },
  );
}

/** What the last five years add to the total as shown, compared with the years before. */
export function lastFive(rows: readonly YearRow[]): readonly Phrase[] {
  const [before, last] = [rows.at(-6), rows.at(-1)];
  if (rows.length < 10 || !before || !last || roundPaisa(last.growth) <= 0) return [];
  const added = shownRest(last.total, before.total);
  const ratio = added / before.total;
  return phrases(
    [
      'The last five years add {added:rupees}[, more than the first {passed:word}][, nearly as much as the first {reached:word}].',
    ],
    {
      added,
      passed: ratio > 1 && before.year,
      reached: ratio <= 1 && ratio >= 0.9 && before.year,
    },
  );
}
