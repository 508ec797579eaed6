interface MarginTerms {
  /** Value of the shares bought, in rupees. */
  readonly value: number;
  /** Margin in per cent: the client's part of the price, and of the value during the loan. */
  readonly ownShare: number;
  /** Interest in per cent a year; `days` is how long it has run. */
  readonly rate: number;
  readonly days: number;
}

export interface MarginState {
  readonly change: number;
  readonly value: number;
  readonly loan: number;
  readonly interest: number;
  /** The client's remaining money, in rupees. */
  readonly own: number;
  readonly required: number;
  /** The margin call in rupees; 0 where the margin suffices. */
  readonly call: number;
  /** Gain or loss in per cent of the client's money. */
  readonly result: number;
}

const DAYS_A_YEAR = 365;

/** A margin-funded holding after a price change, before charges. @param change per cent */
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
