import type { Metadata } from 'next';
import { headers } from 'next/headers';

import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';
import { firm } from '@/lib/content/firm';
import { noteRendering } from '@/lib/observability/rendering-notes';
import { ERROR_PAGES } from '@/lib/pages/addresses/resolution';
import { loadMissingPage } from '@/lib/pages/load-missing-page';
import { ADDRESS_HEADER } from '@/lib/tools/renderer-protocol';

export const metadata: Metadata = {
  title: `Page not found | ${firm.shortName}`,
  description: 'There is no page at this address. Search listed companies or begin from home.',
  robots: { index: false, follow: true },
};

/**
 * The error page (404): the proxy rewrites to it where a record is missing, and a route that takes any
 * address shows it for one that it does not know.
 */
export default async function MissingPage() {
  noteRendering({ status: ERROR_PAGES.missing.status });
  const [path = ''] = ((await headers()).get(ADDRESS_HEADER) ?? '').split('?');
  return <NotFoundPage {...await loadMissingPage(path)} />;
}
