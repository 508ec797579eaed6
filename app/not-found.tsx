import type { Metadata } from 'next';
import { headers } from 'next/headers';

import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';
import { firm } from '@/lib/content/firm';
import { getMissingPage } from '@/lib/pages/missing';

export const metadata: Metadata = {
  title: `Page not found | ${firm.shortName}`,
  description: 'There is no page at this address. Search listed companies or begin from home.',
  robots: { index: false, follow: true },
};

/** Carries the requested path; the server sets it on every request to Next.js. */
const PATH_HEADER = 'x-site-path';

/** The error page (404). */
export default async function NotFound() {
  const path = (await headers()).get(PATH_HEADER) ?? '';
  return <NotFoundPage {...await getMissingPage(path)} />;
}
