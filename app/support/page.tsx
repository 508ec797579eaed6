import { SupportPage } from '@/components/pages/SupportPage/SupportPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getFaqs, getForms, getBranches, getUpdates } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support');

export default async function Page() {
  const [faqs, forms, branches, updates] = await Promise.all([
    getFaqs(),
    getForms(),
    getBranches(),
    getUpdates(),
  ]);
  return (
    <>
      <SupportPage faqs={faqs} forms={forms} branches={branches} updates={updates} />
      <StructuredData metadata={metadata} />
    </>
  );
}
