import { GetInTouchPage } from '@/components/pages/ContactPage/GetInTouchPage';
import { getBranches, getContacts } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Get in touch with us',
  description:
    'Five ways to reach us: each desk by phone and e-mail, a call back, the nearest office, a grievance, and who answers next when an answer fails.',
  path: '/support/get-in-touch',
});

export default async function Page() {
  const [branches, contacts] = await Promise.all([getBranches(), getContacts()]);
  return <GetInTouchPage branches={branches?.length ?? null} desks={contacts?.length ?? null} />;
}
