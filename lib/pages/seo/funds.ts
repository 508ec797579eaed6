import type { Metadata } from 'next';

import { countOf, formatDate } from '@/lib/tools/format';
import type { CountedFunds } from '@/lib/domain/fund/explorer';
import { navSource } from '@/lib/domain/fund/nav-source';
import { newestDay } from '@/lib/domain/fund/plans';
import { formatNav } from '@/lib/domain/fund/sentences';
import { type FundStory, isFundIndexable } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';
import type { Source } from '@/lib/domain/sourced';
import { listed } from '@/lib/tools/phrases';
import { fundPath } from '@/lib/pages/addresses/paths';

import { firstSentences, pageMetadata, titleThatFits, titleWithTail } from './metadata';

/** @param isIndexed `false` for a filtered state and for sample data */
export const fundGroupMetadata = (
  { name, count }: Pick<CountedFunds, 'name' | 'count'>,
  path: string,
  isIndexed: boolean,
): Metadata =>
  pageMetadata({
    title: titleThatFits(name, [': mutual funds and NAVs', ': NAVs']) ?? name,
    description: `${name}: ${countOf(count, 'mutual fund')} by name with the NAV of each plan and option, its day and its one-day change, and a CSV file.`,
    path,
    isIndexed,
  });

/** What the page has on record, in words; a part without data is not promised. */
function contentsOf({ drawn, returns, sips, rolling, gaps, family }: FundStory): string {
  return listed([
    family.schemes.length > 1 && 'plans and options',
    drawn.length > 0 && 'chart',
    returns.latest.length + returns.monthEnd.length > 0 && 'returns',
    sips.length > 0 && 'SIP',
    rolling !== null && 'rolling three years',
    gaps.length > 0 && 'direct against regular in rupees',
  ]);
}

/**
 * The title of a fund whose name does not fit: its code tells it from funds whose names differ in
 * what is left out.
 */
const cutTitle = ({ name, schemes: [scheme] }: FundFamily): string =>
  titleWithTail(name, scheme ? `(${scheme.code}) NAV` : 'NAV', true);

/** Title and description of a fund's page; every plan and option has the fund's own address. */
export function fundMetadata(story: FundStory, source: Source): Metadata {
  const { family, scheme } = story;
  const { name, house, category } = family;
  const contents = contentsOf(story);
  const tail = story.returns.latest.length > 0 ? ' NAV, chart and returns' : ' NAV today';
  return pageMetadata({
    title: name + tail,
    searchTitle: titleThatFits(name, [tail, ' NAV', '']) ?? cutTitle(family),
    description: firstSentences([
      `${name} of ${house.name}${category ? `, ${category.name}` : ''}.`,
      scheme.nav === null
        ? null
        : `NAV ${formatNav(scheme.nav)} on ${formatDate(scheme.day ?? newestDay(family))}.`,
      contents === '' ? null : `With ${contents}.`,
      navSource(source),
    ]),
    path: fundPath(family.slug),
    isIndexed: source !== 'sample' && isFundIndexable(family),
  });
}
