import { CompareFundsPage } from '@/components/pages/ComparePage/CompareFundsPage';
import { ComparePage } from '@/components/pages/ComparePage/ComparePage';
import { definePage } from '@/components/site/define-page';
import { loadCompare, loadCompareFunds } from '@/lib/pages/compare/load-compare';

const { generateMetadata, Page } = definePage(
  '/compare',
  async (query) => ({
    view:
      'f' in query ? (
        <CompareFundsPage {...await loadCompareFunds(query)} />
      ) : (
        <ComparePage {...await loadCompare(query)} />
      ),
  }),
  // Companies and funds are paired at will: their pages stay out of search engines.
  (query) => ({
    ...(Object.keys(query).length > 0 ? { isIndexed: false } : {}),
    ...('f' in query ? { title: 'Compare mutual funds side by side' } : {}),
  }),
);

export { generateMetadata, Page as default };
