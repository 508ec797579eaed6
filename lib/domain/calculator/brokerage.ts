import { breakEvenPrice } from '@/lib/domain/charge/break-even';
import { contractNote } from '@/lib/domain/charge/contract-note';
import { firstDay } from '@/lib/domain/charge/levy-rates';
import type { Brokerage, ContractNote, Order, Trade } from '@/lib/domain/charge/types';
import type { Day } from '@/lib/domain/rule/in-force';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { formatDate } from '@/lib/tools/format';

import {
  type BrokerageFields,
  brokerageFields,
  type BrokerageInput,
  LEGS,
} from './brokerage-fields';
import { brokerageTable } from './brokerage-table';
import { paiseFigure } from './figure';
import type { Calculator, WhatIf } from './types';

export * from './brokerage-fields';

/** The segment, the exchange and the trade date. Commodities trade on the MCX alone. */
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
function problemOf(input: BrokerageInput): string | null {
  const first = firstDay(marketOf(input));
  if (input.day < first)
    return `We have no rates for ${begins(input.day)}: those of this page begin on ${begins(first)}. Nothing is calculated.`;
  if (input.fee === 'tariff' && input.day < tariff.from)
    return `Our tariff begins on ${begins(tariff.from)}. For a trade of ${begins(input.day)} choose another fee. Nothing is calculated.`;
  return null;
}

/** The same trade without brokerage, on the other exchange, or held for another time. */
function whatIf(input: BrokerageInput): readonly WhatIf<BrokerageFields>[] {
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
      result: { value: total, unit: '₹.00' },
      difference: { value: total - now, unit: '₹.00' },
    };
  });
}

export const brokerage: Calculator<BrokerageFields> = {
  fields: brokerageFields,
  problem: problemOf,
  results: (input) => {
    const note = noteOf(input);
    const even = evenPrice(input);
    return [
      paiseFigure('bought', 'Value bought', note.bought),
      paiseFigure('sold', 'Value sold', note.sold),
      paiseFigure('charges', 'All charges', note.total),
      {
        ...paiseFigure('net', note.net < 0 ? 'You pay' : 'You receive', note.net),
        shown: Math.abs(note.net),
      },
      ...(even === null ? [] : [paiseFigure('breakeven', 'Break-even price', even)]),
    ];
  },
  table: (input) => brokerageTable(noteOf(input), marketOf(input), feeOf(input)),
  whatIf,
};

/** Whether a later change of a rate may be missing for the day. */
export const isAfterReview = ({ day }: BrokerageInput): boolean => day > chargesAsOf;
