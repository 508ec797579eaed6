import { breakEvenPrice } from '@/lib/domain/charge/break-even';
import { contractNote } from '@/lib/domain/charge/contract-note';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { firstDay } from '@/lib/domain/charge/levy-rates';
import type { Brokerage, ContractNote, Order, Side, Trade } from '@/lib/domain/charge/types';
import type { Day } from '@/lib/domain/rule/in-force';
import { formatDate } from '@/lib/tools/format';

import { choice, day, percent, price, rupees, units } from './fields';
import type { Fields, Values, WhatIf } from './types';

export const brokerageFields = {
  segment: choice('delivery', 'What you trade', [
    { value: 'delivery', label: 'Shares, delivery' },
    { value: 'intraday', label: 'Shares, intraday' },
    { value: 'equity-futures', label: 'Equity futures' },
    { value: 'equity-options', label: 'Equity options' },
    { value: 'currency-futures', label: 'Currency futures' },
    { value: 'currency-options', label: 'Currency options' },
    { value: 'commodity-futures', label: 'Commodity futures' },
    { value: 'commodity-options', label: 'Commodity options' },
  ]),
  exchange: choice('NSE', 'Exchange', [
    { value: 'NSE', label: 'NSE' },
    { value: 'BSE', label: 'BSE' },
  ]),
  day: day('Trade date', chargesAsOf),
  buy1: units('Quantity bought', 100),
  buyat1: price('Bought at', 1_000),
  sell1: units('Quantity sold', 100),
  sellat1: price('Sold at', 1_100),
  buy2: units('Second quantity bought', 0),
  buyat2: price('Second bought at', 0),
  sell2: units('Second quantity sold', 0),
  sellat2: price('Second sold at', 0),
  buy3: units('Third quantity bought', 0),
  buyat3: price('Third bought at', 0),
  sell3: units('Third quantity sold', 0),
  sellat3: price('Third sold at', 0),
  fee: choice('tariff', 'Brokerage', [
    { value: 'tariff', label: 'Our tariff' },
    { value: 'percent', label: 'Per cent' },
    { value: 'flat', label: 'Flat' },
  ]),
  percent: percent('Per cent of each order', [0.03, 0, 2.5, 0.01]),
  most: rupees('At most, per order', [20, 0, 1_000_000, 5]),
  flat: rupees('For each order', [20, 0, 1_000, 5]),
} satisfies Fields;

export type BrokerageFields = typeof brokerageFields;
export type BrokerageInput = Values<BrokerageFields>;

/** An order by the names of its fields. */
interface Leg {
  readonly side: Side;
  readonly quantity: `${'buy' | 'sell'}${1 | 2 | 3}`;
  readonly price: `${'buyat' | 'sellat'}${1 | 2 | 3}`;
}

/** The orders of the form, in order; an order without a quantity is not placed. */
export const LEGS: readonly Leg[] = ([1, 2, 3] as const).flatMap((number): Leg[] => [
  { side: 'buy', quantity: `buy${number}`, price: `buyat${number}` },
  { side: 'sell', quantity: `sell${number}`, price: `sellat${number}` },
]);

/** The segment, the exchange and the trade date. Commodities trade only on the MCX. */
export const marketOf = ({ segment, exchange, day }: BrokerageInput): Omit<Trade, 'orders'> => ({
  segment,
  exchange: segment.startsWith('commodity') ? 'MCX' : exchange,
  day,
});

/** The broker's fee for one order. */
export function feeOf({ fee, segment, percent, most, flat }: BrokerageInput): Brokerage {
  if (fee === 'tariff') return tariff.brokerage[segment];
  return fee === 'flat' ? { kind: 'flat', rupees: flat } : { kind: 'percent', percent, most };
}

/** The orders whose quantity is above 0. */
export const ordersOf = (input: BrokerageInput): readonly Order[] =>
  LEGS.map(({ side, quantity, price }) => ({
    side,
    quantity: input[quantity],
    price: input[price],
  })).filter((order) => order.quantity > 0);

/** @throws NoRateError on a day without rates, which `problemOf` names */
export const noteOf = (input: BrokerageInput): ContractNote =>
  contractNote({ ...marketOf(input), orders: ordersOf(input) }, feeOf(input));

/** The price at which one sale of everything bought covers all charges, in rupees. */
export const evenPrice = (input: BrokerageInput): number | null =>
  breakEvenPrice(
    marketOf(input),
    ordersOf(input).filter(({ side }) => side === 'buy'),
    feeOf(input),
  );

const begins = (day: Day): string => formatDate(day);

/** Why a day has no contract note, or null. */
export function problemOf(input: BrokerageInput): string | null {
  const first = firstDay(marketOf(input));
  if (input.day < first)
    return `We have no rates for ${begins(input.day)}: those of this page begin on ${begins(first)}. Nothing is calculated.`;
  if (input.fee === 'tariff' && input.day < tariff.from)
    return `Our tariff begins on ${begins(tariff.from)}. For a trade of ${begins(input.day)} choose another fee. Nothing is calculated.`;
  return null;
}

/** The same trade without brokerage, on the other exchange, or held for another time. */
export function whatIf(input: BrokerageInput): readonly WhatIf<BrokerageFields>[] {
  const { segment, exchange } = input;
  const other = exchange === 'NSE' ? 'BSE' : 'NSE';
  const now = noteOf(input).total;
  const changes: readonly (readonly [label: string, change: Partial<BrokerageInput>])[] = [
    ['Without brokerage', { fee: 'percent', percent: 0 }],
    ...(segment.startsWith('commodity') ? [] : [[`On the ${other}`, { exchange: other }] as const]),
    ...(segment === 'delivery' ? [['Sold the same day', { segment: 'intraday' }] as const] : []),
    ...(segment === 'intraday' ? [['Kept overnight', { segment: 'delivery' }] as const] : []),
  ];
  return changes.map(([label, change]) => {
    const values = { ...input, ...change };
    const { total } = noteOf(values);
    return {
      label,
      values,
      result: { value: total, unit: '₹ exact' },
      difference: { value: total - now, unit: '₹ exact' },
    };
  });
}
