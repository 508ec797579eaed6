import { latestOf } from '@/lib/pages/lastmod';
import { getSitemapEntries, SITEMAP_PARTS } from '@/lib/pages/sitemap';
import { absoluteUrl } from '@/lib/pages/urls';
import { textFile } from '@/lib/tools/responses';
import { MOST_ENTRIES, sitemapFile, sitemapIndexXml } from '@/lib/seo/sitemap';

/** Next.js would render this metadata file at build, but origin and lists are known only at runtime. */
export const dynamic = 'force-dynamic';

/** The sitemap index. It lists every part; one whose list has not loaded answers 503. */
export async function GET(): Promise<Response> {
  const parts = await Promise.all(
    SITEMAP_PARTS.map(async (part) => {
      const entries = (await getSitemapEntries(part)) ?? [];
      const files = Math.max(1, Math.ceil(entries.length / MOST_ENTRIES));
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
