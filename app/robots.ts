import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/pages/urls';

/** Next.js renders metadata files at build, but the origin is known only at runtime. */
export const dynamic = 'force-dynamic';

/**
 * Crawlers may fetch everything that pages need. Excluded are search results, which are endless and
 * link only to listed pages, and API responses.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search?', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
