import { AwardsPage } from '@/components/pages/MediaPage/AwardsPage';
import { getAwards } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Awards and who gave them',
  description:
    'Awards by year with the body that gave each. An award says what a jury thought in one year and nothing about what an investment will do.',
  path: '/media/awards',
});

export default async function Page() {
  return <AwardsPage awards={await getAwards()} />;
}
