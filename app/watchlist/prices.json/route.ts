import { getPriceFile } from '@/lib/device/get-price-file';
import { PAGE_FRESH_SECONDS, cachedFor } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

/** All prices as one public file, so that a watchlist needs no request of its own. */
export async function GET(): Promise<Response> {
  const file = await getPriceFile();
  if (!file) return unavailable();
  return Response.json(file, {
    headers: { 'Cache-Control': cachedFor(PAGE_FRESH_SECONDS), 'X-Robots-Tag': 'noindex' },
  });
}
