import { unavailable } from '@/lib/tools/responses';

import { drawn } from './store';

/** Fresh for an hour, and for a day while a new picture is fetched. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** A PNG as a response, cached or drawn. @param key everything that it depends on */
export async function pngAnswer(
  request: Request,
  key: string,
  draw: () => Promise<Uint8Array>,
): Promise<Response> {
  const picture = await drawn(key, draw);
  if (!picture) return unavailable();
  const headers = { 'Cache-Control': CACHE_CONTROL, ETag: picture.etag };
  if (request.headers.get('if-none-match')?.includes(picture.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(picture.png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' },
  });
}

/** The page of a picture's address, `null` where it is none. @param parts decoded or not */
export function pageOfPicture(parts: readonly string[]): string | null {
  const file = parts.at(-1) ?? '';
  if (!file.endsWith('.png')) return null;
  const path = `/${[...parts.slice(0, -1), file.slice(0, -'.png'.length)].join('/')}`;
  return path === '/home' ? '/' : path;
}
