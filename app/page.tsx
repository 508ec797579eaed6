import { HomePage } from '@/components/pages/HomePage/HomePage';
import { firm } from '@/lib/content/firm';
import { getHome } from '@/lib/provider/getters/home';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: `${firm.name}: invest with your eyes open`,
  description:
    'Stocks, mutual funds, IPOs, bonds and more in one demat account, with every charge on one page and every risk in the same size of type as the promise.',
  path: '/',
});

export default async function Page() {
  return <HomePage {...await getHome()} />;
}
