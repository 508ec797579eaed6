import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/seo/address';

/** The origin is known when the site runs, not when it is built. */
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
