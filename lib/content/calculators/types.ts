export interface CalculatorFaq {
  readonly question: string;
  readonly response: string;
}

/** The copy of a calculator's page that does not depend on its inputs. */
export interface CalculatorCopy {
  /** One sentence beside the heading: the question that the page answers. */
  readonly lead: string;
  /** The side note on conventions, one short paragraph per entry. */
  readonly counts: readonly string[];
  readonly steps: readonly string[];
  readonly explanation: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly assumptions: readonly string[];
  readonly faqHeading: string;
  readonly faqs: readonly CalculatorFaq[];
}

/** The last convention of every calculator. */
export const ILLUSTRATION = 'An illustration, not advice and not a promise.';
