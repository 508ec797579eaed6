import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import { definePage } from '@/components/site/define-page';
import { loadCompanyFigures, loadScreener } from '@/lib/pages/companies/load-screener';
import { readScreen } from '@/lib/domain/screener/address';

const { generateMetadata, Page } = definePage(
  '/screener',
  async (query) => ({
    view: (
      <ScreenerPage
        screen={readScreen(query)}
        ready={null}
        query={query}
        {...await loadScreener()}
      />
    ),
  }),
  // Screens without an address of their own stay out of search engines.
  async (query) =>
    Object.keys(query).length === 0 && (await loadCompanyFigures())?.data.date
      ? {}
      : { isIndexed: false },
);

export { generateMetadata, Page as default };
