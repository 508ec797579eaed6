import { searchTerms } from '@/lib/tools/parameters';

import { GROW } from './grow';
import { PLAN } from './plan';
import { SALARY } from './salary';
import { SAVINGS } from './savings';
import { TRADING } from './trading';
import type { CalculatorEntry } from './entry';
import { CALCULATOR_GROUPS } from './groups';

export type { CalculatorEntry } from './entry';
export type { CalculatorSlug } from '@/lib/domain/calculator/view-loaders';

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
