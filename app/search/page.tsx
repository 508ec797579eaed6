import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { definePage } from '@/components/site/define-page';
import { isPersonal } from '@/lib/search/personal';
import { titleOfSearch } from '@/lib/seo/metadata';
import { getSearchPage } from '@/lib/site-search/get-search-page';
import { parameter } from '@/lib/support/parameters';

const { generateMetadata, Page } = definePage(
  '/search',
  async (query) => ({ view: <SearchPage {...await getSearchPage(query)} /> }),
  (query) => {
    const typed = parameter(query, 'q');
    return isPersonal(typed) ? {} : titleOfSearch(typed, 'Search');
  },
);

export { generateMetadata, Page as default };
