import type { Metadata } from 'next';
import { headers } from 'next/headers';

import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';
import { firm } from '@/lib/content/firm';
import { loadMissingPage } from '@/lib/pages/load-missing-page';
import { PATH_HEADER } from '@/lib/tools/renderer-protocol';

export const metadata: Metadata = {
  title: `Page not found | ${firm.shortName}`,
  description: 'There is no page at this address. Search listed companies or begin from home.',
  robots: { index: false, follow: true },
};

/** The error page (404) that the server renders for an address without a page. */
export default async function MissingPage() {
  const path = (await headers()).get(PATH_HEADER) ?? '';
  return <NotFoundPage {...await loadMissingPage(path)} />;
}
