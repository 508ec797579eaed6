import { currentValue, isOld } from '@/lib/domain/figure/ages';
import { isKnown } from '@/lib/domain/figure/figure';
import { changeSince } from '@/lib/domain/figure/series';
import { paragraph } from '@/lib/tools/phrases';
import { moved, say, tenths } from '@/lib/tools/sentence';

import { spanInWords } from './chart-sentence';
import { meaningfulRatio } from './ratios';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** The paragraph under the company's name. */
interface Summary {
  /** The price movement, printed after the sparkline; `null` without a price history. */
  readonly movement: string | null;
  /** Size, industry, P/E and dividend yield. */
  readonly text: string;
}

/** Figures past their maximum age are described in the past tense, with their day first. */
const SENTENCES = [
  [
    'A {worth:largeCrore} company in {industry}.',
    'A company worth {worth:largeCrore} on the market.',
    'A company in {industry}.[ On {worthDay:date} it was worth {oldWorth:largeCrore} on the market.]',
    'On {worthDay:date} it was worth {oldWorth:largeCrore} on the market.',
    'Listed on NSE as {symbol}.',
    'Listed on BSE under the code {bseCode}.',
  ],
  [
    'Its P/E is {pe:number}[ (the median of its peers is {median:number})][ and its dividend yield is {dividendYield:percent}].',
    'Its dividend yield is {dividendYield:percent}.',
  ],
  ['On {peDay:date} its P/E was {oldPe:number}.'],
] as const;

/** Describes the company in one or two sentences, from the known figures only. */
export function summaryOf(story: CompanyStory): Summary {
  const { company, main, pe, marketCap, medianPe, dividendYield, now } = story;
  const change = main && changeSince(main.series);
  const [worth, ratio] = [marketCap, pe].map((figure) => currentValue('worth', figure, now));
  const facts = {
    industry: company.industry,
    symbol: company.symbol,
    bseCode: company.bseCode,
    worth,
    oldWorth: worth === null && marketCap.value,
    worthDay: marketCap.day,
    pe: ratio,
    oldPe: ratio === null && pe.value,
    peDay: pe.day,
    median: medianPe,
    dividendYield: meaningfulRatio(currentValue('worth', dividendYield, now)),
  };
  return {
    movement:
      change && isKnown(change) && change.span
        ? `${moved(change.value, 'rose/fell/did not change', tenths)} ${spanInWords(change.span, now)}`
        : null,
    text: paragraph(SENTENCES.map((patterns) => say(patterns, facts))),
  };
}

const FIGURES = [
  'At {pe:number} times earnings, {beside} the median of its peers',
  'At {pe:number} times earnings[, yielding {dividendYield:percent}]',
  'Worth {worth:largeCrore} on the market',
  'Key figures',
] as const;

/**
 * Summarises the key figures: `At 24.80 times earnings, below the median of its peers`. Figures
 * past their maximum age are shown only in the list.
 */
export function figuresSentence({ pe, medianPe, marketCap, dividendYield, now }: CompanyStory) {
  const ratio = currentValue('worth', pe, now);
  return say(FIGURES, {
    pe: ratio,
    worth: currentValue('worth', marketCap, now),
    beside: comparedWithMedian(ratio, medianPe),
    dividendYield: meaningfulRatio(currentValue('worth', dividendYield, now)),
  });
}

/** Whether the price is past its age. */
export const isPriceOld = ({ quote, now }: Pick<CompanyStory, 'quote' | 'now'>): boolean =>
  quote !== null && isOld('quote', quote.asOf, now);
