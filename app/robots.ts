import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';

/** Next.js renders metadata files at build, but the origin is known only at runtime. */
export const dynamic = 'force-dynamic';

/**
 * Crawlers may fetch everything but API responses. Search results and calculators' states are excluded
 * from search engines by `noindex`, which a crawler reads only where it may fetch the page.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
