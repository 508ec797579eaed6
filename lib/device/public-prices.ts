import { cachedFor, PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

import type { PriceFile, YearFile } from './codes';

/** The response for a public file of prices, years, or symbols by ISIN: the same for everybody. */
export const publicFile = (
  file: PriceFile | YearFile | Readonly<Record<string, string>> | null,
): Response =>
  file
    ? Response.json(file, {
        headers: { 'Cache-Control': cachedFor(PAGE_FRESH_SECONDS), 'X-Robots-Tag': 'noindex' },
      })
    : unavailable();
