export interface BondTerms {
  /** Face value in rupees, repaid at maturity. */
  readonly face: number;
  /** Annual interest in per cent of the face value, paid at the end of each year. */
  readonly coupon: number;
  readonly years: number;
}

/**
 * The price of a bond in rupees at a yield: the sum of all payments, each divided by `(1 + y)^t`.
 * @param yieldRate per cent a year
 */
export function bondPrice({ face, coupon, years }: BondTerms, yieldRate: number): number {
  const growth = 1 + yieldRate / 100;
  const interest = (face * coupon) / 100;
  let price = 0;
  for (let year = 1; year <= years; year += 1) {
    price += (interest + (year === years ? face : 0)) / growth ** year;
  }
  return price;
}

/** The payments of a bond held to maturity, one per year: */
export function bondPayments({ face, coupon, years }: BondTerms): readonly number[] {
  const interest = (face * coupon) / 100;
  return Array.from({ length: years }, (_, at) => interest + (at === years - 1 ? face : 0));
}
