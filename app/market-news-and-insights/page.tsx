import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { definePage } from '@/components/site/define-page';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';
import { loadNewsPage } from '@/lib/pages/markets/load-market-pages';
import { newsList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage(
  '/market-news-and-insights',
  async () => {
    const page = await loadNewsPage();
    return { view: <NewsPage {...page} />, parts: [newsList(page.news)] };
  },
  indexedWithData('/market-news-and-insights'),
);

export { generateMetadata, Page as default };
