import { cachedFor, PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

import type { PriceFile, YearFile } from './codes';

/** A file of prices, of years, or of symbols by ISIN, as a response that is the same for everybody. */
export const publicFile = (
  file: PriceFile | YearFile | Readonly<Record<string, string>> | null,
): Response =>
  file
    ? Response.json(file, {
        headers: { 'Cache-Control': cachedFor(PAGE_FRESH_SECONDS), 'X-Robots-Tag': 'noindex' },
      })
    : unavailable();
