import { asking, type Question } from '@/lib/tools/sentence';
import { asSentence } from '@/lib/tools/phrases';

import { isExchangeTraded, knownLabel } from './plans';
import { fallSentence, formatNav, movedInWords } from './sentences';
import type { FundStory } from './story';

/** Questions about any fund, even with old NAVs. */
const ABOUT = [
  asking(
    'What kind of fund is {name}?',
    'A fund of {house} in the category {category}. {about}',
    ({ family: { name, house, category, isSegregated } }: FundStory) =>
      !isSegregated &&
      category && { name, house: house.name, category: category.name, about: category.about },
  ),
  asking(
    'What was {name} called before?',
    '{names:list}.',
    ({ family: { name, formerNames } }: FundStory) =>
      formerNames.length > 0 && { name, names: formerNames },
  ),
];

/** `the year to 31 Jul 2026 it lost 1.11%`, for all known spans of years. */
function returnsOf({ returns: { latest, monthEnd } }: FundStory) {
  const most = latest.length > monthEnd.length ? latest : monthEnd;
  const spans = most.filter(({ years }) => years !== null);
  const parts = spans.map((one) => {
    const span = one.years === 1 && one.isWhole ? 'year' : one.span;
    return `over the ${span} it ${movedInWords(one)}`;
  });
  return { to: spans[0]?.to.day, returns: parts.join('; ') };
}

/** Questions about NAVs that are not past their maximum age. */
const FIGURES = [
  asking(
    'What {is} NAV of {name}?',
    '{nav} on {day:date}[ for {label}].[{hasOthers?} Each plan and option has a NAV of its own.]',
    ({ family, scheme, nav }: FundStory) => ({
      name: family.name,
      is: family.isCurrent ? 'is the' : 'was the last',
      hasOthers: family.schemes.length > 1,
      nav: nav.value !== null && formatNav(nav.value),
      day: nav.day,
      label: !isExchangeTraded(family) && knownLabel(scheme),
    }),
  ),
  asking(
    'How has {name} done?',
    'To {to:date}: {returns}. Loads and tax are not taken off. Past returns do not tell what the fund will earn.',
    (story: FundStory) => ({ name: story.family.name, ...returnsOf(story) }),
  ),
  asking('How far has it fallen?', '{fall}', (story: FundStory) => ({
    fall: asSentence(fallSentence(story)),
  })),
  asking(
    'What would ₹5,000 a month have become?',
    'Paid in at the first NAV of each month from {from:date}, {invested:rupees} became {worth:rupees} by {to:date}[: {xirr:percent} a year (XIRR)].',
    ({ sips }: FundStory) => sips.at(-1),
  ),
  asking(
    'What is the difference between its direct and its regular plan?',
    'The holdings are the same; the regular plan pays a distributor out of its expenses. ₹1,00,000 of {from:date} was {direct:rupees} in the direct plan and {regular:rupees} in the regular one on {to:date}.',
    ({ gaps }: FundStory) => gaps.at(-1),
  ),
];

/**
 * The questions that a fund's figures answer; questions with a missing or too old figure are left
 * out.
 */
export function fundFaqs(story: FundStory, isSample: boolean): readonly Question[] {
  const [nav, ...others] = FIGURES;
  const asked = story.isOld ? ABOUT : [...(nav ? [nav] : []), ...ABOUT, ...others];
  return asked
    .flatMap((ask) => ask(story))
    .map(({ question, answer }) => ({
      question,
      // An answer is quoted without its mark, so the text of a sample answer says that it is one.
      answer: isSample ? `Made up for the sample. ${answer}` : answer,
    }));
}
