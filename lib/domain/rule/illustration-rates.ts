/** The least and the most, in per cent a year. */
export interface IllustrationRates {
  readonly min: number;
  readonly max: number;
}

/** The returns that AMFI's circular of 2023 lets fund houses offer in calculators. */
export const AMFI_RANGE: IllustrationRates = { min: 2, max: 13 };

/**
 * The returns that a calculator may assume where it illustrates a fund, but for those whose ranges
 * the specification fixes: part of the firm's profile, for compliance to set. In a file of its own, so
 * that browsers load these numbers and not the profile.
 */
export const illustrationRates: IllustrationRates = { min: AMFI_RANGE.min, max: AMFI_RANGE.max };
