import { CallBackPage } from '@/components/pages/ContactPage/CallBackPage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Request a call back',
  description:
    'Name your number, the subject and a good time, and we ring you by the next working day. How to ask, and how you know that it is us.',
  path: '/support/get-in-touch/request-a-call-back',
});

export default function Page() {
  return <CallBackPage />;
}
