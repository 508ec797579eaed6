import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { definePage } from '@/components/site/define-page';
import { isFiltered, readFilter } from '@/lib/domain/fund/explorer';
import { loadExplorer } from '@/lib/pages/funds/load-funds';
import { fundList } from '@/lib/pages/seo/structured/lists';
import { parameter } from '@/lib/tools/parameters';

const PATH = '/mutual-funds';

const { generateMetadata, Page } = definePage(
  PATH,
  async (query) => {
    const explorer = await loadExplorer(query);
    return {
      view: <FundsPage path={PATH} {...explorer} />,
      parts: [fundList(explorer.shown)],
    };
  },
  // Combinations of filters have no end, so search engines get the whole list alone.
  (query) =>
    isFiltered(readFilter(query)) || parameter(query, 'page') ? { isIndexed: false } : {},
);

export { generateMetadata, Page as default };
