import { contractNote } from './contract-note';
import { type Fee, type Tariff, withGst } from './tariff';
import type { ContractNote, Trade } from './types';

/** The day for which the site prints rates. Update it when a rate or the tariff changes. */
export const chargesAsOf = '2026-11-20';

const rupees = (amount: number): Fee['amount'] => ({ kind: 'rupees', rupees: amount });
const yearly = (percent: number): Fee['amount'] => ({ kind: 'yearly', percent });

const perOrder = { kind: 'flat', rupees: 20 } as const;

/**
 * The sample firm's tariff. Pages, calculators and the tariff sheet take the firm's charges from
 * here; tests compare texts of the sample with it. `fee-names.ts` has the names of the fees.
 */
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
    opening: { amount: rupees(0), hasGst: true },
    maintenance: { amount: rupees(300), hasGst: true },
    basicSmall: { amount: rupees(0), hasGst: true },
    basicLarge: { amount: rupees(100), hasGst: true },
    depository: { amount: rupees(13), hasGst: true },
    transferOut: { amount: rupees(13), hasGst: true },
    pledge: { amount: rupees(20), hasGst: true },
    certificate: { amount: rupees(5), hasGst: true },
    ddpi: { amount: rupees(100), hasGst: false },
    callAndTrade: { amount: rupees(0), hasGst: true },
    squareOff: { amount: rupees(50), hasGst: true },
    paperNote: { amount: rupees(25), hasGst: true },
    paperStatement: { amount: rupees(50), hasGst: true },
    programmedOrders: { amount: rupees(500), hasGst: true },
    latePayment: { amount: yearly(18), hasGst: false },
    marginTrading: { amount: yearly(14), hasGst: false },
    lending: { amount: { kind: 'share', percent: 2 }, hasGst: true },
    closing: { amount: rupees(0), hasGst: true },
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

/** A fee in per cent of its unit. */
export function feeShare(id: FeeId): number {
  const { amount } = tariff.fees[id] as Fee;
  return amount.kind === 'share' ? amount.percent : 0;
}

/** A fee in per cent a year. */
export function feePercent(id: FeeId): number {
  const { amount } = tariff.fees[id] as Fee;
  return amount.kind === 'yearly' ? amount.percent : 0;
}

/** The contract note of a trade at the firm's tariff and today's rates. */
export const firmNote = (trade: Omit<Trade, 'day'>): ContractNote =>
  contractNote({ ...trade, day: chargesAsOf }, tariff.brokerage[trade.segment]);
