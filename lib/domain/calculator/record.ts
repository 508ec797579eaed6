import type { SavingsScheme } from '@/lib/domain/rule/savings-rates';

import type { CalculatorView, Quantity } from './types';

/**
 * What a calculator computes and draws. Its title, group and menu entry are in
 * `lib/pages/calculators/listings.ts`, its copy in `lib/content/calculators`.
 */
export interface CalculatorRecord {
  readonly view: CalculatorView;
  /** The savings scheme that gives the default of its field `rate`. */
  readonly savings?: SavingsScheme;
  /**
   * Figures in its copy besides results, by the names of the copy's slots.
   * @param rate the rate that the page starts at, in per cent; for records of a savings scheme
   */
  readonly figures?: (rate?: number) => Readonly<Record<string, Quantity>>;
}
