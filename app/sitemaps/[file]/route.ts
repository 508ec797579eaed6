import { getSitemapEntries } from '@/lib/pages/sitemap/entries';
import { absent, textFile, unavailable } from '@/lib/tools/responses';
import { MOST_ENTRIES, sitemapPartOf, urlOf, urlsetXml } from '@/lib/pages/sitemap/xml';

interface Context {
  params: Promise<{ file: string }>;
}

/** One sitemap: the canonical addresses of pages that may be indexed. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const wanted = sitemapPartOf((await params).file);
  if (!wanted) return absent();
  const entries = await getSitemapEntries(wanted.part);
  if (!entries) return unavailable();
  const from = (wanted.page - 1) * MOST_ENTRIES;
  const some = entries.slice(from, from + MOST_ENTRIES);
  if (some.length === 0) return absent();
  return textFile(urlsetXml(some.map(urlOf)), 'application/xml');
}
