export interface MarginTerms {
  /** Rupees of shares bought. */
  readonly value: number;
  /** Per cent of the price that the client pays, and has to keep of the value while the loan runs. */
  readonly ownShare: number;
  /** Interest in per cent a year, and the days it has run. */
  readonly rate: number;
  readonly days: number;
}

export interface MarginState {
  readonly change: number;
  readonly value: number;
  readonly loan: number;
  readonly interest: number;
  /** What is left of the client's own money. */
  readonly own: number;
  readonly required: number;
  /** What a call asks for; 0 where the margin is enough. */
  readonly call: number;
  /** Per cent of the money put in that is gained or lost. */
  readonly result: number;
}

const DAYS_A_YEAR = 365;

/** A margin-funded holding after its price has changed by per cent, in rupees, before charges. */
export function marginState(terms: MarginTerms, change: number): MarginState {
  const paid = (terms.value * terms.ownShare) / 100;
  const loan = terms.value - paid;
  const interest = (loan * terms.rate * terms.days) / 100 / DAYS_A_YEAR;
  const value = terms.value * (1 + change / 100);
  const own = value - loan - interest;
  const required = (value * terms.ownShare) / 100;
  return {
    change,
    value,
    loan,
    interest,
    own,
    required,
    call: Math.max(0, required - own),
    result: (100 * (own - paid)) / paid,
  };
}
