import type { CalculatorRecord } from '@/lib/domain/calculator/record';
import type { SavingsRate } from '@/lib/domain/rule/savings-rates';
import type { SitePath } from '@/lib/tools/site-path';

import type { CalculatorListing } from './listings';

/** A listing whose products are pages of the site. */
export interface CheckedListing extends CalculatorListing {
  readonly products: readonly SitePath[];
}

/** A calculator: its listing and its record. */
export interface CalculatorEntry extends CheckedListing, CalculatorRecord {
  /** The rate of the savings scheme, which the page starts at. */
  readonly savingsRate: SavingsRate | null;
}
