import { UpdatesPage } from '@/components/pages/UpdatesPage/UpdatesPage';
import { getUpdates } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Updates: holidays, notices, circulars',
  description:
    'Trading holidays, maintenance, KYC reminders and circulars with the day each applies, newest first, and the legal pages that stay in force.',
  path: '/support/updates',
});

export default async function Page() {
  return <UpdatesPage updates={await getUpdates()} />;
}
