import { CallBackPage } from '@/components/pages/ContactPage/CallBackPage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/get-in-touch/request-a-call-back');

export default function Page() {
  return (
    <>
      <CallBackPage />
      <StructuredData metadata={metadata} />
    </>
  );
}
