import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import { definePage } from '@/components/site/define-page';
import { getCompanyFigures, getScreener } from '@/lib/provider/getters/screener';
import { readScreen } from '@/lib/screener/address';

const { generateMetadata, Page } = definePage(
  '/screener',
  async (query) => ({
    view: (
      <ScreenerPage
        screen={readScreen(query)}
        ready={null}
        query={query}
        {...await getScreener()}
      />
    ),
  }),
  // Screens without an address of their own stay out of search engines.
  async (query) =>
    Object.keys(query).length === 0 && (await getCompanyFigures())?.data.date
      ? {}
      : { isIndexed: false },
);

export { generateMetadata, Page as default };
