import { tariff as given } from '@/firm/tariff';

import { brokerageOf, contractNote } from './contract-note';
import { type Tariff, withGst } from './tariff';
import type { ContractNote, Segment, Trade } from './types';

/** The day for which the site prints rates. Update it when a rate or the tariff changes. */
export const chargesAsOf = '2026-11-20';

export type FeeId = keyof typeof given.fees;

/**
 * The firm's tariff. A segment's brokerage is typed as either kind, whichever the firm has: what reads it
 * works with a percentage and with a flat fee.
 */
export const tariff: Tariff<FeeId> = given;

/** A fee in rupees, without GST. */
export function feeRupees(id: FeeId): number {
  const { amount } = tariff.fees[id];
  return amount.kind === 'rupees' ? amount.rupees : 0;
}

/** A fee in rupees with GST where GST is due. */
export const feeWithGst = (id: FeeId): number =>
  tariff.fees[id].hasGst ? withGst(feeRupees(id), chargesAsOf) : feeRupees(id);

/** A fee in per cent of its unit. */
export function feeShare(id: FeeId): number {
  const { amount } = tariff.fees[id];
  return amount.kind === 'share' ? amount.percent : 0;
}

/** A fee in per cent a year. */
export function feePercent(id: FeeId): number {
  const { amount } = tariff.fees[id];
  return amount.kind === 'yearly' ? amount.percent : 0;
}

/** The contract note of a trade at the firm's tariff and today's rates. */
export const firmNote = (trade: Omit<Trade, 'day'>): ContractNote =>
  contractNote({ ...trade, day: chargesAsOf }, tariff.brokerage[trade.segment]);

/** The firm's brokerage in rupees, without GST, on one order of a value in rupees. */
export const brokerageOn = (segment: Segment, value: number): number =>
  brokerageOf({ side: 'buy', quantity: 1, price: value }, tariff.brokerage[segment]);
