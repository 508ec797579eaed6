import {
  directionOf,
  formatCrore,
  formatDate,
  formatPercent,
  formatRupees,
} from '@/lib/tools/format';

import { spanInWords } from './chart-sentence';
import {
  type QuestionBuilder,
  dividend,
  marketValue,
  price,
  type Question,
  ratio,
  yearsRange,
} from './faqs-figures';
import { changeOver } from './history';
import { inSample } from './in-sample';
import { shortName } from './names';
import { salesOnYear } from './quarters';
import { onTheYear } from './quarters-sentence';
import type { CompanyStory } from './story';
import { asSentence, countWord, listed } from '@/lib/tools/phrases';

export type { Question };

const whatItDoes: QuestionBuilder = ({ company, figures }) =>
  figures.about
    ? { question: `What does ${shortName(company.name)} do?`, answer: figures.about }
    : null;

const movement: QuestionBuilder = ({ main }) => {
  const change = main && changeOver(main.candles);
  const [first, last] = [main?.candles[0], main?.candles.at(-1)];
  if (!main || change === null || !first || !last) return null;
  const direction = directionOf(change, 1);
  const size = formatPercent(Math.abs(change), 1);
  const span = spanInWords(main.candles, main.range);
  const moved = direction === 'flat' ? `unchanged ${span}` : `${direction} ${size} ${span}`;
  return {
    question: 'How has its share price moved?',
    answer: `From ${formatRupees(first.close)} on ${formatDate(first.time)} to ${formatRupees(last.close)} on ${formatDate(last.time)}: ${moved}, dividends not counted. Past prices do not tell what the price will do.`,
  };
};

const results: QuestionBuilder = ({ quarters }) => {
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
      : ` ${losses === 0 ? 'None' : asSentence(countWord(losses))} of the ${countWord(quarters.length)} quarters on this page ended in a loss.`;
  return {
    question: 'What were its latest quarterly results?',
    answer: `For the quarter to ${formatDate(latest.period)} it reported ${listed(parts)}.${record}`,
  };
};

const buying: QuestionBuilder = ({ company }) => ({
  question: 'How do I buy its shares?',
  answer: `Open a demat and trading account with us, add money from your own bank account, search for ${company.symbol ?? shortName(company.name)} and place an order. You see every charge before you confirm, and the shares normally reach your demat account on the next trading day.`,
});

const ON_FIGURES = [price, marketValue, ratio, dividend, yearsRange, movement, results];
const ON_COMPANY = [whatItDoes, buying];

/** The questions that the company's figures answer; those with a missing figure are left out. */
export function companyFaqs(story: CompanyStory): readonly Question[] {
  const asked = (builders: readonly QuestionBuilder[]): readonly Question[] =>
    builders.flatMap((build) => build(story) ?? []);
  // An answer is quoted without the mark beside it, so a made-up one says what it is.
  const onFigures = asked(ON_FIGURES).map(({ question, answer }) => ({
    question,
    answer: story.isSample ? inSample(answer) : answer,
  }));
  return [...onFigures, ...asked(ON_COMPANY)];
}
