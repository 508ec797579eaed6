import { sipSeries, type SipInput } from '@/lib/calculators/sip';
import { sipWords } from '@/lib/calculators/words/sip';

import { PlanBars } from '../PlanBars';
import { Rest } from '../Rest';
import type { RestView } from '../view';

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: sipWords,
  Part: Rest,
  chart: (values) => (
    <PlanBars
      label="A bar for each year: what you paid in, and the growth above it. The table below has the figures."
      bars={sipSeries(values as SipInput).map(({ year, invested, total }) => ({
        year,
        part: invested,
        whole: total,
      }))}
    />
  ),
};
