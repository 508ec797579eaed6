import { breakEvenPrice } from '@/lib/domain/charge/break-even';
import {
  chargesAsOf,
  feePercent,
  feeWithGst,
  firmNote,
  tariff,
} from '@/lib/domain/charge/firm-tariff';
import type { Side, Trade } from '@/lib/domain/charge/types';

import { assumption, days, percent, price, units } from './fields';
import { roundTo } from './rounding';
import type { Fields, Values } from './types';

export const mtfFields = {
  shares: units('Shares bought', 100),
  price: price('Bought at', 1_000),
  margin: percent('Your part of the price', [50, 1, 100, 1]),
  keep: percent('Margin you have to keep', [30, 0, 90, 1]),
  days: days('Held for', [30, 1, 365, 1]),
  rate: percent('Interest a year', [feePercent('marginTrading'), 0, 36, 0.25]),
  year: assumption('365', 'Count a year as', [
    { value: '365', label: '365 days', note: 'As we count' },
    { value: '360', label: '360 days', note: 'As some brokers do: each day costs more' },
  ]),
} satisfies Fields;

export type MtfFields = typeof mtfFields;
export type MtfInput = Values<MtfFields>;

const MARKET = { segment: 'delivery', exchange: 'NSE' } as const;

/** A funded purchase that is sold at the purchase price, in rupees. */
export interface FundedTrade {
  readonly value: number;
  readonly own: number;
  /** The sum that the broker lends. */
  readonly funded: number;
  readonly interest: number;
  /** All charges of the contract notes of the purchase and of the sale. */
  readonly trades: number;
  /** Making the pledge and releasing it. */
  readonly pledges: number;
  readonly depository: number;
  /** The total cost. */
  readonly cost: number;
  /** Below this price the margin falls short; null without a loan. */
  readonly call: number | null;
  /** The selling price that covers the cost; null where nothing is bought. */
  readonly even: number | null;
}

function chargesOf(side: Side, input: MtfInput): number {
  const orders: Trade['orders'] = [{ side, quantity: input.shares, price: input.price }];
  return firmNote({ ...MARKET, orders }).total;
}

/**
 * The margin is the value less loan and interest, as a part of the value. It is at the least allowed,
 * k, where (q·P − L) = k·q·P: at the price P = L / (q · (1 − k)).
 */
export function fundedTrade(input: MtfInput): FundedTrade {
  const value = roundTo(input.shares * input.price, 2);
  const own = roundTo((value * input.margin) / 100, 2);
  const funded = roundTo(value - own, 2);
  const interest = roundTo((funded * input.rate * input.days) / 100 / Number(input.year), 2);
  const trades = chargesOf('buy', input) + chargesOf('sell', input);
  const pledges = funded > 0 ? 2 * feeWithGst('pledge') : 0;
  const depository = value > 0 ? feeWithGst('depository') : 0;
  const besides = interest + pledges + depository;
  return {
    value,
    own,
    funded,
    interest,
    pledges,
    depository,
    trades: roundTo(trades, 2),
    cost: roundTo(trades + besides, 2),
    call:
      funded > 0 ? roundTo((funded + interest) / (input.shares * (1 - input.keep / 100)), 2) : null,
    even: breakEvenPrice(
      { ...MARKET, day: chargesAsOf },
      [{ quantity: input.shares, price: input.price }],
      tariff.brokerage.delivery,
      besides,
    ),
  };
}
