import { UnavailablePage } from '@/components/pages/SystemPage/UnavailablePage';
import { pageMetadata } from '@/lib/pages/seo/metadata';

export const metadata = pageMetadata({
  title: 'Not available just now',
  description: 'The records this page is made from have not reached the site yet; try again soon.',
  path: '/unavailable',
  isIndexed: false,
});

/** The error page (503), which the proxy rewrites to for an address whose list has not loaded. */
export default function Page() {
  return <UnavailablePage />;
}
