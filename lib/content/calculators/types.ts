import { illustrationRates } from '@/lib/domain/rule/illustration-rates';

export interface CalculatorFaq {
  readonly question: string;
  readonly response: string;
}

/** An example in sentences. Its figures come from the calculator's functions, by `shownAt`. */
export interface WorkedExample {
  readonly heading: string;
  /** The inputs as the address gives them. */
  readonly query: string;
  /** One of them has the main result. */
  readonly paragraphs: readonly string[];
}

/** Where a rule, a convention or a figure comes from. */
export interface CalculatorSource {
  readonly name: string;
  /** What it says, in a sentence. */
  readonly text: string;
  /** The day on which we last read it, `YYYY-MM-DD`. */
  readonly asOn: string;
  readonly href?: string;
}

/** The copy of a calculator's page that does not depend on its inputs. */
export interface CalculatorCopy {
  /** One sentence next to the heading: the question that the page answers. */
  readonly lead: string;
  /** Of what the firm does not offer: the page then does not ask to open an account. */
  readonly isNotOffered?: true;
  /** The side note on conventions, one short paragraph per entry. */
  readonly counts: readonly string[];
  readonly steps: readonly string[];
  readonly explanation: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly worked: WorkedExample;
  readonly sources?: readonly CalculatorSource[];
  readonly assumptions: readonly string[];
  readonly faqHeading: string;
  readonly faqs: readonly CalculatorFaq[];
}

/** The last convention of every calculator. */
export const ILLUSTRATION = 'An illustration, not advice and not a promise.';

/** The convention of a calculator whose returns the firm's profile bounds. */
export const BOUNDED_RETURNS = `A return can be set from ${illustrationRates.min}% to ${illustrationRates.max}% a year. AMFI, the association of mutual funds in India, allows its members this range in calculators, and we keep to it.`;

export const AMFI_SOURCE: CalculatorSource = {
  name: 'AMFI circular on illustrations, 2023',
  text: 'Calculators that do not depict a scheme may let investors choose a return from 2% to 13% a year; read in a report of Mint of 2 November 2023.',
  asOn: '2026-11-22',
  href: 'https://www.livemint.com/money/personal-finance/mutual-funds-body-issues-guidelines-for-calculators-illustrations-11698915403865.html',
};
