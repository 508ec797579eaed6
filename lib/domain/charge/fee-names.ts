import type { FeeId } from './firm-tariff';

/** The name of a fee, and its unit: `per company per day`. */
interface FeeName {
  readonly name: string;
  readonly unit?: string;
}

/** The names of the fees. Apart from the amounts, which browsers calculate with. */
export const FEE_NAMES: Readonly<Record<FeeId, FeeName>> = {
  opening: { name: 'Opening a trading and demat account' },
  maintenance: { name: 'Demat maintenance (AMC)', unit: 'per year' },
  basicSmall: {
    name: 'AMC, basic services account (BSDA), holdings up to ₹4 lakh',
    unit: 'per year',
  },
  basicLarge: {
    name: 'AMC, basic services account (BSDA), holdings of ₹4 lakh to ₹10 lakh',
    unit: 'per year',
  },
  depository: {
    name: 'Depository (DP) charge on a delivery sale',
    unit: 'per company per day, whatever the quantity',
  },
  transferOut: {
    name: 'Off-market transfer out, also of shares you lend (SLBS)',
    unit: 'per company per instruction',
  },
  pledge: { name: 'Pledge, or release of a pledge', unit: 'per company per request' },
  certificate: { name: 'Paper shares to demat', unit: 'per certificate' },
  ddpi: { name: 'DDPI, stamp duty included', unit: 'once' },
  callAndTrade: { name: 'Call and trade', unit: 'per order placed by phone' },
  squareOff: {
    name: 'Auto square-off of an intraday position',
    unit: 'per position that we close',
  },
  paperNote: { name: 'Contract note on paper', unit: 'per note, postage included' },
  paperStatement: {
    name: 'Statement on paper beyond the free one',
    unit: 'per statement, postage included',
  },
  programmedOrders: { name: 'Programmed orders by API', unit: 'per month' },
  latePayment: {
    name: 'Late payment: interest on a debit balance, or on a gap in the cash part of your margin',
    unit: 'per year, counted by the day',
  },
  marginTrading: {
    name: 'Margin trading facility (MTF): interest on the sum we lend',
    unit: 'per year, counted by the day',
  },
  lending: { name: 'Brokerage on lending shares (SLBS)', unit: 'of the fee earned' },
  closing: { name: 'Closing the account, with transfer of all holdings' },
};
