import {
  directionOf,
  formatAsOf,
  formatCrore,
  formatDate,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@/lib/tools/format';

import { shortName } from './names';
import { peerMedianPe } from './peers';
import { changeBase } from './ranges';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** A question and its answer, in plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Builds one question of a company; `null` where its figure is missing. */
export type QuestionBuilder = (story: CompanyStory) => Question | null;

/** Whether a date has no time; its price is then a close. */
const isDay = (asOf: string): boolean => asOf.length === 10;

function changeInWords(change: number | null, percent: number | null, base: string): string {
  const direction = directionOf(change);
  if (change === null) return '';
  if (direction === 'flat') return `, unchanged from ${base}`;
  const share = percent === null ? '' : ` or ${formatPercent(Math.abs(percent))}`;
  return `, ${direction} ${formatRupees(Math.abs(change))}${share} from ${base}`;
}

export const price: QuestionBuilder = ({ company, quote, figures }) => {
  if (!quote) return null;
  const verb = isDay(quote.asOf) ? 'closed' : 'was';
  const base = changeBase(figures, quote.asOf);
  const change = changeInWords(quote.change, quote.changePercent, base);
  return {
    question: `What is the share price of ${shortName(company.name)}?`,
    answer: `The share ${verb} at ${formatRupees(quote.price)} on ${formatAsOf(quote.asOf)}${change}.`,
  };
};

/** ` on 17 Dec 2025`, where a figure has a day of its own. */
const onDay = (day: string | null): string => (day ? ` on ${formatDate(day)}` : '');

export const marketValue: QuestionBuilder = ({ marketCapCrore, standing, figures }) => {
  if (marketCapCrore === null) return null;
  const place = standing
    ? ` ${standing.place - 1 === 0 ? 'None' : standing.place - 1} of the ${standing.count} companies of its industry with a known market value ${standing.place <= 2 ? 'is' : 'are'} worth more.`
    : '';
  return {
    question: 'What is its market capitalisation?',
    answer: `${formatCrore(marketCapCrore)}${onDay(figures.marketCapDate)}: the price of a share times the number of its shares.${place}`,
  };
};

export const ratio: QuestionBuilder = ({ pe, peers, figures }) => {
  if (pe === null) return null;
  const meaning = `${formatNumber(pe)}${onDay(figures.peDate)}: a share costs ${formatNumber(pe)} times what the company earned for it in a year.`;
  const [middle, beside] = [peerMedianPe(peers), comparedWithMedian(pe, peers)];
  if (middle === null || !beside) return { question: 'What is its PE ratio?', answer: meaning };
  return {
    question: 'What is its PE ratio, and is that high?',
    answer: `${meaning} The median of its peers on this page is ${formatNumber(middle)}, so its own PE is ${beside === 'at' ? 'the same' : `${beside} that`}. A ratio alone does not make a share cheap or expensive.`,
  };
};

export const dividend: QuestionBuilder = ({ figures: { dividendYield } }) => {
  if (dividendYield === null || dividendYield < 0) return null;
  return {
    question: 'Does it pay a dividend?',
    answer:
      directionOf(dividendYield) === 'flat'
        ? 'Its dividend yield is 0.00%: the figures show no dividend for the past year.'
        : `Its dividend yield is ${formatPercent(dividendYield)}: dividends of ${formatRupees(dividendYield)} for every ₹100.00 of price. A company decides on each dividend anew.`,
  };
};

export const yearsRange: QuestionBuilder = ({ year, figures }) => {
  if (!year || year.label !== '52 weeks') return null;
  const { low, high, last } = year;
  const below = (1 - last / high) * 100;
  const now =
    figures.price === null
      ? ''
      : directionOf(below, 1) === 'flat'
        ? ` At ${formatRupees(last)} the share is at the high.`
        : ` At ${formatRupees(last)} the share is ${formatPercent(below, 1)} below the high.`;
  return {
    question: 'What are its 52-week high and low?',
    answer: `${formatRupees(high)} and ${formatRupees(low)}.${now}`,
  };
};
