import type { CalculatorSlug } from '@/lib/domain/calculator/list';
import type { CalculatorRecord } from '@/lib/domain/calculator/record';
import type { SavingsRate } from '@/lib/domain/rule/savings-rates';
import type { SitePath } from '@/lib/tools/site-path';

import type { CalculatorGroup } from './groups';

/** A calculator's record with its slugs, its group and its addresses checked. */
export interface CalculatorEntry extends CalculatorRecord {
  readonly slug: CalculatorSlug;
  readonly group: CalculatorGroup;
  readonly related: readonly CalculatorSlug[];
  readonly products: readonly SitePath[];
  /** The rate of the savings scheme, which the page starts at. */
  readonly savingsRate: SavingsRate | null;
}
