import { LEVY_RATES } from '@/lib/domain/charge/levies';
import { LEVY_SOURCES } from '@/lib/domain/charge/levy-sources';
import type { LevyKind } from '@/lib/domain/charge/types';

import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import type { CalculatorSource } from './types';

const LEVY_NAMES: Readonly<Record<Exclude<LevyKind, 'gst'>, string>> = {
  transactionTax: 'Transaction tax.',
  exchange: 'Exchange charge.',
  regulator: 'SEBI’s fee.',
  stampDuty: 'Stamp duty.',
};

/** Where the rates of the charge calculators were read, one entry a law or circular. */
export const RATE_SOURCES: readonly CalculatorSource[] = [
  ...new Map(
    (Object.keys(LEVY_NAMES) as (keyof typeof LEVY_NAMES)[]).flatMap((kind) =>
      LEVY_RATES[kind].map(
        ({ source }) =>
          [source, { ...LEVY_SOURCES[source], text: LEVY_NAMES[kind], asOn: chargesAsOf }] as const,
      ),
    ),
  ).values(),
];
