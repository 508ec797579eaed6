import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { getContacts } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Contact us: each desk and its hours',
  description:
    'Phone, e-mail and hours of each desk: customer care, dealing, demat, KYC, mutual funds, risk, research, and a line to block your account.',
  path: '/support/get-in-touch/contact-us',
});

export default async function Page() {
  return <ContactPage contacts={await getContacts()} />;
}
