export type PositionKind = 'buy-call' | 'buy-put' | 'sell-call' | 'buy-future';

export interface PayoffTerms {
  readonly lot: number;
  /** The index today, the strike and the premium in points; the future is bought at `spot`. */
  readonly spot: number;
  readonly strike: number;
  readonly premium: number;
}

/** Profit or loss in rupees of one lot at expiry, before costs. */
export function payoffAt(kind: PositionKind, terms: PayoffTerms, close: number): number {
  const { lot, spot, strike, premium } = terms;
  const points = {
    'buy-call': Math.max(0, close - strike) - premium,
    'buy-put': Math.max(0, strike - close) - premium,
    'sell-call': premium - Math.max(0, close - strike),
    'buy-future': close - spot,
  }[kind];
  return points * lot;
}

/** The close of the index at which a position has neither profit nor loss. */
export function breakEven(kind: PositionKind, { spot, strike, premium }: PayoffTerms): number {
  if (kind === 'buy-future') return spot;
  return kind === 'buy-put' ? strike - premium : strike + premium;
}
