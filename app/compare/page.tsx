import { cache } from 'react';

import { CompareFundsPage } from '@/components/pages/ComparePage/CompareFundsPage';
import { ComparePage } from '@/components/pages/ComparePage/ComparePage';
import { definePage } from '@/components/site/define-page';
import { pageOf } from '@/lib/pages';
import { loadCompare, loadCompareFunds } from '@/lib/pages/compare/load-compare';

/** Metadata and page show the same comparison. */
const loadShares = cache(loadCompare);
const loadFunds = cache(loadCompareFunds);

const { generateMetadata, Page } = definePage(
  '/compare',
  async (query) => ({
    view:
      'f' in query ? (
        <CompareFundsPage {...await loadFunds(query)} />
      ) : (
        <ComparePage {...await loadShares(query)} />
      ),
  }),
  // Companies and funds are paired at will: their pages stay out of search engines.
  async (query) => {
    const isFunds = 'f' in query;
    const { unknown } = await (isFunds ? loadFunds(query) : loadShares(query));
    const title = isFunds ? 'Compare mutual funds side by side' : pageOf('/compare').title;
    return {
      ...(Object.keys(query).length > 0 && { isIndexed: false }),
      ...((isFunds || unknown.length > 0) && {
        title: unknown.length > 0 ? `Error: ${title}` : title,
      }),
    };
  },
);

export { generateMetadata, Page as default };
