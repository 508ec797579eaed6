export type Basis = 'nominal' | 'effective';

/**
 * The monthly rate, as a fraction, of a yearly rate in per cent. Nominal is R/12, as the Indian
 * market quotes SIP returns; effective is (1+R)^(1/12) − 1, which gives exactly R in twelve months.
 */
export function monthlyRate(ratePercent: number, basis: Basis): number {
  const yearly = ratePercent / 100;
  return basis === 'nominal' ? yearly / 12 : Math.expm1(Math.log1p(yearly) / 12);
}

/** The effective yearly rate, in per cent, of a nominal one credited `times` a year: (1+R/m)^m − 1. */
export function effectiveYearly(ratePercent: number, times = 12): number {
  return 100 * Math.expm1(times * Math.log1p(ratePercent / 100 / times));
}

/**
 * The nominal yearly rate, in per cent, that gives the effective one when credited `times` a year.
 */
export function nominalYearly(effectivePercent: number, times = 12): number {
  return 100 * times * Math.expm1(Math.log1p(effectivePercent / 100) / times);
}

/** (1+rate)^periods, the rate a fraction. */
export function growthFactor(rate: number, periods: number): number {
  return (1 + rate) ** periods;
}

/**
 * The value of one rupee, paid at the start of each of `periods`, at the end of the last (annuity
 * due): ((1+i)^n − 1)/i · (1+i), and n at a rate of 0. `expm1` and `log1p` lose no digits at rates
 * so small that 1 + i would.
 */
export function annuityDue(rate: number, periods: number): number {
  if (rate === 0) return periods;
  return (Math.expm1(periods * Math.log1p(rate)) / rate) * (1 + rate);
}
