import { formatCrore, formatNumber, formatPercent } from '@/lib/format';

import { spanWords } from './chart-sentence';
import { changeOver } from './history';
import { peerMedianPe } from './peers';
import { meaningfulRatio } from './ratios';
import type { CompanyStory, DrawnRange } from './story';
import { asSentence, listed } from './words';

/** The one paragraph under the name. */
export interface Summary {
  /** What its price did, as goes on behind the spark; `null` where there is no price history. */
  readonly movement: string | null;
  /** What it is, costs and yields. */
  readonly text: string;
}

/** What it is, without the full stop. */
function whatItIs({ company, marketCapCrore }: CompanyStory): string {
  const { industry, symbol, bseCode } = company;
  if (marketCapCrore !== null) {
    const worth = formatCrore(marketCapCrore);
    return industry
      ? `A ${worth} company in ${industry}`
      : `A company worth ${worth} on the market`;
  }
  if (industry) return `A company in ${industry}`;
  if (symbol) return `Listed on NSE as ${symbol}`;
  return bseCode ? `Listed on BSE under the code ${bseCode}` : '';
}

/** What it costs and yields, as the end of a sentence about it; blank where neither is known. */
function costAndYield({ pe, peers, figures }: CompanyStory): string {
  const middle = peerMedianPe(peers);
  const beside = middle === null ? '' : ` where the middle peer costs ${formatNumber(middle)}`;
  const parts = pe === null ? [] : [`costs ${formatNumber(pe)} times earnings${beside}`];
  const dividendYield = meaningfulRatio(figures.dividendYield);
  if (dividendYield !== null) parts.push(`yields ${formatPercent(dividendYield)}`);
  // "and" after a clause that holds a comparison needs its comma.
  return parts.length === 2 && beside ? parts.join(', and ') : listed(parts);
}

function movement({ candles, range }: DrawnRange): string {
  const change = changeOver(candles) ?? 0;
  const size = formatPercent(Math.abs(change), 1);
  const span = spanWords(candles, range);
  if (size === formatPercent(0, 1)) return `did not change ${span}`;
  return `${change > 0 ? 'rose' : 'fell'} ${size} ${span}`;
}

/** The company in one or two sentences, made of the figures that are there and of no others. */
export function summaryOf(story: CompanyStory): Summary {
  const cost = costAndYield(story);
  const text = asSentence([whatItIs(story), cost && `it ${cost}`].filter(Boolean).join(', '));
  return {
    movement: story.main && movement(story.main),
    text: text && `${text}.`,
  };
}
