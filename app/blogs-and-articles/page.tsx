import { articleCollection } from '@/components/pages/PublicationsPage/articles';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { articleList } from '@/lib/pages/seo/structured/publications';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/blogs-and-articles', async () => {
  const articles = await loadRecords('articles', {});
  return {
    view: <PublicationsPage collection={articleCollection(articles)} />,
    parts: [articleList(articles)],
  };
});

export { generateMetadata, Page as default };
