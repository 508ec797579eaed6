import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { loadQuotes } from '@/lib/pages/shell/load-quotes';
import { parseSymbols } from '@/lib/domain/market/quotes';

/** Freshness in seconds: a quarter of the interval at which browsers refresh their quotes. */
const FRESH = PAGE_FRESH_SECONDS / 4;
const CACHED = `public, max-age=${FRESH}, s-maxage=${FRESH}, stale-while-revalidate=${2 * FRESH}`;

/** The quotes of the site shell, and of the NSE shares that `?stocks=INFY,TCS` names, as JSON. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseSymbols(new URL(request.url).searchParams.getAll('stocks'));
  if (parsed.kind === 'invalid') {
    return Response.json(
      { error: parsed.reason },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const quotes = await loadQuotes(parsed.symbols);
  return Response.json(quotes, { headers: { 'Cache-Control': CACHED } });
}
