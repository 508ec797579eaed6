import { env } from '@/lib/tools/env';
import { serviceWorker } from '@/lib/pages/shell/service-worker';
import { PAGE_FRESH_SECONDS, sharedFor } from '@/lib/tools/freshness';

/** The service worker, or what removes it. */
export async function GET(): Promise<Response> {
  return new Response(await serviceWorker(env().flags.offline), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': sharedFor(PAGE_FRESH_SECONDS),
      // It fetches from this site and does nothing else.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
