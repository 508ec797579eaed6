import { AMFI_SOURCE } from '@/lib/content/calculators/common';
import type { CalculatorSource, SourceName } from '@/lib/content/calculators/types';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { LEVY_RATES } from '@/lib/domain/charge/levies';
import { LEVY_SOURCES } from '@/lib/domain/charge/levy-sources';
import type { LevyKind, LevyRate } from '@/lib/domain/charge/types';
import { RULES } from '@/lib/domain/rule';
import { type SavingsRate, savingsTexts } from '@/lib/domain/rule/savings-rates';
import type { DatedRule } from '@/lib/domain/rule/types';
import { formatDate } from '@/lib/tools/format';

/** A dated rule that a calculator uses, as its page names it. */
const ruleSource = ({
  name,
  from,
  until,
  source,
  reviewedOn,
}: DatedRule<unknown>): CalculatorSource => ({
  name: source.name,
  text: until
    ? `${name}; in force from ${formatDate(from)} to ${formatDate(until)}.`
    : `${name}; in force since ${formatDate(from)}.`,
  asOn: reviewedOn,
  href: source.href,
});

const LEVY_NAMES: Readonly<Record<Exclude<LevyKind, 'gst'>, string>> = {
  transactionTax: 'Transaction tax.',
  exchange: 'Exchange charge.',
  regulator: 'SEBI’s fee.',
  stampDuty: 'Stamp duty.',
};

/** The order on the rate of a savings scheme. */
function savingsSource(rate: SavingsRate | null, today: string): CalculatorSource {
  if (!rate) throw new RangeError('A source names a savings scheme, and the record none');
  const { source, reviewedOn } = rate;
  const { source: text } = savingsTexts(rate, today);
  return { name: source.name, text, asOn: reviewedOn, href: source.href };
}

/** Whether a levy is charged on a delivery on NSE. */
const isOfDelivery = ({ segment, exchange }: LevyRate): boolean =>
  segment === 'delivery' && (exchange ?? 'NSE') === 'NSE';

/** Where the rates of the charge calculators were read, one entry per law or circular. */
const levySources = (applies: (rate: LevyRate) => boolean): readonly CalculatorSource[] => [
  ...new Map(
    (Object.keys(LEVY_NAMES) as (keyof typeof LEVY_NAMES)[]).flatMap((kind) =>
      LEVY_RATES[kind]
        .filter(applies)
        .map(
          ({ source }) =>
            [
              source,
              { ...LEVY_SOURCES[source], text: LEVY_NAMES[kind], asOn: chargesAsOf },
            ] as const,
        ),
    ),
  ).values(),
];

/**
 * The sources that a copy names or states, as its page lists them.
 * @param rate that of the record's savings scheme
 */
export function sourcesOf(
  source: CalculatorSource | SourceName,
  rate: SavingsRate | null,
  today: string,
): readonly CalculatorSource[] {
  if (typeof source === 'object') return [source];
  if (source === 'AMFI') return [AMFI_SOURCE];
  if (source === 'SAVINGS_RATE') return [savingsSource(rate, today)];
  if (source === 'LEVIES') return levySources(() => true);
  if (source === 'DELIVERY_LEVIES') return levySources(isOfDelivery);
  return RULES[source].map(ruleSource);
}
