import { marketClock } from '@/lib/content/market-clock';
import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { categoriesOf, type CountedFunds, housesOf } from '@/lib/domain/fund/explorer';
import { fundBySlug } from '@/lib/domain/fund/families';
import { newestDay } from '@/lib/domain/fund/plans';
import { isFundIndexable } from '@/lib/domain/fund/story';
import type { FundList } from '@/lib/domain/fund/types';
import type { Sourced } from '@/lib/domain/sourced';
import { countOf } from '@/lib/tools/format';
import { getFundList } from '@/lib/provider/getters/funds';
import { fundPicture } from '@/lib/pages/share-pictures/fund';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { trailTo } from '@/lib/pages';
import { dayOf } from '@/lib/pages/sitemap/lastmod';
import { fundCategoryPath, fundHousePath, fundPath } from '@/lib/pages/addresses/paths';
import { MISSING, oneOf, PAGE, UNAVAILABLE } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS, type PagePattern } from '@/lib/pages/page-patterns';

/** The explorer is the last of the pages above. */
const ABOVE = trailTo('/mutual-funds').map(({ path }) => path);

/** Whether search engines may index lists of funds: the NAVs are not samples and not too old. */
export const isFundListIndexable = (list: Sourced<FundList> | null, now: MarketClock): boolean =>
  list !== null &&
  list.source !== 'sample' &&
  list.data.asOf !== null &&
  !isOld('nav', list.data.asOf, now);

/** The pages of houses or categories: lists of their funds. */
const groupPages = (
  pattern: PagePattern,
  label: string,
  pathOf: (slug: string) => string,
  groupsOf: (list: FundList) => readonly CountedFunds[],
): ListedPages => ({
  ...pattern,
  needs: 'mutualFunds',
  schemaType: 'CollectionPage',
  above: ABOVE,
  resolve: async (slug) => {
    const list = await getFundList();
    return oneOf(list ? groupsOf(list.data).map((group) => group.slug) : undefined, slug);
  },
  picture: async (slug) => {
    const list = await getFundList();
    if (!list) return null;
    const group = groupsOf(list.data).find((one) => one.slug === slug);
    if (!group) return 'unknown';
    const line = `${countOf(group.count, 'mutual fund')} with NAV, plans and options.`;
    return textPicture('market', group.name, line, label);
  },
  sitemapPart: 'funds',
  sitemapEntries: async () => {
    const list = await getFundList();
    if (!list) return null;
    if (!isFundListIndexable(list, marketClock(new Date()))) return [];
    return groupsOf(list.data).map(({ slug }) => ({ path: pathOf(slug), lastmod: dayOf(list) }));
  },
});

export const fundCategories = groupPages(
  PAGE_PATTERNS.fundCategories,
  'Category of mutual funds',
  fundCategoryPath,
  categoriesOf,
);

export const fundHouses = groupPages(
  PAGE_PATTERNS.fundHouses,
  'Fund house',
  fundHousePath,
  housesOf,
);

/** One page for each fund, with all its plans and options. */
export const fundFamilies: ListedPages = {
  ...PAGE_PATTERNS.fundFamilies,
  needs: 'fundHistory',
  schemaType: 'ItemPage',
  above: ABOVE,
  resolve: async (slug) => {
    const list = await getFundList();
    if (!list) return UNAVAILABLE;
    return fundBySlug(list.data, slug) ? PAGE : MISSING;
  },
  picture: async (slug) => {
    const list = await getFundList();
    if (!list) return null;
    const family = fundBySlug(list.data, slug);
    if (!family) return 'unknown';
    return fundPicture(family, marketClock(new Date()), list.source === 'sample');
  },
  sitemapPart: 'funds',
  sitemapEntries: async () => {
    const list = await getFundList();
    if (!list) return null;
    if (list.source === 'sample') return [];
    const now = marketClock(new Date());
    return list.data.families
      .filter((family) => isFundIndexable(family, now))
      .map((family) => ({ path: fundPath(family.slug), lastmod: newestDay(family) }));
  },
};
