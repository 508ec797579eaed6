import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getContacts } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/get-in-touch/contact-us');

export default async function Page() {
  return (
    <>
      <ContactPage contacts={await getContacts()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
