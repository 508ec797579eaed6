import { compoundingSeries, type CompoundingInput } from '@/lib/calculators/compounding-magic';
import { compoundingWords } from '@/lib/calculators/words/compounding-magic';

import { PlanBars } from '../PlanBars';
import { Rest } from '../Rest';
import type { RestView } from '../view';

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: compoundingWords,
  Part: Rest,
  chart: (values) => (
    <PlanBars
      label="A bar for each year: what you paid in, and the growth above it. The table below has the figures."
      bars={compoundingSeries(values as CompoundingInput).map(({ year, invested, total }) => ({
        year,
        part: invested,
        whole: total,
      }))}
    />
  ),
};
