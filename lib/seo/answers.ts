/** Seconds that a reader may keep a file made of records: the interval of editorial content. */
const KEPT = 300;

/** A file for machines, kept for a short while. @param type its media type, without the charset */
export const textFile = (text: string, type: string, kept = KEPT): Response =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${kept}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** There is no such file. */
export const absent = (): Response => new Response(null, { status: 404 });

/** The records that the file is made of have not loaded. */
export const unavailable = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
  });
