import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getNewsPage } from '@/lib/provider/getters/market-pages';
import { newsMetadata } from '@/lib/seo/markets';
import { newsList } from '@/lib/seo/structured/publications';

export const metadata = newsMetadata;

export default async function Page() {
  const page = await getNewsPage();
  return (
    <>
      <NewsPage {...page} />
      <StructuredData metadata={metadata} parts={[newsList(page.news)]} />
    </>
  );
}
