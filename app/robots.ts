import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/pages/urls';

/** Next.js renders metadata files at build, but the origin is known only at runtime. */
export const dynamic = 'force-dynamic';

/**
 * Crawlers may fetch everything that a page is rendered with. Results of a search are endless and
 * lead only to pages that the directory lists too; API responses show nothing.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search?', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
