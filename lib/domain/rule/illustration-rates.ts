/** The least and the most, in per cent a year. */
export interface IllustrationRates {
  readonly min: number;
  readonly max: number;
}

/**
 * The returns that a calculator may assume where it illustrates a fund: part of the firm's profile,
 * for compliance to set. AMFI's circular of 2023 lets fund houses offer 2% to 13%. In a file of its
 * own, so that browsers load these two numbers and not the profile.
 */
export const illustrationRates: IllustrationRates = { min: 2, max: 13 };
