/** Rates in per cent of the value of the purchase; the goods and services tax in per cent of fees. */
export interface DeliveryRates {
  readonly brokerage: number;
  /** Securities transaction tax. */
  readonly transactionTax: number;
  readonly stampDuty: number;
  readonly exchange: number;
  /** SEBI's turnover fee. */
  readonly regulator: number;
  /** On brokerage, exchange charges and SEBI's fee together. */
  readonly goodsAndServicesTax: number;
}

/** The cost of one delivery purchase, in rupees with two decimals. */
export interface DeliveryNote {
  readonly value: number;
  readonly brokerage: number;
  readonly transactionTax: number;
  readonly goodsAndServicesTax: number;
  readonly stampDuty: number;
  /** The exchange's charge and SEBI's fee. */
  readonly fees: number;
  /** Everything except the value. */
  readonly charges: number;
  readonly total: number;
}

const toPaise = (rupees: number): number => Math.round(rupees * 100 * (1 + Number.EPSILON)) / 100;

/** Securities transaction tax is charged in whole rupees, half up; all else to the paisa. */
const toRupee = (rupees: number): number => Math.round(rupees);

/**
 * The contract note of a delivery purchase. Each line is rounded as it is charged; the total is the
 * sum of the rounded lines.
 * @param price rupees a share
 */
export function deliveryNote(shares: number, price: number, rates: DeliveryRates): DeliveryNote {
  const value = toPaise(shares * price);
  const part = (percent: number): number => (value * percent) / 100;
  const brokerage = toPaise(part(rates.brokerage));
  const fees = toPaise(part(rates.exchange + rates.regulator));
  const lines = {
    brokerage,
    transactionTax: toRupee(part(rates.transactionTax)),
    goodsAndServicesTax: toPaise(((brokerage + fees) * rates.goodsAndServicesTax) / 100),
    stampDuty: toPaise(part(rates.stampDuty)),
    fees,
  };
  const charges = toPaise(Object.values(lines).reduce((sum, line) => sum + line, 0));
  return { value, ...lines, charges, total: toPaise(value + charges) };
}
