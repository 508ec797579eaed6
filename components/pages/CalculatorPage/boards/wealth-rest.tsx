import { wealthSeries, type WealthInput } from '@/lib/calculators/wealth-accumulation';
import { wealthWords } from '@/lib/calculators/words/wealth-accumulation';

import { PlanBars } from '../PlanBars';
import { Rest } from '../Rest';
import type { RestView } from '../view';

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: wealthWords,
  Part: Rest,
  chart: (values) => (
    <PlanBars
      label="A bar for each year: what you paid in, and the growth above it, up to the goal. The table below has the figures."
      bars={wealthSeries(values as WealthInput).map(({ year, invested, total }) => ({
        year,
        part: Math.min(invested, total),
        whole: total,
      }))}
    />
  ),
};
