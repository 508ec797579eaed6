import { formatCrore, formatDate, formatNumber, formatPercent } from '@/lib/tools/format';

import { spanInWords } from './chart-sentence';
import { changeOver } from './history';
import { peerMedianPe } from './peers';
import { meaningfulRatio } from './ratios';
import type { CompanyStory, DrawnRange } from './story';
import { asSentence, listed } from '@/lib/tools/phrases';

/** The paragraph under the company's name. */
export interface Summary {
  /** The price movement, printed after the sparkline; `null` without a price history. */
  readonly movement: string | null;
  /** Size, industry, PE ratio and dividend yield. */
  readonly text: string;
}

/** Size and industry, without a full stop. */
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

/** PE ratio and dividend yield as a sentence; blank where both are unknown. */
function costAndYield({ pe, peers, figures }: CompanyStory): string {
  const middle = peerMedianPe(peers);
  const median = middle === null ? '' : ` (the median of its peers is ${formatNumber(middle)})`;
  const parts = pe === null ? [] : [`its PE is ${formatNumber(pe)}${median}`];
  const dividendYield = meaningfulRatio(figures.dividendYield);
  if (dividendYield !== null) parts.push(`its dividend yield is ${formatPercent(dividendYield)}`);
  return asSentence(listed(parts));
}

function movement({ candles, range }: DrawnRange): string {
  const change = changeOver(candles) ?? 0;
  const size = formatPercent(Math.abs(change), 1);
  const span = spanInWords(candles, range);
  if (size === formatPercent(0, 1)) return `did not change ${span}`;
  return `${change > 0 ? 'rose' : 'fell'} ${size} ${span}`;
}

/** The day of market value and PE, where it is not that of the price. */
function valuationDay({ figures, quote }: CompanyStory): string {
  const day = figures.marketCapDate ?? figures.peDate;
  return day && day !== quote?.asOf.slice(0, 10) ? `These are figures of ${formatDate(day)}` : '';
}

/** Describes the company in one or two sentences, from the known figures alone. */
export function summaryOf(story: CompanyStory): Summary {
  const cost = costAndYield(story);
  const isValued = story.marketCapCrore !== null || story.pe !== null;
  const text = [asSentence(whatItIs(story)), cost, isValued && valuationDay(story)]
    .filter(Boolean)
    .join('. ');
  return {
    movement: story.main && movement(story.main),
    text: text && `${text}.`,
  };
}
