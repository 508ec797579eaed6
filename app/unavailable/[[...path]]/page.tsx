import { UnavailablePage } from '@/components/pages/SystemPage/UnavailablePage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Not available just now',
  description: 'The records this page is made from have not reached the site yet; try again soon.',
  path: '/unavailable',
  isIndexed: false,
});

/** Stands in (with 503) for a page whose list has not loaded; the server in front sends it. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <UnavailablePage />;
}
