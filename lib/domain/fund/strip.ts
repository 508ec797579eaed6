import { yearsBefore } from '@/lib/domain/figure/growth';
import { isKnown } from '@/lib/domain/figure/figure';
import { countOf, formatDate, formatPercent, formatRupees } from '@/lib/tools/format';

import { growthPair } from './plans';
import { MONTH_END_YEARS } from './returns';
import { fallFigure } from './sentences';
import { INSTALMENT } from './sip';
import type { FundStory } from './story';

/** A figure of the strip; its note has the days, or says why there is no figure. */
export interface StripFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

const NOT_KNOWN = '–';

/** Why a figure over some years is not on record. */
function whyNotOver({ series }: FundStory, years: number): string {
  const [first, last] = [series.points[0], series.points.at(-1)];
  if (!first || !last) return 'No NAV is on record here';
  const start = yearsBefore(last.day, years);
  return first.day > start
    ? `NAVs here begin on ${formatDate(first.day)}`
    : `No NAV near ${formatDate(start)} is on record here`;
}

/** The return over some years: up to the newest NAV, else up to the last month's end. */
function returnOver(story: FundStory, years: number): StripFigure {
  const { latest, monthEnd } = story.returns;
  const found = [...latest, ...monthEnd].find((one) => one.years === years);
  const label = countOf(years, 'year');
  if (!found) return { label, value: NOT_KNOWN, note: whyNotOver(story, years) };
  const { percent, isYearly, from, to } = found;
  return {
    label: found.span,
    value: formatPercent(percent),
    note: `${isYearly ? 'a year, ' : ''}${formatDate(from.day)} to ${formatDate(to.day)}`,
  };
}

function sipOverYear(story: FundStory): StripFigure {
  const label = `SIP of ${formatRupees(INSTALMENT)} a month, 1 year`;
  const found = story.sips.find(({ years }) => years === 1);
  if (!found) return { label, value: NOT_KNOWN, note: whyNotOver(story, 1) };
  return {
    label,
    value: formatRupees(found.worth),
    note: `from ${formatRupees(found.invested)}, to ${formatDate(found.to)}`,
  };
}

function largestFall(story: FundStory): StripFigure {
  const label = 'Largest fall';
  const { fall } = story;
  if (!isKnown(fall)) return { label, value: NOT_KNOWN, note: 'None between the NAVs on record' };
  const { from, to } = fall.value;
  return {
    label,
    value: fallFigure(story),
    note: `${formatDate(from.day)} to ${formatDate(to.day)}`,
  };
}

/** What the direct plan had more than the regular one over the longest span; less is negative. */
function leadOfDirect(story: FundStory): StripFigure {
  const label = 'Direct’s lead on ₹1 lakh';
  const longest = story.gaps.at(-1);
  const { direct, regular } = growthPair(story.family);
  if (longest) {
    const { difference, span, to } = longest;
    return {
      label,
      value: formatRupees(difference),
      note: `over ${span} to ${formatDate(to)}`,
    };
  }
  const note = direct && regular ? whyNotOver(story, 1) : 'It has not both plans with growth';
  return { label, value: NOT_KNOWN, note };
}

/** The six figures of a fund of which some NAVs show the whole return. */
export function stripOf(story: FundStory): readonly StripFigure[] {
  return [
    ...MONTH_END_YEARS.map((years) => returnOver(story, years)),
    sipOverYear(story),
    largestFall(story),
    leadOfDirect(story),
  ];
}
