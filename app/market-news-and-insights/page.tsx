import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { definePage } from '@/components/site/define-page';
import { loadNewsPage } from '@/lib/pages/markets/load-market-pages';
import { newsList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/market-news-and-insights', async () => {
  const page = await loadNewsPage();
  return { view: <NewsPage {...page} />, parts: [newsList(page.news)] };
});

export { generateMetadata, Page as default };
