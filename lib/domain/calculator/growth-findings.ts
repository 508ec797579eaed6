import type { YearRow } from './plan-figures';
import type { Phrase } from './types';

import { numberWord } from './number-words';
import { inPercent, inRupees, yearNumber } from './phrases';

/** The year in which growth exceeds what was paid in, or its share if it never does. */
export function crossover(rows: readonly YearRow[], noun = 'Growth'): Phrase {
  const passed = rows.find(({ growth, invested }) => growth > invested);
  if (passed) return [`${noun} passes what you put in during `, yearNumber(passed.year), '.'];
  const { growth, total } = rows.at(-1) ?? { growth: 0, total: 0 };
  if (growth <= 0 || total <= 0) return ['Nothing is added: you would have what you put in.'];
  const share = Math.round((100 * growth) / total);
  return [`${noun} makes up `, inPercent(share), ' of the total. The rest is what you put in.'];
}

/** What the last five years add compared with those before; empty for plans under ten years or without growth. */
export function lastFive(rows: readonly YearRow[]): readonly Phrase[] {
  const [before, last] = [rows.at(-6), rows.at(-1)];
  if (rows.length < 10 || !before || !last || last.growth <= 0) return [];
  const added = last.total - before.total;
  const first = `the first ${numberWord(before.year)}`;
  const ratio = added / before.total;
  const beside =
    ratio >= 1 ? `, more than ${first}` : ratio >= 0.9 ? `, nearly as much as ${first}` : '';
  return [['The last five years add ', inRupees(added), `${beside}.`]];
}
