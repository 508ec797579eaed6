import type { RuleName } from '@/lib/domain/rule';

interface CalculatorFaq {
  readonly question: string;
  readonly response: string;
}

/** An example in sentences. */
interface WorkedExample {
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
  /** The day on which we last read it, `YYYY-MM-DD`, if we have. */
  readonly asOn?: string;
  readonly href?: string;
}

/** The copy of a calculator's page that does not depend on its inputs. */
export interface CalculatorCopy {
  /** One sentence next to the heading: the question that the page answers. */
  readonly lead: string;
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

/**
 * Sources by name: the dated rules of a list, the laws of all levies or of those on a delivery on
 * NSE, AMFI's circular, the order that sets the rate of the calculator's savings scheme.
 */
export type SourceName = RuleName | 'LEVIES' | 'DELIVERY_LEVIES' | 'AMFI' | 'SAVINGS_RATE';

/**
 * The copy as it is written. `lib/pages/calculators/load-copy.ts` adds the conventions that
 * calculators share, looks up the sources and fills the slots of all texts:
 * `{total}` is the result `total` of the worked example, `{total@years=20}` of another query (with
 * `@&…` the worked one continued, with `@` alone the inputs that the page begins with),
 * `{total@ in words}` the same in lakh or crore, `{rule:…}` and `{charge:…}` a text of `ruleTexts` or
 * `chargeTexts`, `{savings:…}` one on the rate of the record's savings scheme, and `{figure:…}` a
 * figure of the record.
 */
export interface CopyWithSlots extends Omit<CalculatorCopy, 'sources'> {
  /** The firm's profile bounds the returns that can be assumed, and the page says so. */
  readonly returnsAreBounded?: true;
  readonly sources?: readonly (CalculatorSource | SourceName)[];
}
