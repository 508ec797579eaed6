import { getSiteSearch } from '@/lib/site-search/get-site-search';
import { cachedFor, PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ file: string }>;
}

/** The search index: immutable under its hash; another name gets the current one, cached briefly. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const search = await getSiteSearch();
  if (!search) {
    return unavailable();
  }
  const { hash, text } = search.file;
  const isCurrent = (await params).file === hash;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': isCurrent
        ? 'public, max-age=31536000, immutable'
        : cachedFor(PAGE_FRESH_SECONDS),
    },
  });
}
