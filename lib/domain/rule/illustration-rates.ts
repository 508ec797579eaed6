/** The least and the most, in per cent a year. */
export interface IllustrationRates {
  readonly min: number;
  readonly max: number;
}

/** The returns that AMFI's circular of 2023 lets fund houses offer in calculators. */
export const AMFI_RANGE: IllustrationRates = { min: 2, max: 13 };

export { illustrationRates } from '@/firm/illustration-rates';
