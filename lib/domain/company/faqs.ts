import { currentValue, isOld } from '@/lib/domain/figure/ages';
import { isKnown } from '@/lib/domain/figure/figure';
import { changeSince, sinceBreak } from '@/lib/domain/figure/series';
import { directionOf, formatRupees } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { asking, moved, type Question, say, tenths } from '@/lib/tools/sentence';

import { spanInWords } from './chart-sentence';
import { inSample } from './in-sample';
import { shortName } from './names';
import { OWNERS } from './owners';
import { countedQuarters, onTheYear } from './quarters-sentence';
import { changeBase } from './ranges';
import { DRAWN_QUARTERS, type ResultRow, salesWord } from './results';
import { comparedWithMedian } from './standing';
import type { CompanyStory } from './story';

/** A name within a sentence. */
const inText = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const LOSSES = [
  'All {all:word} quarters on record here ended in a loss.',
  '{losses:None} of the {count:word} quarters on record here ended in a loss.',
] as const;

/** How many of the quarters with a figure ended in a loss; `null` for one quarter. */
function lossesInWords(quarters: readonly ResultRow[]): string | null {
  const { rows } = countedQuarters(quarters, DRAWN_QUARTERS);
  const losses = rows.filter(({ profitCrore }) => (profitCrore ?? 0) < 0).length;
  if (rows.length < 2) return null;
  return say(LOSSES, { all: losses === rows.length && losses, losses, count: rows.length });
}

