import { latestOf } from '@/lib/pages/lastmod';
import { getSitemapEntries, SITEMAP_PARTS } from '@/lib/pages/sitemap';
import { absoluteUrl } from '@/lib/pages/urls';
import { textFile } from '@/lib/tools/responses';
import { MOST_ENTRIES, sitemapFile, sitemapIndexXml } from '@/lib/seo/sitemap';

/** Next.js takes the file for metadata and renders it at build; origin and lists are known at runtime. */
export const dynamic = 'force-dynamic';

/** The index of the sitemap. A part whose list has not loaded stays in it and answers 503 till then. */
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
