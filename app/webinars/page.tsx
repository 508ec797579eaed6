import { WebinarsPage } from '@/components/pages/WebinarsPage/WebinarsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getWebinars } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/webinars');

export default async function Page() {
  return (
    <>
      <WebinarsPage webinars={await getWebinars()} now={new Date().toISOString()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
