import { ppfSeries, type PpfInput } from '@/lib/calculators/ppf';
import { ppfWords } from '@/lib/calculators/words/ppf';

import { PlanBars } from '../PlanBars';
import { Rest } from '../Rest';
import type { RestView } from '../view';

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: ppfWords,
  Part: Rest,
  chart: (values) => (
    <PlanBars
      label="A bar for each financial year: what you paid in, and the interest above it. The table below has the figures."
      bars={ppfSeries(values as PpfInput).map(({ year, invested, total }) => ({
        year,
        part: invested,
        whole: total,
      }))}
    />
  ),
};
