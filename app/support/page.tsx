import { SupportPage } from '@/components/pages/SupportPage/SupportPage';
import { getFaqs, getForms, getBranches, getUpdates } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Support: answers, forms and people',
  description:
    'Search the answers, download a form, find an office or ring the desk that knows. Phones, hours, notices and the way of a complaint, on one page.',
  path: '/support',
});

export default async function Page() {
  const [faqs, forms, branches, updates] = await Promise.all([
    getFaqs(),
    getForms(),
    getBranches(),
    getUpdates(),
  ]);
  return <SupportPage faqs={faqs} forms={forms} branches={branches} updates={updates} />;
}
