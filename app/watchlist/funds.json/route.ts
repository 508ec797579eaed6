import { loadFundFile } from '@/lib/pages/watchlist/load-fund-file';
import { publicFile } from '@/lib/device/public-prices';

/** The NAVs of all funds as one public file, for watchlists that have one. */
export async function GET(): Promise<Response> {
  return publicFile(await loadFundFile());
}
