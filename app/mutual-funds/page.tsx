import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { definePage } from '@/components/site/define-page';
import { findFunds, fundsPage, isFiltered, readFilter } from '@/lib/domain/fund/explorer';
import { loadExplorer } from '@/lib/pages/funds/load-funds';
import { pageOfList } from '@/lib/pages/seo/further-pages';
import { fundList } from '@/lib/pages/seo/structured/lists';
import { load } from '@/lib/provider/load';

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
  // Combinations of filters have no end, so search engines get the whole list alone, in its pages.
  async (query) => {
    if (isFiltered(readFilter(query))) return { isIndexed: false };
    const list = await load('mutualFunds', {});
    if (!list) return {};
    const { page, pages } = fundsPage(findFunds(list.data, readFilter(query)), query);
    return pageOfList(PATH, page, pages);
  },
);

export { generateMetadata, Page as default };
