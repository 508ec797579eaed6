import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { definePage } from '@/components/site/define-page';
import { getSearchPage } from '@/lib/provider/getters/search-page';

const { metadata, Page } = definePage('/search', async ({ q, page }) => ({
  view: <SearchPage {...await getSearchPage(q, page)} />,
}));

export { metadata, Page as default };
