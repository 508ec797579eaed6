import { searchTerms } from '@/lib/tools/parameters';

import { GROW } from './entries/grow';
import { PLAN } from './entries/plan';
import { SALARY } from './entries/salary';
import { SAVINGS } from './entries/savings';
import { TRADING } from './entries/trading';
import type { CalculatorEntry } from './entries/types';
import { CALCULATOR_GROUPS } from './groups';

export type { CalculatorEntry } from './entries/types';
export type { CalculatorSlug } from './view-loaders';

/** The calculators. Those of a group stand on the hub in this order. */
export const CALCULATORS: readonly CalculatorEntry[] = [
  ...GROW,
  ...PLAN,
  ...SAVINGS,
  ...SALARY,
  ...TRADING,
];

/** The calculators of each group that has any. @param found those to list; default: all */
export function byGroup(found: readonly CalculatorEntry[] = CALCULATORS) {
  return CALCULATOR_GROUPS.flatMap((group) => {
    const entries = found.filter((entry) => entry.group === group.id);
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}

/** The calculators with every word of the query in their names, sentence, group or further words. */
export function findCalculators(query: string): readonly CalculatorEntry[] {
  const terms = searchTerms(query);
  return CALCULATORS.filter(({ title, description, words, group }) => {
    const { title: groupTitle } = CALCULATOR_GROUPS.find(({ id }) => id === group) ?? { title: '' };
    const text = `${title} ${description} ${words} ${groupTitle}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** The calculator of an address's last part, or undefined. */
export function calculatorBySlug(slug: string): CalculatorEntry | undefined {
  return CALCULATORS.find((entry) => entry.slug === slug);
}
