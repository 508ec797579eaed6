import { unavailable } from '@/lib/tools/responses';

import { drawn } from './store';

/** Seconds: a picture may be shown as it is for an hour, and while a new one is fetched for a day. */
const KEPT = 'public, max-age=3600, stale-while-revalidate=86400';

/** A PNG out of the store, or drawn now. @param key all that it depends on */
export async function pngAnswer(
  request: Request,
  key: string,
  draw: () => Promise<Uint8Array>,
): Promise<Response> {
  const picture = await drawn(key, draw);
  if (!picture) return unavailable();
  const headers = { 'Cache-Control': KEPT, ETag: picture.etag };
  if (request.headers.get('if-none-match')?.includes(picture.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(picture.png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' },
  });
}

/** The page that a picture's address is of; `null` where it is none's. @param parts decoded or not */
export function pageOfPicture(parts: readonly string[]): string | null {
  const file = parts.at(-1) ?? '';
  if (!file.endsWith('.png')) return null;
  const path = `/${[...parts.slice(0, -1), file.slice(0, -'.png'.length)].join('/')}`;
  return path === '/home' ? '/' : path;
}
