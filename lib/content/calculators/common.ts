import type { CalculatorSource } from './types';

/** The last convention of every calculator. */
export const ILLUSTRATION = 'An illustration, not advice and not a promise.';

/** The convention of a calculator whose returns the firm's profile bounds. */
export const BOUNDED_RETURNS =
  'A return can be set from {rule:illustration.min} to {rule:illustration.max} a year. AMFI, the association of mutual funds in India, lets its members offer {rule:illustration.amfiMin} to {rule:illustration.amfiMax} in calculators.';

export const AMFI_SOURCE: CalculatorSource = {
  name: 'AMFI circular on illustrations, 2023',
  text: 'Calculators that do not depict a scheme may let investors choose a return from {rule:illustration.amfiMin} to {rule:illustration.amfiMax} a year.',
  href: 'https://www.amfiindia.com/',
};
