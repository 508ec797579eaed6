export interface BondTerms {
  /** Rupees paid back at the end. */
  readonly face: number;
  /** Interest in per cent of the face a year, paid at the end of each year. */
  readonly coupon: number;
  readonly years: number;
}

/**
 * The price in rupees at which a bond yields a rate: every payment divided by `(1 + y)^t`, added up.
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

/** The same bond held to the end: interest and principal, in rupees. */
export function bondPayments({ face, coupon, years }: BondTerms): readonly number[] {
  const interest = (face * coupon) / 100;
  return Array.from({ length: years }, (_, at) => interest + (at === years - 1 ? face : 0));
}
