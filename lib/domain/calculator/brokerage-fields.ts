import type { Side } from '@/lib/domain/charge/types';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';

import { choice, day, percent, price, rupees, units } from './fields';
import type { Fields, Values } from './types';

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

/** The orders of the form, in its order; one without a quantity is not placed. */
export const LEGS: readonly Leg[] = ([1, 2, 3] as const).flatMap((number): Leg[] => [
  { side: 'buy', quantity: `buy${number}`, price: `buyat${number}` },
  { side: 'sell', quantity: `sell${number}`, price: `sellat${number}` },
]);
