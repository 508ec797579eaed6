import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { definePage } from '@/components/site/define-page';
import { getNewsPage } from '@/lib/provider/getters/market-pages';
import { newsList } from '@/lib/seo/structured/publications';

const { metadata, Page } = definePage('/market-news-and-insights', async () => {
  const page = await getNewsPage();
  return { view: <NewsPage {...page} />, parts: [newsList(page.news)] };
});

export { metadata, Page as default };
