import { ArticlesPage } from '@/components/pages/ArticlesPage/ArticlesPage';
import { definePage } from '@/components/site/define-page';
import { articleList } from '@/lib/pages/seo/structured/publications';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/blogs-and-articles', async () => {
  const articles = await loadRecords('articles', {});
  return { view: <ArticlesPage articles={articles} />, parts: [articleList(articles)] };
});

export { generateMetadata, Page as default };
