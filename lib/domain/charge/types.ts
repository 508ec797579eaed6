import type { Day, InForce } from '@/lib/domain/rule/in-force';

/** The segments that differ in charges. */
export type Segment =
  | 'delivery'
  | 'intraday'
  | 'equity-futures'
  | 'equity-options'
  | 'currency-futures'
  | 'currency-options'
  | 'commodity-futures'
  | 'commodity-options';

export type Exchange = 'NSE' | 'BSE' | 'MCX';

export type Side = 'buy' | 'sell';

/** The source of a levy's rate; `levy-sources.ts` has its name. */
export type LevySource = 'STT' | 'CTT' | 'STAMP' | 'SEBI' | 'NSE' | 'BSE' | 'MCX' | 'GST';

/** A charge that the law or an exchange sets. */
export type LevyKind = 'transactionTax' | 'exchange' | 'regulator' | 'stampDuty' | 'gst';

/** One rate of a levy, in per cent of the traded value; for an option, of its premium. */
export interface LevyRate extends InForce {
  readonly segment: Segment;
  /** Absent if every exchange has the same rate. */
  readonly exchange?: Exchange;
  /** Absent where both sides pay. */
  readonly side?: Side;
  readonly percent: number;
  readonly source: LevySource;
}

/** The broker's fee for one order: per cent of its value, at most so many rupees, or flat rupees. */
export type Brokerage =
  | { readonly kind: 'percent'; readonly percent: number; readonly most?: number }
  | { readonly kind: 'flat'; readonly rupees: number };

/** One order of a contract note. */
export interface Order {
  readonly side: Side;
  readonly quantity: number;
  /** Rupees per unit; for an option, its premium. */
  readonly price: number;
}

export interface Trade {
  readonly segment: Segment;
  readonly exchange: Exchange;
  /** The trade date, which decides the rates. */
  readonly day: Day;
  readonly orders: readonly Order[];
}

/** The charges of a trade in rupees, each rounded as it is charged. */
export interface Charges {
  readonly brokerage: number;
  /** Securities or commodities transaction tax, in whole rupees. */
  readonly transactionTax: number;
  readonly exchange: number;
  /** SEBI's turnover fee. */
  readonly regulator: number;
  /** On brokerage, the exchange's charge and SEBI's fee. */
  readonly gst: number;
  /** In whole rupees. */
  readonly stampDuty: number;
}

/** A contract note, in rupees. */
export interface ContractNote extends Charges {
  readonly bought: number;
  readonly sold: number;
  /** All charges. */
  readonly total: number;
  /** Paid (negative) or received, after charges. */
  readonly net: number;
}
