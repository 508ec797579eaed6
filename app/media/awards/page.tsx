import { AwardsPage } from '@/components/pages/MediaPage/AwardsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getAwards } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/media/awards');

export default async function Page() {
  return (
    <>
      <AwardsPage awards={await getAwards()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
