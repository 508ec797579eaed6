import { formatDate } from '@/lib/format';
import type { DatedRule } from '@/lib/rules/types';

import type { CalculatorSource } from './types';

/** The dated rules that a calculator counts with, as its page names them. */
export const sourcesOf = (rules: readonly DatedRule<unknown>[]): readonly CalculatorSource[] =>
  rules.map(({ name, from, until, source, reviewedOn }) => ({
    name: source.name,
    text: until
      ? `${name}; in force from ${formatDate(from)} to ${formatDate(until)}.`
      : `${name}; in force since ${formatDate(from)}.`,
    asOn: reviewedOn,
    href: source.href,
  }));
