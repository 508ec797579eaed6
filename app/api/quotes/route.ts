import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { getQuotes } from '@/lib/provider/getters/quotes';
import { readSymbols } from '@/lib/markets/quotes';

/** Seconds; a quarter of the time after which a browser refreshes its quotes. */
const FRESH = PAGE_FRESH_SECONDS / 4;
const CACHED = `public, max-age=${FRESH}, s-maxage=${FRESH}, stale-while-revalidate=${2 * FRESH}`;

/** The quotes of the site shell, and of the NSE shares that `?stocks=INFY,TCS` names, as JSON. */
export async function GET(request: Request): Promise<Response> {
  const asked = readSymbols(new URL(request.url).searchParams.getAll('stocks'));
  if (asked.kind === 'refused') {
    return Response.json(
      { error: asked.reason },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const quotes = await getQuotes(asked.symbols);
  return Response.json(quotes, { headers: { 'Cache-Control': CACHED } });
}
