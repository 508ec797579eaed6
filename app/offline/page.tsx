import { OfflinePage } from '@/components/pages/SystemPage/OfflinePage';
import { pageMetadata } from '@/lib/pages/seo/metadata';

export const metadata = pageMetadata({
  title: 'No network',
  description:
    'Shown while a device has no network: the pages that its browser keeps, by their days.',
  path: '/offline',
  isIndexed: false,
});

/** What the service worker shows for an address that it has not saved. */
export default function Page() {
  return <OfflinePage />;
}
