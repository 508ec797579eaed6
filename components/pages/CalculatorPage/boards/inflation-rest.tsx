import { inflationSeries, type InflationInput } from '@/lib/calculators/inflation';
import { inflationWords } from '@/lib/calculators/words/inflation';

import { PlanBars } from '../PlanBars';
import { Rest } from '../Rest';
import type { RestView } from '../view';

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: inflationWords,
  Part: Rest,
  chart: (values) => {
    const input = values as InflationInput;
    return (
      <PlanBars
        label="A bar for each year: what the same will cost, and in its foot what today’s sum will buy. A dotted line marks today’s sum. The table below has the figures."
        mark={input.amount}
        bars={inflationSeries(input).map(({ year, cost, buys }) => ({
          year,
          part: buys,
          whole: cost,
        }))}
      />
    );
  },
};
