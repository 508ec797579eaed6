import { formatCrore, formatNumber, formatPercent } from '@/lib/tools/format';

import { meaningfulRatio } from './ratios';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** Summarises the key figures: `At 24.80 times earnings, below the median of its peers`. */
export function figuresSentence({ pe, peers, marketCapCrore, figures }: CompanyStory): string {
  if (pe !== null) {
    const beside = comparedWithMedian(pe, peers);
    const priced = `At ${formatNumber(pe)} times earnings`;
    if (beside) return `${priced}, ${beside} the median of its peers`;
    const dividendYield = meaningfulRatio(figures.dividendYield);
    return dividendYield === null ? priced : `${priced}, yielding ${formatPercent(dividendYield)}`;
  }
  if (marketCapCrore !== null) return `Worth ${formatCrore(marketCapCrore)} on the market`;
  return 'Key figures';
}
