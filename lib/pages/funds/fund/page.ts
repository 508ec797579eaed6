import { marketClock } from '@/lib/content/market-clock';
import { newestDay } from '@/lib/domain/fund/plans';
import { isFundIndexable } from '@/lib/domain/fund/story';
import { trailTo } from '@/lib/pages';
import { fundPath } from '@/lib/pages/addresses/paths';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

import { findFund, loadFund } from './load';
import { fundMetadata } from './metadata';
import { fundPicture } from './picture';
import { fundPart } from './structured';
import { load } from '@/lib/provider/load';

/** One page for each fund, with all its plans and options. */
export const fundFamilies = pageKind(PAGE_PATTERNS.fundFamilies, {
  schemaType: 'ItemPage',
  above: trailTo('/mutual-funds').map(({ path }) => path),
  needs: 'fundHistory',
  find: findFund,
  load: loadFund,
  metadata: ({ story, source }) => fundMetadata(story, source.source),
  name: ({ story }) => story.family.name,
  modified: ({ story }) => story.scheme.day,
  parts: ({ story, isSample }) => [fundPart(story, isSample)],
  picture: ({ family, list }) =>
    fundPicture(family, marketClock(new Date()), list.source === 'sample'),
  sitemap: {
    part: 'funds',
    entries: async () => {
      const list = await load('mutualFunds', {});
      if (!list) return null;
      if (list.source === 'sample') return [];
      const now = marketClock(new Date());
      return list.data.families
        .filter((family) => isFundIndexable(family, now))
        .map((family) => ({ path: fundPath(family.slug), lastmod: newestDay(family) }));
    },
  },
});
