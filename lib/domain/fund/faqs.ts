import { formatDate, formatPercent, formatWholeRupees } from '@/lib/tools/format';

import { fallSentence, formatNav, returnInWords } from './sentences';
import { knownLabel } from './plans';
import type { FundStory } from './story';

export interface FundQuestion {
  readonly question: string;
  readonly answer: string;
}

type Builder = (story: FundStory) => FundQuestion | null;

const nav: Builder = ({ family: { name, isCurrent, schemes }, scheme }) => {
  if (scheme.nav === null) return null;
  const label = knownLabel(scheme);
  const each = schemes.length > 1 ? ' Each plan and option has a NAV of its own.' : '';
  return {
    question: `What ${isCurrent ? 'is the' : 'was the last'} NAV of ${name}?`,
    answer: `${formatNav(scheme.nav)} on ${formatDate(scheme.day)}${label && ` for ${label}`}.${each}`,
  };
};

const kind: Builder = ({ family: { name, house, category, isSegregated } }) =>
  category && !isSegregated
    ? {
        question: `What kind of fund is ${name}?`,
        answer: `A fund of ${house.name} in the category ${category.name}. ${category.about}`,
      }
    : null;

const returns: Builder = ({ family, returns: { latest, monthEnd } }) => {
  const shown = (latest.length > monthEnd.length ? latest : monthEnd).filter(
    ({ years }) => years !== null,
  );
  const [first] = shown;
  if (!first) return null;
  const parts = shown.map((one) => `${returnInWords(one)} over ${one.span}`);
  return {
    question: `How has ${family.name} done?`,
    answer: `Up to ${formatDate(first.to.day)}: ${parts.join(', ')}. Loads and tax are not taken off. Past returns do not tell what the fund will earn.`,
  };
};

const fall: Builder = ({ fall: found, line }) =>
  found && line[0]
    ? {
        question: 'How far has it fallen?',
        answer: `Since ${formatDate(line[0].day)}: ${fallSentence(found).replace(/^The/, 'the')}`,
      }
    : null;

const sip: Builder = ({ sips }) => {
  const longest = sips.at(-1);
  if (!longest || longest.xirr === null) return null;
  const { from, to, invested, worth, xirr } = longest;
  return {
    question: 'What would ₹5,000 a month have become?',
    answer: `Paid in at the first NAV of each month from ${formatDate(from)}, ${formatWholeRupees(invested)} became ${formatWholeRupees(worth)} by ${formatDate(to)}: ${formatPercent(xirr)} a year (XIRR).`,
  };
};

const plans: Builder = ({ gaps }) => {
  const longest = gaps.at(-1);
  if (!longest) return null;
  const { from, to, direct, regular } = longest;
  return {
    question: 'What is the difference between its direct and its regular plan?',
    answer: `The holdings are the same; the regular plan pays a distributor out of its expenses. ₹1,00,000 of ${formatDate(from)} was ${formatWholeRupees(direct)} in the direct plan and ${formatWholeRupees(regular)} in the regular one on ${formatDate(to)}.`,
  };
};

const BUILDERS = [nav, kind, returns, fall, sip, plans];

/** The questions that a fund's figures answer; those with a missing figure are left out. */
export function fundFaqs(story: FundStory, isSample: boolean): readonly FundQuestion[] {
  return BUILDERS.flatMap((build) => build(story) ?? []).map(({ question, answer }) => ({
    question,
    // An answer is quoted without the mark next to it, so a made-up one says what it is.
    answer: isSample ? `In this sample: ${answer}` : answer,
  }));
}
