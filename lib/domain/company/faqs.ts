import { directionOf, formatRupees } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { asking, moved, type Question, say, tenths } from '@/lib/tools/sentence';

import { spanInWords } from './chart-sentence';
import { changeOver } from './history';
import { inSample } from './in-sample';
import { shortName } from './names';
import { peerMedianPe } from './peers';
import { OWNERS } from './owners';
import { onTheYear } from './quarters-sentence';
import { changeBase } from './ranges';
import { salesWord } from './results';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** A name within a sentence. */
const inText = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const ON_FIGURES = [
  asking(
    'What is the share price of {name}?',
    'The share {was} at {price:rupees} on {asOf:asOf}[, {change}][ or {percent:size}][ from {base}].',
    ({ company, quote, figures }: CompanyStory) =>
      quote && {
        ...{ name: shortName(company.name), price: quote.price, asOf: quote.asOf },
        // A price of a day without a time is a close.
        was: quote.asOf.length === 10 ? 'closed' : 'was',
        change: moved(quote.change, 'up/down/unchanged', formatRupees),
        percent: directionOf(quote.change) !== 'flat' && quote.changePercent,
        base: quote.change !== null && changeBase(figures, quote.asOf),
      },
  ),
  asking(
    'What is its market capitalisation?',
    '{worth:crore}[ on {day:date}]: the price of a share times the number of its shares.[ {larger} of the {count} companies of its industry with a known market value {are} worth more.]',
    ({ marketCapCrore: worth, standing, figures }: CompanyStory) => ({
      ...{ worth, day: figures.marketCapDate, count: standing?.count },
      larger: standing && (standing.place - 1 || 'None'),
      are: (standing?.place ?? 1) <= 2 ? 'is' : 'are',
    }),
  ),
  asking(
    'What is its P/E ratio[{beside?}, and is that high]?',
    '{pe:number}[ on {day:date}]: a share costs {pe:number} times what the company earned for it in a year.[ The median of its peers on this page is {median:number}, so its own P/E is {beside}. A ratio alone does not make a share cheap or expensive.]',
    ({ pe, peers, figures }: CompanyStory) => {
      const beside = comparedWithMedian(pe, peers);
      return {
        ...{ pe, day: figures.peDate, median: peerMedianPe(peers) },
        beside: beside === 'at' ? 'the same' : beside && `${beside} that`,
      };
    },
  ),
  asking(
    'Does it pay a dividend?',
    [
      'Its dividend yield is {some:percent}: dividends of {some:rupees} for every ₹100.00 of price. A company decides on each dividend anew.',
      'Its dividend yield is {none:percent}: the figures show no dividend for the past year.',
    ],
    ({ figures: { dividendYield } }: CompanyStory) => {
      const known = (dividendYield ?? -1) >= 0 && dividendYield;
      return { some: directionOf(dividendYield) === 'up' && known, none: known };
    },
  ),
  asking(
    'What are its 52-week high and low?',
    '{high:rupees} and {low:rupees}.[ At {price:rupees} the share is {below} the high.]',
    ({ year, figures }: CompanyStory) => {
      if (year?.label !== '52 weeks') return null;
      const below = (1 - year.last / year.high) * 100;
      return {
        ...{ high: year.high, low: year.low, price: figures.price !== null && year.last },
        below: directionOf(below, 1) === 'flat' ? 'at' : `${tenths(below)} below`,
      };
    },
  ),
  asking(
    'How has its share price moved?',
    'From {first:rupees} on {firstDay:date} to {newest:rupees} on {newestDay:date}: {moved} {span}, dividends not counted. Past prices do not tell what the price will do.',
    ({ main }: CompanyStory) => {
      const [first, last] = [main?.candles[0], main?.candles.at(-1)];
      return (
        main && {
          ...{ first: first?.close, firstDay: first?.time },
          ...{ newest: last?.close, newestDay: last?.time },
          moved: moved(changeOver(main.candles), 'up/down/unchanged', tenths),
          span: spanInWords(main.candles, main.range),
        }
      );
    },
  ),
  asking(
    'What were its latest quarterly results?',
    'For the quarter to {period:date} it reported {reported}[ ({basis})].[ {losses:None} of the {quarters:word} quarters on this page ended in a loss.]',
    ({ quarters }: CompanyStory) => {
      const latest = quarters.at(-1);
      if (!latest) return null;
      const { period, basis, salesCrore: sales, netProfitCrore: profit, eps } = latest.of;
      const revenue = {
        word: salesWord(latest.of).toLowerCase(),
        sales,
        change: onTheYear(latest.salesOnYear),
      };
      const kind = (profit ?? 0) < 0 ? 'loss' : 'profit';
      return {
        ...{ period, basis },
        reported: listed([
          say('{word} of {sales:crore}[ ({change})]', revenue),
          say('a net {kind} of {size:crore}', { kind, size: profit !== null && Math.abs(profit) }),
          say('earnings of {eps:rupees} a share', { eps }),
        ]),
        losses: quarters.filter(({ of }) => (of.netProfitCrore ?? 0) < 0).length,
        quarters: profit !== null && quarters.length > 1 && quarters.length,
      };
    },
  ),
  asking(
    'Who owns {name}?',
    'On {day:date} {owners:list} of the shares.[ {pledged:percent} of the promoters’ shares were pledged.][ There were {holders:count} shareholders.]',
    ({ company, owners }: CompanyStory) => {
      const newest = owners.at(-1);
      if (!newest) return null;
      const held = OWNERS.map(({ key, name }, at) =>
        say('{who} {share:percent}', {
          who: at === 0 ? `${inText(name)} held` : inText(name),
          share: newest[key],
        }),
      );
      return {
        ...{ name: shortName(company.name), day: newest.asOn, owners: held },
        ...{ pledged: newest.pledgedPercent, holders: newest.holders },
      };
    },
  ),
];

const ON_COMPANY = [
  asking('What does {name} do?', '{about}', ({ company, figures }: CompanyStory) => ({
    ...{ name: shortName(company.name), about: figures.about },
  })),
  asking(
    'How do I buy its shares?',
    'Open a demat and trading account with us, add money from your own bank account, search for {name} and place an order. You see every charge before you confirm, and the shares normally reach your demat account on the next trading day.',
    ({ company }: CompanyStory) => ({ name: company.symbol ?? shortName(company.name) }),
  ),
];

/** The questions that the company's figures answer; those with a missing figure are left out. */
export function companyFaqs(story: CompanyStory): readonly Question[] {
  // An answer is quoted without the mark beside it, so a made-up one says what it is.
  const told = (answer: string) => (story.isSample ? inSample(answer) : answer);
  return [
    ...ON_FIGURES.flatMap((ask) => ask(story)).map(({ question, answer }) => ({
      question,
      answer: told(answer),
    })),
    ...ON_COMPANY.flatMap((ask) => ask(story)),
  ];
}
