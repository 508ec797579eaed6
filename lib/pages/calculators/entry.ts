import type { CalculatorCopy } from '@/lib/content/calculators/types';
import type { SitePath } from '@/lib/tools/site-path';

import type { CalculatorGroup } from './groups';
import type { CalculatorSlug, ViewLoader } from '@/lib/domain/calculator/view-loaders';

export interface CalculatorEntry {
  readonly slug: CalculatorSlug;
  /** Title and short title agree with the page's record. */
  readonly title: string;
  readonly shortTitle: string;
  /** One sentence, for cards and search engines. */
  readonly description: string;
  /** The group of the hub that lists it; see `../groups.ts`. */
  readonly group: CalculatorGroup;
  /** Further words by which the hub's finder finds it. */
  readonly words: string;
  /** The calculators to go on with. */
  readonly related: readonly CalculatorSlug[];
  /** The pages of the products that the calculator plans for. */
  readonly products: readonly SitePath[];
  /** The part of a fund's page that counts the same on NAVs. */
  readonly fundPart?: 'sip' | 'direct-and-regular';
  /** Loads the calculator, which a browser does for the page's own one alone. */
  readonly load: ViewLoader;
  /** Loads the page's copy. For the server: browsers get it as HTML. */
  readonly loadCopy: () => Promise<{ readonly copy: CalculatorCopy }>;
}
