import { cachedFor, PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';
import { unavailable } from '@/lib/tools/responses';

import type { PriceFile } from './codes';

/** A file of prices, or of symbols by ISIN, as a response that is the same for everybody. */
export const publicFile = (file: PriceFile | Readonly<Record<string, string>> | null): Response =>
  file
    ? Response.json(file, {
        headers: { 'Cache-Control': cachedFor(PAGE_FRESH_SECONDS), 'X-Robots-Tag': 'noindex' },
      })
    : unavailable();
