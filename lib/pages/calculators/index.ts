import { RECORDS } from '@/lib/domain/calculator/list';
import type { CalculatorRecord } from '@/lib/domain/calculator/record';
import { startingAt } from '@/lib/domain/calculator/starting-rate';
import { savingsRate } from '@/lib/domain/rule/savings-rates';
import { env } from '@/lib/tools/env';
import { searchTerms } from '@/lib/tools/parameters';

import type { CalculatorEntry } from './entry';
import { CALCULATOR_GROUPS } from './groups';

export type { CalculatorSlug } from '@/lib/domain/calculator/list';
export type { CalculatorEntry } from './entry';

type Checked = Omit<CalculatorEntry, 'savingsRate'>;

/** A record with the rate of the newest order on its savings scheme, if it uses one. */
function inForce(record: Checked & Pick<CalculatorRecord, 'savings'>): CalculatorEntry {
  const rate = record.savings ? savingsRate(record.savings, env().savingsOrder) : null;
  const calculator = startingAt(record.view.calculator, rate?.value);
  return { ...record, view: { ...record.view, calculator }, savingsRate: rate };
}

const entries: readonly CalculatorEntry[] = RECORDS.map((record) => inForce(record));

/** The calculators, group by group in the hub's order. */
export const CALCULATORS: readonly CalculatorEntry[] = CALCULATOR_GROUPS.flatMap(({ id }) =>
  entries.filter(({ group }) => group === id),
);

/** The calculators of each group that has any. @param found those to list; default: all */
export function byGroup(found: readonly CalculatorEntry[] = CALCULATORS) {
  return CALCULATOR_GROUPS.flatMap((group) => {
    const listed = found.filter((entry) => entry.group === group.id);
    return listed.length > 0 ? [{ ...group, entries: listed }] : [];
  });
}

/** The calculators with every word of the query in their names, sentence, group or further words. */
export function findCalculators(query: string): readonly CalculatorEntry[] {
  const terms = searchTerms(query);
  return CALCULATORS.filter(({ title, sentence, words, group }) => {
    const { title: groupTitle } = CALCULATOR_GROUPS.find(({ id }) => id === group) ?? { title: '' };
    const text = `${title} ${sentence} ${words} ${groupTitle}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** The calculator of an address's last part, or undefined. */
export function calculatorBySlug(slug: string): CalculatorEntry | undefined {
  return CALCULATORS.find((entry) => entry.slug === slug);
}
