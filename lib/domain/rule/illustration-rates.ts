/** The least and the most, in per cent a year. */
export interface IllustrationRates {
  readonly min: number;
  readonly max: number;
}

/** The returns that AMFI's circular of 2023 lets fund houses offer in calculators. */
export const AMFI_RANGE: IllustrationRates = { min: 2, max: 13 };

/**
 * The returns that a calculator may assume for a fund, except where the specification fixes the
 * range: part of the firm's profile, set by compliance. In a separate file, so that browsers load
 * these numbers and not the profile.
 */
export const illustrationRates: IllustrationRates = { min: AMFI_RANGE.min, max: AMFI_RANGE.max };
