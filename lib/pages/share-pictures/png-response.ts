import PQueue from 'p-queue';

import { unavailable } from '@/lib/tools/responses';
import { singleton } from '@/lib/tools/singleton';

/** Fresh for an hour, and for a day while a new picture is fetched. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** Pictures that may wait to be drawn; the next request gets 503 with `Retry-After`. */
const MAX_WAITING = 24;

/** One thread draws them. */
const queue = () => singleton('pictures', () => new PQueue({ concurrency: 1 }));

/** Draws a PNG as a response. The server's page store caches it, with single flight. */
export async function pngResponse(draw: () => Promise<Uint8Array>): Promise<Response> {
  if (queue().size >= MAX_WAITING) return unavailable();
  const png = await queue().add(draw);
  return new Response(new Uint8Array(png), {
    headers: {
      'Cache-Control': CACHE_CONTROL,
      'Content-Type': 'image/png',
    },
  });
}