const ON_FIGURES = [
  asking(
    'What is the share price of {name}?',
    'The share {was} at {price:rupees} on {asOf:asOf}[, {change}][ or {percent:size}][ from {base}].',
    ({ company, quote, figures, now }: CompanyStory) =>
      quote &&
      !isOld('quote', quote.asOf, now) && {
        name: shortName(company.name),
        price: quote.price,
        asOf: quote.asOf,
        // A price of a day without a time is a close.
        was: quote.asOf.length === 10 ? 'closed' : 'was',
        change: moved(quote.change, 'up/down/unchanged', formatRupees),
        percent: directionOf(quote.change) !== 'flat' && quote.changePercent,
        base: quote.change !== null && changeBase(figures, quote.asOf),
      },
  ),
  asking(
    'What is its market capitalisation?',
    '{worth:crore} on {day:date}: the price of a share times the number of its shares.[ {larger} of its industry {are} worth more; {count} have a known market value.]',
    ({ marketCap, standing, now }: CompanyStory) => ({
      worth: currentValue('worth', marketCap, now),
      day: marketCap.day,
      count: standing?.count,
      larger:
        standing &&
        say(['No company{isFirst?}', '{larger:Word company/companies}'], {
          isFirst: standing.place === 1,
          larger: standing.place - 1,
        }),
      are: (standing?.place ?? 1) <= 2 ? 'is' : 'are',
    }),
  ),
  asking(
    'What is its P/E[{beside?}, and is that high]?',
    '{pe:number} on {day:date}: a share costs {pe:number} times what the company earned for it in a year.[ The median of its peers on this page is {median:number}, so its own P/E is {beside}. A ratio alone does not make a share cheap or expensive.]',
    ({ pe, medianPe, now }: CompanyStory) => {
      const ratio = currentValue('worth', pe, now);
      const beside = comparedWithMedian(ratio, medianPe);
      return {
        pe: ratio,
        day: pe.day,
        median: medianPe,
        beside: beside === 'at' ? 'the same' : beside && `${beside} that`,
      };
    },
  ),
  asking(
    'Does it pay a dividend?',
    [
      'Its dividend yield is {some:percent}: dividends of {some:rupees} for every ₹100 of price. A company decides on each dividend anew.',
      'Its dividend yield is {none:percent}: the figures show no dividend for the past year.',
    ],
    ({ dividendYield, now }: CompanyStory) => {
      const stated = currentValue('worth', dividendYield, now);
      const known = (stated ?? -1) >= 0 && stated;
      return { some: directionOf(stated) === 'up' && known, none: known };
    },
  ),
  asking(
    'What are its 52-week high and low?',
    '{high:rupees} and {low:rupees} up to {day:date}.[ At {price:rupees} the share is {below} the high.]',
    ({ year, figures, quote, now }: CompanyStory) => {
      if (!year?.isYear || !quote || isOld('quote', quote.asOf, now)) return null;
      const below = (1 - year.last / year.high) * 100;
      return {
        high: year.high,
        low: year.low,
        day: quote.asOf,
        price: figures.price !== null && year.last,
        below: directionOf(below, 1) === 'flat' ? 'at' : `${tenths(below)} below`,
      };
    },
  ),
  asking(
    'How has its share price moved?',
    'From {first:rupees} on {firstDay:date} to {newest:rupees} on {newestDay:date}: {moved} {span}, dividends not counted. Past prices do not tell what the price will do.',
    ({ main, now }: CompanyStory) => {
      const change = main && changeSince(main.series);
      if (!main || !change || !isKnown(change) || !change.span) return null;
      if (isOld('quote', change.day, now)) return null;
      const { points } = sinceBreak(main.series).series;
      return {
        first: points[0]?.value,
        firstDay: points[0]?.day,
        newest: points.at(-1)?.value,
        newestDay: points.at(-1)?.day,
        moved: moved(change.value, 'up/down/unchanged', tenths),
        span: spanInWords(change.span, now),
      };
    },
  ),
  asking(
    'What were its latest quarterly results?',
    'For the quarter to {period:date} it reported {reported}[ ({basis})].[ {losses}]',
    ({ quarters, results, now }: CompanyStory) => {
      const latest = quarters.at(-1);
      if (!latest || !results || isOld('results', latest.of.period, now)) return null;
      const { period, basis, salesCrore: sales, eps } = latest.of;
      const profit = latest.profitCrore;
      const revenue = {
        word: salesWord(latest.of).toLowerCase(),
        sales,
        change: onTheYear(latest.salesOnYear),
      };
      return {
        period,
        basis,
        reported: listed([
          say('{word} of {sales:crore}[ ({change})]', revenue),
          say('a net {kind} of {size:crore}[ ({whose})]', {
            kind: (profit ?? 0) < 0 ? 'loss' : 'profit',
            size: profit !== null && Math.abs(profit),
            whose: results.profitOf === 'owners' && 'the owners’ share',
          }),
          say('earnings of {eps:rupees} a share', { eps }),
        ]),
        losses: profit !== null && lossesInWords(quarters),
      };
    },
  ),
  asking(
    'Who owns {name}?',
    'On {day:date} {owners:list} of the shares.[ {pledged:percent} of the promoters’ shares were pledged.][ There were {holders:count} shareholders.]',
    ({ company, owners, now }: CompanyStory) => {
      const newest = owners.at(-1);
      if (!newest || isOld('shareholding', newest.asOn, now)) return null;
      const held = OWNERS.map(({ key, name }, at) =>
        say('{who} {share:percent}', {
          who: at === 0 ? `${inText(name)} held` : inText(name),
          share: newest[key],
        }),
      );
      return {
        name: shortName(company.name),
        day: newest.asOn,
        owners: held,
        pledged: newest.pledgedPercent,
        holders: newest.holders,
      };
    },
  ),
];

const ON_COMPANY = [
  asking('What does {name} do?', '{about}', ({ company, figures }: CompanyStory) => ({
    name: shortName(company.name),
    about: figures.about,
  })),
  asking(
    'How do I buy its shares?',
    'Open a demat and trading account with us, add money from your own bank account, search for {name} and place an order. You see every charge before you confirm, and the shares normally reach your demat account on the next trading day.',
    ({ company }: CompanyStory) => ({ name: company.symbol ?? shortName(company.name) }),
  ),
];

/** The questions that the company's figures answer; those with a missing figure are left out. */
export function companyFaqs(story: CompanyStory): readonly Question[] {
  // An answer is quoted without its mark, so the text of a sample answer says that it is one.
  const marked = (answer: string) => (story.isSample ? inSample(answer) : answer);
  return [
    ...ON_FIGURES.flatMap((ask) => ask(story)).map(({ question, answer }) => ({
      question,
      answer: marked(answer),
    })),
    ...ON_COMPANY.flatMap((ask) => ask(story)),
  ];
}
