import type { Metadata } from 'next';

import { marketClock } from '@/lib/content/market-clock';
import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import {
  categoriesOf,
  type CountedFunds,
  housesOf,
  isFiltered,
  pagesOfList,
} from '@/lib/domain/fund/explorer';
import type { FundList } from '@/lib/domain/fund/types';
import type { Sourced } from '@/lib/domain/sourced';
import { trailTo } from '@/lib/pages';
import { fundCategoryPath, fundHousePath } from '@/lib/pages/addresses/paths';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS, type PagePattern } from '@/lib/pages/page-patterns';
import { entriesOfPages, factsOfPage } from '@/lib/pages/seo/further-pages';
import { pageMetadata, titleThatFits } from '@/lib/pages/seo/metadata';
import { fundList } from '@/lib/pages/seo/structured/lists';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { dayOf } from '@/lib/pages/sitemap/lastmod';
import { byText, orderOf, sidesOf } from '@/lib/tools/neighbours';
import { countOf } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';

import { loadExplorer } from './load-funds';
import { load } from '@/lib/provider/load';

/** Whether search engines may index lists of funds: the NAVs are not samples and not too old. */
const isFundListIndexable = (list: Sourced<FundList> | null, now: MarketClock): boolean =>
  list !== null &&
  list.source !== 'sample' &&
  list.data.asOf !== null &&
  !isOld('nav', list.data.asOf, now);

/**
 * @param isIndexed `false` for a filtered state and for sample data
 * @param at the page of the list, and how many it has
 */
export const fundGroupMetadata = (
  { name, count }: Pick<CountedFunds, 'name' | 'count'>,
  path: string,
  isIndexed: boolean,
  at: { readonly page: number; readonly pages: number } = { page: 1, pages: 1 },
): Metadata => {
  const facts = {
    title: titleThatFits(name, [': mutual funds and NAVs', ': NAVs']) ?? name,
    description: `${name}: ${countOf(count, 'mutual fund')} by name with the NAV of each plan and option, its day and its one-day change, and a CSV file.`,
    path,
  };
  return pageMetadata({
    ...(isIndexed ? factsOfPage(facts, at.page, at.pages) : facts),
    isIndexed,
  });
};

/** The groups before and after one by name; at an end, the nearest two. */
function nextByName(
  groups: readonly CountedFunds[],
  slug: string,
  pathOf: (slug: string) => SiteHref,
) {
  const order = orderOf(
    groups,
    (group) => group.slug,
    (a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase()),
  );
  const next = new Set(sidesOf(order, slug));
  return groups
    .filter((group) => next.has(group.slug))
    .map((group) => ({ name: group.name, path: pathOf(group.slug) }));
}

/** What distinguishes the pages of categories from those of houses. */
interface FundGroups {
  /** The filter of the explorer that the page fixes. */
  readonly by: 'category' | 'house';
  /** For the margin of its picture. */
  readonly label: string;
  readonly pathOf: (slug: string) => SiteHref;
  readonly groupsOf: (list: FundList) => readonly CountedFunds[];
  /** The definition of a group; `null` for none. */
  readonly aboutOf: (list: FundList, slug: string) => string | null;
}

/** The pages of categories or of houses: the explorer with one of them fixed. */
const fundGroups = <Pattern extends PagePattern>(
  pattern: Pattern,
  { by, label, pathOf, groupsOf, aboutOf }: FundGroups,
) =>
  pageKind(pattern, {
    schemaType: 'CollectionPage',
    // The explorer is the last of the pages above.
    above: trailTo('/mutual-funds').map(({ path }) => path),
    needs: 'mutualFunds',
    find: async (slug) => {
      const list = await load('mutualFunds', {});
      return foundIn(list && groupsOf(list.data), slug, (group) => group.slug);
    },
    load: async ({ record }, query) => {
      const explorer = await loadExplorer(query, { [by]: record.slug });
      const { list, filter, fixed, now } = explorer;
      return {
        ...explorer,
        group: {
          ...record,
          about: list && aboutOf(list.data, record.slug),
          next: list ? nextByName(groupsOf(list.data), record.slug, pathOf) : [],
        },
        path: pathOf(record.slug),
        isIndexed: !isFiltered(filter, fixed) && isFundListIndexable(list, now),
      };
    },
    metadata: ({ group, path, isIndexed, ...at }) => fundGroupMetadata(group, path, isIndexed, at),
    name: ({ group }) => group.name,
    parts: ({ shown }) => [fundList(shown)],
    picture: ({ record: { name, count } }) =>
      textPicture(
        'market',
        name,
        `${countOf(count, 'mutual fund')} with NAV, plans and options.`,
        label,
      ),
    sitemap: {
      part: 'funds',
      entries: async () => {
        const list = await load('mutualFunds', {});
        if (!list) return null;
        if (!isFundListIndexable(list, marketClock(new Date()))) return [];
        return groupsOf(list.data).flatMap(({ slug }) =>
          entriesOfPages(
            { path: pathOf(slug), lastmod: dayOf(list) },
            pagesOfList(list.data, { [by]: slug }),
          ),
        );
      },
    },
  });

export const fundCategories = fundGroups(PAGE_PATTERNS.fundCategories, {
  by: 'category',
  label: 'Category of mutual funds',
  pathOf: fundCategoryPath,
  groupsOf: categoriesOf,
  aboutOf: ({ families }, slug) =>
    families.find(({ category }) => category?.slug === slug)?.category?.about ?? null,
});

export const fundHouses = fundGroups(PAGE_PATTERNS.fundHouses, {
  by: 'house',
  label: 'Fund house',
  pathOf: fundHousePath,
  groupsOf: housesOf,
  aboutOf: () => null,
});
