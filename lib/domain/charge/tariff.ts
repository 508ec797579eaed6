import { gstPercent } from './contract-note';
import type { Brokerage, Segment } from './types';
import type { Day } from '@/lib/domain/rule/in-force';

/** A fee of the firm apart from brokerage. */
export interface Fee {
  /** In rupees, in per cent a year of the sum owed, or in per cent of the fee’s unit. */
  readonly amount:
    | { readonly kind: 'rupees'; readonly rupees: number }
    | { readonly kind: 'yearly' | 'share'; readonly percent: number };
  /** Whether GST is added. */
  readonly hasGst: boolean;
}

/** The firm's charges from a day on. */
export interface Tariff<FeeId extends string = string> {
  readonly from: Day;
  /** The fee for one order of each segment. */
  readonly brokerage: Readonly<Record<Segment, Brokerage>>;
  readonly fees: Readonly<Record<FeeId, Fee>>;
}

/** Rupees with GST at the rate of a day, to the paisa. */
export function withGst(rupees: number, day: Day): number {
  return Math.round(rupees * (100 + gstPercent(day))) / 100;
}
