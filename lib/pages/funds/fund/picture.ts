import { formatChangePercent, formatDate, directionOf } from '@/lib/tools/format';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { isKnown } from '@/lib/domain/figure/figure';
import { schemeLabel } from '@/lib/domain/fund/plans';
import { formatNav } from '@/lib/domain/fund/sentences';
import { type FundStory, fundStoryOf } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';

import { drawable } from '@/lib/pages/share-pictures/characters';
import type { Picture } from '@/lib/pages/share-pictures/picture';

/** A picture has no history. */
const NO_HISTORIES = new Map<string, never>();

/** An old NAV is named with its day. */
const navLabel = ({ scheme, nav, isOld }: FundStory): string =>
  isOld ? `NAV on ${formatDate(nav.day)}` : `NAV (${schemeLabel(scheme)})`;

/**
 * A fund's picture: its name, its house and the NAV of its first plan. No return: a picture has no
 * room for the required warning.
 */
export function fundPicture(family: FundFamily, now: MarketClock, isSample: boolean): Picture {
  const { name, house, category } = family;
  const [first] = family.schemes;
  const story = first && family.isCurrent ? fundStoryOf(family, first, NO_HISTORIES, now) : null;
  const nav = story && isKnown(story.nav) ? story.nav : null;
  const change = story && isKnown(story.change) && !story.isOld ? story.change.value : null;
  const figures = [
    ...(story && nav ? [{ label: navLabel(story), value: formatNav(nav.value) }] : []),
    ...(change
      ? [
          {
            label: 'Change',
            value: formatChangePercent(change.percent),
            direction: directionOf(change.percent),
          },
        ]
      : []),
  ];
  return {
    style: 'company',
    label: drawable(category ? category.name : 'Mutual fund') || 'Mutual fund',
    title: drawable(name) || 'Mutual fund',
    line: drawable(house.name) || null,
    figures,
    range: null,
    notes: figures.length > 0 ? [`As of ${formatDate(nav?.day)}`] : [],
    isSample: isSample && figures.length > 0,
  };
}
