import { cachedFor } from '@/lib/tools/freshness';

/** Seconds for which a file made from records may be cached: the interval of editorial content. */
const FRESH = 300;

/** A text file for machines. @param type its media type, without the charset @param seconds cacheable */
export const textFile = (text: string, type: string, seconds = FRESH): Response =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': cachedFor(seconds),
    },
  });

/** There is no such file. */
export const absent = (): Response => new Response(null, { status: 404 });

/** The query of a file is invalid: 400, with a sentence for the reader. */
export const refused = (message: string): Response =>
  new Response(message, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** The records that the file is made of have not loaded. */
export const unavailable = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
  });
