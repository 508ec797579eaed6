import { AMFI_SOURCE } from '@/lib/content/calculators/common';
import type { CalculatorSource, SourceName } from '@/lib/content/calculators/types';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { LEVY_RATES } from '@/lib/domain/charge/levies';
import { LEVY_SOURCES } from '@/lib/domain/charge/levy-sources';
import type { LevyKind } from '@/lib/domain/charge/types';
import { RULES } from '@/lib/domain/rule';
import type { DatedRule } from '@/lib/domain/rule/types';
import { formatDate } from '@/lib/tools/format';

/** A dated rule that a calculator counts with, as its page names it. */
const ruleSource = ({
  name,
  from,
  until,
  seenTo,
  source,
  reviewedOn,
}: DatedRule<unknown>): CalculatorSource => ({
  name: source.name,
  text: [
    until
      ? `${name}; in force from ${formatDate(from)} to ${formatDate(until)}.`
      : `${name}; in force since ${formatDate(from)}.`,
    ...(seenTo ? [`We have seen it confirmed up to ${formatDate(seenTo)}.`] : []),
  ].join(' '),
  asOn: reviewedOn,
  href: source.href,
});

const LEVY_NAMES: Readonly<Record<Exclude<LevyKind, 'gst'>, string>> = {
  transactionTax: 'Transaction tax.',
  exchange: 'Exchange charge.',
  regulator: 'SEBI’s fee.',
  stampDuty: 'Stamp duty.',
};

/** Where the rates of the charge calculators were read, one entry a law or circular. */
const levySources = (): readonly CalculatorSource[] => [
  ...new Map(
    (Object.keys(LEVY_NAMES) as (keyof typeof LEVY_NAMES)[]).flatMap((kind) =>
      LEVY_RATES[kind].map(
        ({ source }) =>
          [source, { ...LEVY_SOURCES[source], text: LEVY_NAMES[kind], asOn: chargesAsOf }] as const,
      ),
    ),
  ).values(),
];

/** The sources that a copy names or states, as its page lists them. */
export function sourcesOf(source: CalculatorSource | SourceName): readonly CalculatorSource[] {
  if (typeof source === 'object') return [source];
  if (source === 'AMFI') return [AMFI_SOURCE];
  if (source === 'LEVIES') return levySources();
  return RULES[source].map(ruleSource);
}
