import { feeWithGst, firmNote } from './firm-tariff';
import type { Order, Segment } from './types';

/** Orders that are executed every month, each time as one contract note. */
interface MonthlyOrders {
  readonly segment: Segment;
  readonly orders: readonly Order[];
  /** Contract notes a month. */
  readonly times: number;
}

/** A way of using an account. */
interface Habit {
  readonly id: 'monthly' | 'some-trades' | 'intraday';
  readonly name: string;
  readonly what: string;
  readonly months: readonly MonthlyOrders[];
}

/** The cost of an account's first year in rupees, each line to the paisa. */
interface FirstYear {
  readonly opening: number;
  /** Without GST. */
  readonly brokerage: number;
  /** Transaction tax, stamp duty, the exchange's and SEBI's charges. */
  readonly levies: number;
  /** Of brokerage and of the exchange's and SEBI's charges. */
  readonly gst: number;
  /** DP charges of delivery sales, with GST. */
  readonly depository: number;
  /** A year of demat maintenance, with GST. */
  readonly maintenance: number;
  readonly total: number;
  /** The total with a basic services account whose holdings stay within its lower limit. */
  readonly totalBasic: number;
}

const order = (side: Order['side'], rupees: number): Order => ({
  side,
  quantity: 1,
  price: rupees,
});

const MONTHS = 12;

/** Three ways of using an account, on invented sums. */
export const HABITS: readonly Habit[] = [
  {
    id: 'monthly',
    name: 'Monthly investor',
    what: 'Buys shares for ₹5,000 once a month and keeps them',
    months: [{ segment: 'delivery', orders: [order('buy', 5_000)], times: 1 }],
  },
  {
    id: 'some-trades',
    name: 'A few trades a month',
    what: 'Two purchases for delivery and two sales a month of ₹25,000 each, every sale on its own day',
    months: [
      { segment: 'delivery', orders: [order('buy', 25_000)], times: 2 },
      { segment: 'delivery', orders: [order('sell', 25_000)], times: 2 },
    ],
  },
  {
    id: 'intraday',
    name: 'Intraday trader',
    what: 'Buys for ₹50,000 and sells for the same sum on the same day, 20 days a month',
    months: [
      { segment: 'intraday', orders: [order('buy', 50_000), order('sell', 50_000)], times: 20 },
    ],
  },
];

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/**
 * What the first year of an account costs at the firm's tariff and the rates of `chargesAsOf`: its
 * opening, twelve months of a habit on the NSE, and maintenance. Each sale has shares of one company.
 */
export function firstYear({ months }: Habit): FirstYear {
  const sum = (rupeesOf: (one: MonthlyOrders) => number): number =>
    toPaise(months.reduce((all, one) => all + MONTHS * one.times * rupeesOf(one), 0));
  const noteOf = ({ segment, orders }: MonthlyOrders) =>
    firmNote({ segment, exchange: 'NSE', orders });
  const salesOf = ({ segment, orders }: MonthlyOrders): number =>
    segment === 'delivery' ? orders.filter(({ side }) => side === 'sell').length : 0;
  const lines = {
    opening: feeWithGst('opening'),
    brokerage: sum((one) => noteOf(one).brokerage),
    levies: sum((one) => {
      const { transactionTax, stampDuty, exchange, regulator } = noteOf(one);
      return transactionTax + stampDuty + exchange + regulator;
    }),
    gst: sum((one) => noteOf(one).gst),
    depository: sum((one) => salesOf(one) * feeWithGst('depository')),
    maintenance: feeWithGst('maintenance'),
  };
  const total = toPaise(Object.values(lines).reduce((all, one) => all + one, 0));
  const totalBasic = toPaise(total - lines.maintenance + feeWithGst('basicSmall'));
  return { ...lines, total, totalBasic };
}
