import type { Metadata } from 'next';

import { formatDate } from '@/lib/tools/format';
import { isKnown } from '@/lib/domain/figure/figure';
import { navSource } from '@/lib/domain/fund/nav-source';
import { knownLabel } from '@/lib/domain/fund/plans';
import { formatNav } from '@/lib/domain/fund/sentences';
import { type FundStory, isFundIndexable } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';
import type { Source } from '@/lib/domain/sourced';
import { fundPath } from '@/lib/pages/addresses/paths';

import {
  contentsThatFit,
  firstSentences,
  pageMetadata,
  titleThatFits,
  titleWithTail,
} from '@/lib/pages/seo/metadata';

/** The contents of the page in words; a part without data is not mentioned. */
function contentsOf(story: FundStory) {
  const { drawn, returns, other, sips, rolling, gaps, family } = story;
  return [
    family.schemes.length > 1 && 'plans and options',
    drawn.length > 0 && 'chart',
    (returns.latest.length + returns.monthEnd.length > 0 || other !== null) && 'returns',
    sips.length > 0 && 'SIP',
    rolling !== null && 'rolling three years',
    gaps.length > 0 && 'direct against regular in rupees',
  ];
}

/**
 * The title of a fund whose name is too long: its code distinguishes it from funds whose names
 * differ only in the part that is cut.
 */
const cutTitle = ({ name, schemes: [scheme] }: FundFamily): string =>
  titleWithTail(name, scheme ? `(${scheme.code}) NAV` : 'NAV', true);

/**
 * Title and description of a fund's page; every plan and option has the address of the fund as
 * canonical.
 */
export function fundMetadata(story: FundStory, source: Source): Metadata {
  const { family, nav, isOld } = story;
  const { name, house, category } = family;
  const chart = story.drawn.length > 0 ? ', chart' : '';
  const tail = story.returns.latest.length > 0 ? ` NAV${chart} and returns` : ' NAV';
  const plan = knownLabel(story.scheme);
  const first =
    isKnown(nav) && !isOld
      ? `${name} NAV${plan ? ` (${plan})` : ''}: ${formatNav(nav.value)} on ${formatDate(nav.day)}.`
      : `${name} of ${house.name}.`;
  const madeUp = source === 'sample' ? navSource(source) : null;
  return pageMetadata({
    title: name + tail,
    searchTitle: titleThatFits(name, [tail, ' NAV', '']) ?? cutTitle(family),
    description: firstSentences([
      first,
      madeUp,
      contentsThatFit([first, madeUp].filter(Boolean).join(' '), contentsOf(story)),
      isKnown(nav) && !isOld && `A fund of ${house.name}.`,
      category && `Category: ${category.name}.`,
    ]),
    path: fundPath(family.slug),
    isIndexed: source !== 'sample' && isFundIndexable(family, story.now),
  });
}
