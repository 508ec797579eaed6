import { UpdatesPage } from '@/components/pages/UpdatesPage/UpdatesPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getUpdates } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/updates');

export default async function Page() {
  return (
    <>
      <UpdatesPage updates={await getUpdates()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
