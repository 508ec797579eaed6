import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { getNewsPage } from '@/lib/provider/getters/market-pages';
import { newsMetadata } from '@/lib/seo/markets';

export const metadata = newsMetadata;

export default async function Page() {
  return <NewsPage {...await getNewsPage()} />;
}
