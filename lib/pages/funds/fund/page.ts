import type { InvestmentFundLeaf } from 'schema-dts';

import { marketClock } from '@/lib/content/market-clock';
import { newestDay } from '@/lib/domain/fund/plans';
import { isFundIndexable, type FundStory } from '@/lib/domain/fund/story';
import { trailTo } from '@/lib/pages';
import { fundPath } from '@/lib/pages/addresses/paths';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { load } from '@/lib/provider/load';
import { fundFaqs } from '@/lib/domain/fund/faqs';
import { idOn, type PartOf, ref } from '@/lib/pages/seo/structured/page';
import { questions } from '@/lib/pages/seo/structured/questions';

import { findFund, loadFund } from './load';
import { fundMetadata } from './metadata';
import { fundPicture } from './picture';

/**
 * A fund with its house and ISINs, and the page's questions. Its NAV is not an offer: units are
 * bought at a NAV that is not yet known. A sample has only its name.
 */
export function fundPart(story: FundStory, isSample: boolean): PartOf {
  const { name, house, category, schemes } = story.family;
  const isins = [...new Set(schemes.flatMap(({ isin }) => isin ?? []))];
  const asked = isSample ? () => null : questions(fundFaqs(story, false));
  return (page) => {
    const id = idOn(page, 'fund');
    const fund: InvestmentFundLeaf = {
      '@type': 'InvestmentFund',
      '@id': id,
      name,
      url: page.url,
      provider: { '@type': 'Organization', name: house.name },
      ...(category && { category: category.name }),
      ...(!isSample && {
        identifier: isins.map((value) => ({
          '@type': 'PropertyValue' as const,
          propertyID: 'ISIN',
          value,
        })),
      }),
    };
    return { nodes: [fund, ...(asked(page)?.nodes ?? [])], page: { mainEntity: ref(id) } };
  };
}

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
