import { createHash } from 'node:crypto';

import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { getQuotes } from '@/lib/provider/getters/quotes';
import { readSymbols } from '@/lib/markets/quotes';

/** Seconds; a quarter of the time after which a browser refreshes its quotes. */
const FRESH = PAGE_FRESH_SECONDS / 4;
const CACHED = `public, max-age=${FRESH}, s-maxage=${FRESH}, stale-while-revalidate=${2 * FRESH}`;

const tagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The quotes of the site shell, and of the NSE shares that `?stocks=INFY,TCS` names, as JSON. */
export async function GET(request: Request): Promise<Response> {
  const asked = readSymbols(new URL(request.url).searchParams.getAll('stocks'));
  if (asked.kind === 'refused') {
    return Response.json(
      { error: asked.reason },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const body = JSON.stringify(await getQuotes(asked.symbols));
  const headers = { 'Cache-Control': CACHED, ETag: tagOf(body) };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  // A proxy that compresses makes the ETag a weak one.
  if (known.some((tag) => tag.replace(/^W\//, '') === headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
