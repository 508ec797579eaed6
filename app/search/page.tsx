import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { definePage } from '@/components/site/define-page';
import { isPersonal } from '@/lib/search/personal';
import { titleOfSearch } from '@/lib/pages/seo/metadata';
import { loadSearchPage } from '@/lib/pages/search/load-search-page';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage(
  '/search',
  async (query) => ({ view: <SearchPage {...await loadSearchPage(query)} /> }),
  (query) => {
    const typed = parameter(query, 'q');
    return isPersonal(typed) ? {} : titleOfSearch(typed, 'Search');
  },
);

export { generateMetadata, Page as default };
