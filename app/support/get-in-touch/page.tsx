import { GetInTouchPage } from '@/components/pages/ContactPage/GetInTouchPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getBranches, getContacts } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/get-in-touch');

export default async function Page() {
  const [branches, contacts] = await Promise.all([getBranches(), getContacts()]);
  return (
    <>
      <GetInTouchPage branches={branches?.length ?? null} desks={contacts?.length ?? null} />
      <StructuredData metadata={metadata} />
    </>
  );
}
