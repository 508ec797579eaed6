import { paragraph } from '@/lib/tools/phrases';
import { moved, say, tenths } from '@/lib/tools/sentence';

import { spanInWords } from './chart-sentence';
import { changeOver } from './history';
import { peerMedianPe } from './peers';
import { meaningfulRatio } from './ratios';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** The paragraph under the company's name. */
export interface Summary {
  /** The price movement, printed after the sparkline; `null` without a price history. */
  readonly movement: string | null;
  /** Size, industry, P/E ratio and dividend yield. */
  readonly text: string;
}

const SENTENCES = [
  [
    'A {worth:largeCrore} company in {industry}.',
    'A company worth {worth:largeCrore} on the market.',
    'A company in {industry}.',
    'Listed on NSE as {symbol}.',
    'Listed on BSE under the code {bseCode}.',
  ],
  [
    'Its P/E is {pe:number}[ (the median of its peers is {median:number})][ and its dividend yield is {dividendYield:percent}].',
    'Its dividend yield is {dividendYield:percent}.',
  ],
  ['These are figures of {day:date}.'],
] as const;

/** Describes the company in one or two sentences, from the known figures alone. */
export function summaryOf(story: CompanyStory): Summary {
  const { company, figures, quote, main, peers, pe, marketCapCrore: worth } = story;
  const day = figures.marketCapDate ?? figures.peDate;
  const facts = {
    ...company,
    ...{ worth, pe, median: peerMedianPe(peers) },
    dividendYield: meaningfulRatio(figures.dividendYield),
    // The day of market value and P/E, where it is not that of the price.
    day: (worth !== null || pe !== null) && day !== quote?.asOf.slice(0, 10) && day,
  };
  return {
    movement:
      main &&
      `${moved(changeOver(main.candles) ?? 0, 'rose/fell/did not change', tenths)} ${spanInWords(main.candles, main.range)}`,
    text: paragraph(SENTENCES.map((patterns) => say(patterns, facts))),
  };
}

const FIGURES = [
  'At {pe:number} times earnings, {beside} the median of its peers',
  'At {pe:number} times earnings[, yielding {dividendYield:percent}]',
  'Worth {marketCapCrore:largeCrore} on the market',
  'Key figures',
] as const;

/** Summarises the key figures: `At 24.80 times earnings, below the median of its peers`. */
export const figuresSentence = ({ pe, peers, marketCapCrore, figures }: CompanyStory): string =>
  say(FIGURES, {
    ...{ pe, marketCapCrore, beside: comparedWithMedian(pe, peers) },
    dividendYield: meaningfulRatio(figures.dividendYield),
  });
