import { contractNote } from './contract-note';
import { type Fee, type Tariff, withGst } from './tariff';
import type { ContractNote, Trade } from './types';

/** The day for which the site prints rates. A change of a rate or of the tariff moves it. */
export const chargesAsOf = '2026-11-20';

const rupees = (amount: number): Fee['amount'] => ({ kind: 'rupees', rupees: amount });
const yearly = (percent: number): Fee['amount'] => ({ kind: 'yearly', percent });

const perOrder = { kind: 'flat', rupees: 20 } as const;

/** The sample firm's tariff. Every page, calculator and document takes the firm's charges from here. */
export const tariff = {
  from: '2026-10-01',
  brokerage: {
    delivery: { kind: 'percent', percent: 0.25 },
    intraday: { kind: 'percent', percent: 0.03, most: 20 },
    'equity-futures': perOrder,
    'equity-options': perOrder,
    'currency-futures': perOrder,
    'currency-options': perOrder,
    'commodity-futures': perOrder,
    'commodity-options': perOrder,
  },
  fees: {
    opening: { name: 'Opening a trading and demat account', amount: rupees(0), hasGst: true },
    maintenance: {
      name: 'Demat maintenance (AMC)',
      unit: 'per year',
      amount: rupees(300),
      hasGst: true,
    },
    basicSmall: {
      name: 'AMC, basic services account (BSDA), holdings up to ₹4 lakh',
      unit: 'per year',
      amount: rupees(0),
      hasGst: true,
    },
    basicLarge: {
      name: 'AMC, basic services account (BSDA), holdings of ₹4 lakh to ₹10 lakh',
      unit: 'per year',
      amount: rupees(100),
      hasGst: true,
    },
    depository: {
      name: 'Depository (DP) charge on a delivery sale',
      unit: 'per company per day, whatever the quantity',
      amount: rupees(13),
      hasGst: true,
    },
    transferOut: {
      name: 'Off-market transfer out',
      unit: 'per company per instruction',
      amount: rupees(13),
      hasGst: true,
    },
    pledge: {
      name: 'Pledge, or release of a pledge',
      unit: 'per company per request',
      amount: rupees(20),
      hasGst: true,
    },
    certificate: {
      name: 'Paper shares to demat',
      unit: 'per certificate',
      amount: rupees(5),
      hasGst: true,
    },
    ddpi: { name: 'DDPI, stamp duty included', unit: 'once', amount: rupees(100), hasGst: false },
    callAndTrade: {
      name: 'Call and trade',
      unit: 'per order placed by phone',
      amount: rupees(0),
      hasGst: true,
    },
    squareOff: {
      name: 'Auto square-off of an intraday position',
      unit: 'per position that we close',
      amount: rupees(50),
      hasGst: true,
    },
    paperNote: {
      name: 'Contract note on paper',
      unit: 'per note, postage included',
      amount: rupees(25),
      hasGst: true,
    },
    paperStatement: {
      name: 'Statement on paper beyond the free one',
      unit: 'per statement, postage included',
      amount: rupees(50),
      hasGst: true,
    },
    programmedOrders: {
      name: 'Programmed orders by API',
      unit: 'per month',
      amount: rupees(500),
      hasGst: true,
    },
    latePayment: {
      name: 'Late payment: interest on a debit balance',
      unit: 'per year, counted by the day',
      amount: yearly(18),
      hasGst: false,
    },
    marginTrading: {
      name: 'Margin trading facility (MTF): interest on the sum we lend',
      unit: 'per year, counted by the day',
      amount: yearly(14),
      hasGst: false,
    },
    closing: {
      name: 'Closing the account, with transfer of all holdings',
      amount: rupees(0),
      hasGst: true,
    },
  },
} as const satisfies Tariff;

export type FeeId = keyof typeof tariff.fees;

/** A fee in rupees, without GST. */
export function feeRupees(id: FeeId): number {
  const { amount } = tariff.fees[id] as Fee;
  return amount.kind === 'rupees' ? amount.rupees : 0;
}

/** A fee in rupees with GST where GST is due. */
export const feeWithGst = (id: FeeId): number =>
  tariff.fees[id].hasGst ? withGst(feeRupees(id), chargesAsOf) : feeRupees(id);

/** A fee in per cent a year. */
export function feePercent(id: FeeId): number {
  const { amount } = tariff.fees[id] as Fee;
  return amount.kind === 'yearly' ? amount.percent : 0;
}

/** The contract note of a trade at the firm's tariff and today's rates. */
export const firmNote = (trade: Omit<Trade, 'day'>): ContractNote =>
  contractNote({ ...trade, day: chargesAsOf }, tariff.brokerage[trade.segment]);

/** The example purchase of the home page, of the equity broking page and of the infographic. */
export const samplePurchase = { shares: 20, price: 1_250 } as const;

/** The note of the example purchase. */
export const samplePurchaseNote: ContractNote = firmNote({
  segment: 'delivery',
  exchange: 'NSE',
  orders: [{ side: 'buy', quantity: samplePurchase.shares, price: samplePurchase.price }],
});
