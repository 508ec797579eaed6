import type { IllustrationRates } from '@/lib/domain/rule/illustration-rates';

/**
 * The returns that a calculator may assume where it illustrates a fund, in per cent a year, but for
 * those whose ranges the specification fixes. Compliance sets them; the range is that of AMFI's circular
 * of 2023. In a file of its own, so that browsers load these numbers and not the profile.
 */
export const illustrationRates: IllustrationRates = { min: 2, max: 13 };
