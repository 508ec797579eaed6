import { getIndexFile } from '@/lib/site-search/get-site-search';
import { cachedFor, PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ file: string }>;
}

/** A file of the search index: immutable under its name; another gets the newest, cached briefly. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = await getIndexFile((await params).file);
  if (!file) {
    return unavailable();
  }
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': file.isCurrent
        ? 'public, max-age=31536000, immutable'
        : cachedFor(PAGE_FRESH_SECONDS),
    },
  });
}
