import { loadPriceFile } from '@/lib/pages/watchlist/load-price-file';
import { publicFile } from '@/lib/device/public-prices';

/** All prices as one public file, so that a watchlist needs no request of its own. */
export async function GET(): Promise<Response> {
  return publicFile(await loadPriceFile());
}
