export interface CalculatorFaq {
  readonly question: string;
  readonly response: string;
}

/** The text of one calculator's page that does not depend on its inputs. */
export interface CalculatorCopy {
  /** Beside the heading: what the page answers, in one sentence. */
  readonly lead: string;
  /** The side note on conventions, one short paragraph an entry. */
  readonly counts: readonly string[];
  readonly steps: readonly string[];
  readonly explanation: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly assumptions: readonly string[];
  readonly faqHeading: string;
  readonly faqs: readonly CalculatorFaq[];
}

/** The last of the conventions of every calculator. */
export const ILLUSTRATION = 'An illustration, not advice and not a promise.';
