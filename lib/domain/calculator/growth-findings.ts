import type { YearRow } from './plan-figures';
import type { Phrase } from './types';

import { numberWord } from './number-words';
import { inPercent, inRupees, yearNumber } from './phrases';
import { roundPaisa, shownRest } from './rounding';

/** The calculator's names for earnings and for the sum paid in, and who pays it. */
interface Names {
  readonly growth: 'Growth' | 'Interest';
  readonly paid: string;
}

const OWN: Names = { growth: 'Growth', paid: 'what you put in' };

/** The year in which growth exceeds the sum paid in, or its share if it never does. */
export function crossover(rows: readonly YearRow[], names: Partial<Names> = {}): Phrase {
  const { growth: noun, paid } = { ...OWN, ...names };
  const passed = rows.find(({ growth, invested }) => growth > invested);
  if (passed) return [`${noun} passes ${paid} during `, yearNumber(passed.year), '.'];
  const { growth, total } = rows.at(-1) ?? { growth: 0, total: 0 };
  if (roundPaisa(growth) <= 0) return [`Nothing is added: you would have ${paid}.`];
  const share = Math.round((100 * growth) / total);
  const part = share > 0 ? [inPercent(share)] : ['less than ', inPercent(1)];
  return [`${noun} makes up `, ...part, ` of the total. The rest is ${paid}.`];
}

/** What the last five years add to the total as shown, compared with the years before. */
export function lastFive(rows: readonly YearRow[]): readonly Phrase[] {
  const [before, last] = [rows.at(-6), rows.at(-1)];
  if (rows.length < 10 || !before || !last || roundPaisa(last.growth) <= 0) return [];
  const added = shownRest(last.total, before.total);
  const first = `the first ${numberWord(before.year)}`;
  const ratio = added / before.total;
  const beside =
    ratio > 1 ? `, more than ${first}` : ratio >= 0.9 ? `, nearly as much as ${first}` : '';
  return [['The last five years add ', inRupees(added), `${beside}.`]];
}
