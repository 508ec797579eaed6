import { formatDate } from '@/lib/tools/format';
import type { DatedRule } from '@/lib/domain/rule/types';

import type { CalculatorSource } from './types';

/** The dated rules that a calculator counts with, as its page names them. */
export const sourcesOf = (rules: readonly DatedRule<unknown>[]): readonly CalculatorSource[] =>
  rules.map(({ name, from, until, seenTo, source, reviewedOn }) => ({
    name: source.name,
    text: [
      until
        ? `${name}; in force from ${formatDate(from)} to ${formatDate(until)}.`
        : `${name}; in force since ${formatDate(from)}.`,
      ...(seenTo ? [`We have seen it confirmed up to ${formatDate(seenTo)}.`] : []),
    ].join(' '),
    asOn: reviewedOn,
    href: source.href,
  }));

/** The sentence on a rate of a savings scheme that the page starts with. */
export const quarterRateText = ({ value, seenTo }: DatedRule<number>): string =>
  `The rate starts at ${value}%, that of the quarter to ${formatDate(seenTo)}, the last that we have seen announced. The government announces it for each quarter: check the present one at nsiindia.gov.in and change it here`;
