import { WebinarsPage } from '@/components/pages/WebinarsPage/WebinarsPage';
import { getWebinars } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Webinars: live talks',
  description:
    'Free live talks on contract notes, options, funds, bonds and tax records, with half of the time for questions, and recordings of those held.',
  path: '/webinars',
});

export default async function Page() {
  return <WebinarsPage webinars={await getWebinars()} now={new Date().toISOString()} />;
}
