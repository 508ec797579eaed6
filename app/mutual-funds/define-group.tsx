import { notFound } from 'next/navigation';

import { defineListedPage } from '@/components/site/define-page';
import { isFiltered } from '@/lib/domain/fund/explorer';
import { fundCategoryPath, fundHousePath } from '@/lib/pages/addresses/paths';
import { fundGroupMetadata } from '@/lib/pages/seo/funds';
import { fundList } from '@/lib/pages/seo/structured/funds';
import { loadExplorer, loadFundGroup } from '@/lib/pages/funds/load-fund-pages';
import { isFundListIndexable } from '@/lib/pages/funds/fund-pages';
import { parameter } from '@/lib/tools/parameters';

import { FundsPage } from '@/components/pages/FundsPage/FundsPage';

const PATHS = { category: fundCategoryPath, house: fundHousePath } as const;

/** The explorer's page of a category or of a fund house. */
export function defineFundGroup(kind: 'category' | 'house') {
  return defineListedPage(kind, {
    load: async (slug, query) => {
      const [group, explorer] = await Promise.all([
        loadFundGroup(kind, slug),
        loadExplorer(query, { [kind]: slug }),
      ]);
      if (!group) notFound();
      const isIndexed =
        !isFiltered(explorer.filter, explorer.fixed) &&
        parameter(query, 'page') === '' &&
        isFundListIndexable(explorer.list, explorer.now);
      return { ...explorer, group, path: PATHS[kind](group.slug), isIndexed };
    },
    metadata: ({ group, path, isIndexed }) => fundGroupMetadata(group, path, isIndexed),
    name: ({ group }) => group.name,
    view: ({ isIndexed: _isIndexed, ...page }) => <FundsPage {...page} />,
    parts: ({ shown }) => [fundList(shown)],
  });
}
