import {
  allocationParts,
  hasHoldings,
  type AllocationInput,
} from '@/lib/calculators/asset-allocation';
import { allocationWords } from '@/lib/calculators/words/asset-allocation';

import { Doughnut } from '../Doughnut';
import { Rest } from '../Rest';
import type { RestView } from '../view';

const SERIES = { equity: 'accent', debt: 'second', gold: 'marigold', liquid: 'meaning' } as const;

/** What follows the result of this calculator. */
export const rest: RestView = {
  words: allocationWords,
  Part: Rest,
  chart: (values) => {
    const input = values as AllocationInput;
    const parts = allocationParts(input).map(({ part, label, share, heldShare }) => ({
      series: SERIES[part],
      label,
      share,
      heldShare,
    }));
    return <Doughnut parts={parts} compares={hasHoldings(input)} />;
  },
};
