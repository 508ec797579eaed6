import { formatRupees } from '@/lib/tools/format';

import { chargesAsOf } from './firm-tariff';
import { levyPercent } from './levy-rates';
import type { Brokerage, Exchange, Segment, Side } from './types';
import type { Day } from '@/lib/domain/rule/in-force';

/** A rate as text: `0.1%`. */
export const percentText = (value: number): string => `${String(Number(value.toFixed(6)))}%`;

/** The rate of a levy as text, such as `0.1%`; its side if only one pays. */
export function levyText(
  kind: 'transactionTax' | 'exchange' | 'regulator' | 'stampDuty',
  segment: Segment,
  exchange: Exchange = 'NSE',
  day: Day = chargesAsOf,
): string {
  const [buy, sell] = (['buy', 'sell'] satisfies Side[]).map((side) =>
    levyPercent(kind, { segment, exchange, day }, side),
  ) as [number, number];
  if (buy === sell) return buy === 0 ? 'nil' : percentText(buy);
  return buy === 0 ? `${percentText(sell)} on the sale` : `${percentText(buy)} on the purchase`;
}

/** A broker’s fee as text: `0.25%`, `₹20.00 per order`. */
export function feeText(fee: Brokerage): string {
  if (fee.kind === 'flat') return `${formatRupees(fee.rupees)} per order`;
  const share = percentText(fee.percent);
  return fee.most === undefined ? share : `${share}, at most ${formatRupees(fee.most)} per order`;
}
