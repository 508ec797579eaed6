import {
  directionOf,
  formatAsOf,
  formatCrore,
  formatDate,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@/lib/format';

import { spanWords } from './chart-sentence';
import { changeOver } from './history';
import { shortName } from './names';
import { peerMedianPe } from './peers';
import { salesOnYear } from './quarters';
import { onTheYear } from './quarters-sentence';
import { besideMedian } from './standing';
import type { CompanyStory } from './story';
import { countWord, listed } from './words';

/** A question with its answer in plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

type Ask = (story: CompanyStory) => Question | null;

/** A day has no time of day: its price is a close. */
const isDay = (asOf: string): boolean => asOf.length === 10;

const whatItDoes: Ask = ({ company, figures }) =>
  figures.about
    ? { question: `What does ${shortName(company.name)} do?`, answer: figures.about }
    : null;

function changeWords(change: number | null, percent: number | null): string {
  const direction = directionOf(change);
  if (change === null) return '';
  if (direction === 'flat') return ', unchanged from the close before';
  const share = percent === null ? '' : ` or ${formatPercent(Math.abs(percent))}`;
  return `, ${direction} ${formatRupees(Math.abs(change))}${share} from the close before`;
}

const price: Ask = ({ company, quote }) => {
  if (!quote) return null;
  const verb = isDay(quote.asOf) ? 'closed' : 'stood';
  const change = changeWords(quote.change, quote.changePercent);
  return {
    question: `What is the share price of ${shortName(company.name)}?`,
    answer: `It ${verb} at ${formatRupees(quote.price)} on ${formatAsOf(quote.asOf)}${change}.`,
  };
};

const marketValue: Ask = ({ marketCapCrore, standing }) => {
  if (marketCapCrore === null) return null;
  const place = standing
    ? ` ${standing.place - 1 === 0 ? 'None' : standing.place - 1} of the ${standing.count} companies of its industry that we have a figure for ${standing.place === 2 ? 'is' : 'are'} worth more.`
    : '';
  return {
    question: 'What is its market capitalisation?',
    answer: `${formatCrore(marketCapCrore)}: the price of a share times the number of its shares.${place}`,
  };
};

const ratio: Ask = ({ pe, peers }) => {
  if (pe === null) return null;
  const meaning = `${formatNumber(pe)}: a share costs ${formatNumber(pe)} times what the company earned for it in a year.`;
  const [middle, beside] = [peerMedianPe(peers), besideMedian(pe, peers)];
  if (middle === null || !beside) return { question: 'What is its PE ratio?', answer: meaning };
  return {
    question: 'What is its PE ratio, and is that high?',
    answer: `${meaning} The middle of its peers on this page is ${formatNumber(middle)}, so it stands ${beside} them. A ratio alone makes no share cheap or dear.`,
  };
};

const dividend: Ask = ({ figures: { dividendYield } }) => {
  if (dividendYield === null || dividendYield < 0) return null;
  return {
    question: 'Does it pay a dividend?',
    answer:
      directionOf(dividendYield) === 'flat'
        ? 'Its dividend yield stands at 0.00%, so the figures show no dividend for the past year.'
        : `Its dividend yield is ${formatPercent(dividendYield)}: dividends of ${formatRupees(dividendYield)} for every ₹100.00 of price. A company decides on each dividend anew.`,
  };
};

const yearsRange: Ask = ({ year, figures }) => {
  if (!year || year.label !== '52 weeks') return null;
  const { low, high, last } = year;
  const below = (1 - last / high) * 100;
  const now =
    figures.price === null
      ? ''
      : directionOf(below, 1) === 'flat'
        ? ` At ${formatRupees(last)} it stands at the high.`
        : ` At ${formatRupees(last)} it stands ${formatPercent(below, 1)} below the high.`;
  return {
    question: 'What are its 52-week high and low?',
    answer: `${formatRupees(high)} and ${formatRupees(low)}.${now}`,
  };
};

const movement: Ask = ({ main }) => {
  const change = main && changeOver(main.candles);
  const [first, last] = [main?.candles[0], main?.candles.at(-1)];
  if (!main || change === null || !first || !last) return null;
  const direction = directionOf(change, 1);
  const size = formatPercent(Math.abs(change), 1);
  const span = spanWords(main.candles, main.range);
  const moved = direction === 'flat' ? `unchanged ${span}` : `${direction} ${size} ${span}`;
  return {
    question: 'How has its share price moved?',
    answer: `From ${formatRupees(first.close)} on ${formatDate(first.time)} to ${formatRupees(last.close)} on ${formatDate(last.time)}: ${moved}, dividends not counted. What a price did says nothing certain of what it will do.`,
  };
};

const results: Ask = ({ quarters }) => {
  const latest = quarters.at(-1);
  if (!latest) return null;
  const { salesCrore, netProfitCrore } = latest;
  const change = onTheYear(salesOnYear(latest, quarters));
  const parts: string[] = [];
  if (salesCrore !== null) {
    parts.push(`revenue of ${formatCrore(salesCrore)}${change ? ` (${change})` : ''}`);
  }
  if (netProfitCrore !== null) {
    const kind = netProfitCrore < 0 ? 'loss' : 'profit';
    parts.push(`a net ${kind} of ${formatCrore(Math.abs(netProfitCrore))}`);
  }
  const losses = quarters.filter((quarter) => (quarter.netProfitCrore ?? 0) < 0).length;
  const record =
    netProfitCrore === null || quarters.length < 2
      ? ''
      : ` ${losses === 0 ? 'None' : countWord(losses).replace(/^./, (letter) => letter.toUpperCase())} of the ${countWord(quarters.length)} quarters on this page ended in a loss.`;
  return {
    question: 'What were its latest quarterly results?',
    answer: `For the quarter to ${formatDate(latest.period)} it reported ${listed(parts)}.${record}`,
  };
};

const buying: Ask = ({ company }) => ({
  question: 'How do I buy its shares?',
  answer: `Open a demat and trading account with us, add money from your own bank account, search for ${company.symbol ?? shortName(company.name)} and place an order. You see every charge before you confirm, and the shares normally reach your demat account on the next trading day.`,
});

const ASKS: readonly Ask[] = [
  ...[price, marketValue, ratio, dividend],
  ...[yearsRange, movement, results, whatItDoes, buying],
];

/** Questions whose answers the company's own figures give; of a missing figure nothing is said. */
export function companyFaqs(story: CompanyStory): readonly Question[] {
  return ASKS.flatMap((ask) => ask(story) ?? []);
}
