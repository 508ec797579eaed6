import { inForce } from './in-force';
import { GST_RATES, LEVY_RATES } from './levies';
import type { Brokerage, Charges, ContractNote, LevyKind, LevyRate, Order, Trade } from './types';
import type { Day } from '@/lib/domain/rule/in-force';

/** A trade date without rates. */
export class NoRateError extends Error {
  constructor(what: string, day: string) {
    super(`There is no ${what} rate for ${day}.`);
    this.name = 'NoRateError';
  }
}

/** To the paisa, half up; one unit in the last place corrects products just below a half. */
const toPaise = (rupees: number): number => Math.round(rupees * 100 * (1 + Number.EPSILON)) / 100;

/** To the whole rupee, half up. */
const toRupee = (rupees: number): number => Math.round(rupees * (1 + Number.EPSILON));

const valueOf = ({ quantity, price }: Order): number => quantity * price;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export type Market = Pick<Trade, 'segment' | 'exchange'>;

/** Whether a rate applies to a market. */
export const isOf = (rate: LevyRate, { segment, exchange }: Market): boolean =>
  rate.segment === segment && (rate.exchange === undefined || rate.exchange === exchange);

/** The broker's fee for one order, in rupees. Zero for an order without value. */
export function brokerageOf(order: Order, brokerage: Brokerage): number {
  const value = valueOf(order);
  if (value === 0) return 0;
  if (brokerage.kind === 'flat') return brokerage.rupees;
  return toPaise(Math.min((value * brokerage.percent) / 100, brokerage.most ?? Infinity));
}

/** One levy of a trade in rupees, unrounded. @throws NoRateError without a rate for the trade date */
function levy(kind: Exclude<LevyKind, 'gst'>, { segment, exchange, day, orders }: Trade): number {
  const rates = inForce(LEVY_RATES[kind], day).filter((rate) => isOf(rate, { segment, exchange }));
  if (rates.length === 0) throw new NoRateError(`${kind} (${segment}, ${exchange})`, day);
  return sum(
    rates.flatMap(({ side, percent }) =>
      orders
        .filter((order) => side === undefined || order.side === side)
        .map((order) => (valueOf(order) * percent) / 100),
    ),
  );
}

/** GST in per cent on a day. @throws NoRateError */
export function gstPercent(day: Day): number {
  const [rate] = inForce(GST_RATES, day);
  if (!rate) throw new NoRateError('GST', day);
  return rate.percent;
}

/**
 * The contract note of a trade. Levies are rounded once for the note: transaction tax and stamp
 * duty to the whole rupee, the others to the paisa. The totals are sums of the rounded lines.
 * @param brokerage the broker's fee for each order of the trade's segment
 * @throws NoRateError if a levy has no rate for the segment and exchange on the trade date
 */
export function contractNote(trade: Trade, brokerage: Brokerage): ContractNote {
  const fees = {
    brokerage: toPaise(sum(trade.orders.map((order) => brokerageOf(order, brokerage)))),
    exchange: toPaise(levy('exchange', trade)),
    regulator: toPaise(levy('regulator', trade)),
  };
  const charges: Charges = {
    ...fees,
    transactionTax: toRupee(levy('transactionTax', trade)),
    gst: toPaise((sum(Object.values(fees)) * gstPercent(trade.day)) / 100),
    stampDuty: toRupee(levy('stampDuty', trade)),
  };
  const valueOn = (side: Order['side']): number =>
    toPaise(sum(trade.orders.filter((order) => order.side === side).map(valueOf)));
  const bought = valueOn('buy');
  const sold = valueOn('sell');
  const total = toPaise(sum(Object.values(charges)));
  return { ...charges, bought, sold, total, net: toPaise(sold - bought - total) };
}
