import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { definePage } from '@/components/site/define-page';
import { titleOfSearch } from '@/lib/seo/metadata';
import { parameter } from '@/lib/support/parameters';
import { getSearchPage } from '@/lib/provider/getters/search-page';

const { generateMetadata, Page } = definePage(
  '/search',
  async ({ q, page }) => ({ view: <SearchPage {...await getSearchPage(q, page)} /> }),
  (query) => titleOfSearch(parameter(query, 'q'), 'Search'),
);

export { generateMetadata, Page as default };
