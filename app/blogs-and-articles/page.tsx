import { ArticlesPage } from '@/components/pages/ArticlesPage/ArticlesPage';
import { definePage } from '@/components/site/define-page';
import { getArticles } from '@/lib/provider/getters/content';
import { articleList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/blogs-and-articles', async () => {
  const articles = await getArticles();
  return { view: <ArticlesPage articles={articles} />, parts: [articleList(articles)] };
});

export { generateMetadata, Page as default };
