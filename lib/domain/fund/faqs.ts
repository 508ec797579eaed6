import { asking, type Question } from '@/lib/tools/sentence';

import { knownLabel } from './plans';
import { fallSentence, formatNav, returnInWords } from './sentences';
import type { FundStory } from './story';

const QUESTIONS = [
  asking(
    'What {is} NAV of {name}?',
    '{nav} on {day:date}[ for {label}].[{hasOthers?} Each plan and option has a NAV of its own.]',
    ({ family: { name, isCurrent, schemes }, scheme }: FundStory) => ({
      ...{ name, is: isCurrent ? 'is the' : 'was the last', hasOthers: schemes.length > 1 },
      ...{ nav: scheme.nav !== null && formatNav(scheme.nav), day: scheme.day },
      label: knownLabel(scheme),
    }),
  ),
  asking(
    'What kind of fund is {name}?',
    'A fund of {house} in the category {category}. {about}',
    ({ family: { name, house, category, isSegregated } }: FundStory) =>
      !isSegregated &&
      category && { name, house: house.name, category: category.name, about: category.about },
  ),
  asking(
    'How has {name} done?',
    'Up to {to:date}: {returns}. Loads and tax are not taken off. Past returns do not tell what the fund will earn.',
    ({ family: { name }, returns: { latest, monthEnd } }: FundStory) => {
      const most = latest.length > monthEnd.length ? latest : monthEnd;
      const whole = most.filter(({ years }) => years !== null);
      const returns = whole.map((one) => `${returnInWords(one)} over ${one.span}`).join(', ');
      return { name, to: whole[0]?.to.day, returns };
    },
  ),
  asking('How far has it fallen?', '{fall}', ({ fall, line: [first] }: FundStory) => ({
    fall: fall && first && fallSentence(fall, first.day),
  })),
  asking(
    'What would ₹5,000 a month have become?',
    'Paid in at the first NAV of each month from {from:date}, {invested:wholeRupees} became {worth:wholeRupees} by {to:date}: {xirr:percent} a year (XIRR).',
    ({ sips }: FundStory) => sips.at(-1),
  ),
  asking(
    'What is the difference between its direct and its regular plan?',
    'The holdings are the same; the regular plan pays a distributor out of its expenses. ₹1,00,000 of {from:date} was {direct:wholeRupees} in the direct plan and {regular:wholeRupees} in the regular one on {to:date}.',
    ({ gaps }: FundStory) => gaps.at(-1),
  ),
];

/** The questions that a fund's figures answer; those with a missing figure are left out. */
export function fundFaqs(story: FundStory, isSample: boolean): readonly Question[] {
  return QUESTIONS.flatMap((ask) => ask(story)).map(({ question, answer }) => ({
    question,
    // An answer is quoted without the mark next to it, so a made-up one says what it is.
    answer: isSample ? `Made up for the sample. ${answer}` : answer,
  }));
}
