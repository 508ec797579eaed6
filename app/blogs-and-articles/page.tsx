import { ArticlesPage } from '@/components/pages/ArticlesPage/ArticlesPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getArticles } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { articleList } from '@/lib/seo/structured/publications';

export const metadata = metadataOf('/blogs-and-articles');

export default async function Page() {
  const articles = await getArticles();
  return (
    <>
      <ArticlesPage articles={articles} />
      <StructuredData metadata={metadata} parts={[articleList(articles)]} />
    </>
  );
}
