import type { SavingsScheme } from '@/lib/domain/rule/savings-rates';

import type { CalculatorView, Quantity } from './types';

/**
 * Everything that the site knows about a calculator besides its copy. `lib/pages/calculators` makes
 * its page and its entries in the hub and the menu, and checks slugs, groups and addresses.
 */
export interface CalculatorRecord {
  /** The last part of the page's address, and the name of the record's and the copy's files. */
  readonly slug: string;
  readonly title: string;
  /** Its name in breadcrumbs, menus and lists. */
  readonly shortTitle: string;
  /** One sentence, for the hub, the search and the share picture. */
  readonly sentence: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** Day of the last change of the rates that it uses, `YYYY-MM-DD`, if the page prints it. */
  readonly updated?: string;
  /** The group of the hub that lists it. */
  readonly group: string;
  /** Further words by which the hub's finder finds it. */
  readonly words: string;
  /** The calculators to go on with. */
  readonly related: readonly string[];
  /** The pages of the products that the calculator plans for. */
  readonly products: readonly string[];
  /** The part of a fund's page that makes the same calculation with NAVs. */
  readonly fundPart?: 'sip' | 'direct-and-regular';
  /** Its entry in the main menu. */
  readonly menu?: { readonly column: 'Save and grow' | 'Decide'; readonly note: string };
  readonly view: CalculatorView;
  /** The savings scheme that gives the default of its field `rate`. */
  readonly savings?: SavingsScheme;
  /**
   * Figures in its copy besides results, by the names of the copy's slots.
   * @param rate the rate that the page starts at, in per cent; for records of a savings scheme
   */
  readonly figures?: (rate?: number) => Readonly<Record<string, Quantity>>;
}
