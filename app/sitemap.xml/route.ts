import { latestOf } from '@/lib/pages/sitemap/lastmod';
import { getSitemapEntries, SITEMAP_PARTS } from '@/lib/pages/sitemap/entries';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { textFile } from '@/lib/tools/responses';
import { MOST_ENTRIES, sitemapFile, sitemapIndexXml } from '@/lib/pages/sitemap/xml';

/** Next.js would render this metadata file at build, but origin and lists are known only at runtime. */
export const dynamic = 'force-dynamic';

/** The sitemap index: each part with an entry, and parts whose list has not loaded, which answer 503. */
export async function GET(): Promise<Response> {
  const parts = await Promise.all(
    SITEMAP_PARTS.map(async (part) => {
      const list = await getSitemapEntries(part);
      const entries = list ?? [];
      const files = list ? Math.ceil(list.length / MOST_ENTRIES) : 1;
      return Array.from({ length: files }, (_, at) => ({
        loc: absoluteUrl(`/sitemaps/${sitemapFile(part, at + 1)}`),
        lastmod: latestOf(
          entries.slice(at * MOST_ENTRIES, (at + 1) * MOST_ENTRIES).map(({ lastmod }) => lastmod),
        ),
      }));
    }),
  );
  return textFile(sitemapIndexXml(parts.flat()), 'application/xml');
}
