import { createHash } from 'node:crypto';

import { PAGE_FRESH_SECONDS } from '@/lib/freshness';
import { getQuotes } from '@/lib/provider/getters/quotes';
import { parseSymbols } from '@/lib/quotes';

/** Freshness in seconds: a quarter of the interval at which browsers refresh their quotes. */
const FRESH = PAGE_FRESH_SECONDS / 4;
const CACHED = `public, max-age=${FRESH}, s-maxage=${FRESH}, stale-while-revalidate=${2 * FRESH}`;

const tagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Quotes as JSON: those of the site shell, and of NSE shares named by `?stocks=INFY,TCS`. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseSymbols(new URL(request.url).searchParams.getAll('stocks'));
  if (parsed.kind === 'invalid') {
    return Response.json(
      { error: parsed.reason },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const body = JSON.stringify(await getQuotes(parsed.symbols));
  const headers = { 'Cache-Control': CACHED, ETag: tagOf(body) };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  // A compressing proxy turns the ETag into a weak one.
  if (known.some((tag) => tag.replace(/^W\//, '') === headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
