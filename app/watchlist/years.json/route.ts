import { loadYearFile } from '@/lib/pages/watchlist/load-year-file';
import { publicFile } from '@/lib/device/public-prices';

/** The years of all prices as one public file, for the small lines of watchlists. */
export async function GET(): Promise<Response> {
  return publicFile(await loadYearFile());
}
