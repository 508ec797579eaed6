import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/pages/urls';

/** Next.js renders metadata files at build, but the origin is known only at runtime. */
export const dynamic = 'force-dynamic';

/**
 * Nothing that a page is rendered with is kept from crawlers. Results of a search are endless and
 * lead only to pages that the directory lists too; calls of the site's own scripts show nothing.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search?', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
