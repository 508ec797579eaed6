import type { CalculatorSource } from './types';

/** The last convention of every calculator. */
export const ILLUSTRATION = 'An illustration, not advice and not a promise.';

/** The convention of a calculator whose returns the firm's profile bounds. */
export const BOUNDED_RETURNS =
  'A return can be set from {rule:illustration.min} to {rule:illustration.max} a year. AMFI, the association of mutual funds in India, allows its members this range in calculators, and we keep to it.';

export const AMFI_SOURCE: CalculatorSource = {
  name: 'AMFI circular on illustrations, 2023',
  text: 'Calculators that do not depict a scheme may let investors choose a return from 2% to 13% a year; read in a report of Mint of 2 November 2023.',
  asOn: '2026-11-22',
  href: 'https://www.livemint.com/money/personal-finance/mutual-funds-body-issues-guidelines-for-calculators-illustrations-11698915403865.html',
};
