import { getIndexFile } from '@/lib/pages/search/load-site-search';
import { absent, unavailable } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ file: string }>;
}

/** A file of the search index, immutable under its name; an earlier name leads to the newest. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = await getIndexFile((await params).file);
  if (file === 'unknown') return absent();
  if (file === 'loading') return unavailable();
  if ('movedTo' in file) {
    return new Response(null, {
      status: 307,
      headers: { Location: file.movedTo, 'Cache-Control': 'no-store' },
    });
  }
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
