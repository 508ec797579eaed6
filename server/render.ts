/** Makes the finished response of an address: redirects it, or asks Next.js. */
import { ERROR_PAGES, type Resolution } from '../lib/pages/resolve';
import { watchMissingData } from '../lib/provider/missing-data';

import type { ContentPolicy } from './content-policy';
import { finishResponse } from './finish-response';
import type { Rendered } from './freshness';
import { createNonce, type NextHandler, nonceHeader, requestNext } from './next-handler';
import type { StoredResponse } from './page-store';
import { redirectTo } from './redirect';
import { isBlank, noSuchFile } from './unknown-file';

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER_SECONDS = 30;

/** What is rendered: a path, and the headers by which its rendering differs. */
export interface RenderRequest {
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The fixed part of every rendering. */
export interface Renderer {
  readonly handler: NextHandler;
  readonly policy: ContentPolicy;
  readonly siteUrl: string;
}

/** What Next.js answers at an address, to a request with this path. */
async function askNext(
  { handler, siteUrl }: Renderer,
  { path, headers }: RenderRequest,
  url: string,
  nonce: string,
): Promise<Rendered> {
  const { host, protocol } = new URL(siteUrl);
  const { result, lacksData } = await watchMissingData(() =>
    requestNext(handler, {
      method: 'GET',
      url,
      headers: {
        ...headers,
        ...nonceHeader(nonce),
        host,
        'x-forwarded-proto': protocol.replace(':', ''),
        // The error page for a missing record suggests others with a similar name.
        'x-site-path': path,
      },
    }),
  );
  return { ...result, lacksData };
}

/** Renders an address. @throws what Next.js' handler throws */
export async function render(
  renderer: Renderer,
  request: RenderRequest,
  resolution: Resolution,
  lastGood: StoredResponse | null,
): Promise<StoredResponse> {
  const { policy, siteUrl } = renderer;
  const { path, query } = request;
  if (resolution.kind === 'redirect') return redirectTo(resolution.location, siteUrl);
  const errorPage =
    resolution.kind === 'page'
      ? Object.values(ERROR_PAGES).find((page) => page.path === path)
      : ERROR_PAGES[resolution.kind];
  const nonce = createNonce();
  const response = await askNext(renderer, request, errorPage?.path ?? path + query, nonce);
  if (!errorPage && isBlank(response)) return noSuchFile(path, siteUrl);
  const status = errorPage?.status ?? response.status;
  const finished = await finishResponse(
    { ...response, status },
    { path, nonce, policy, siteUrl },
    lastGood,
  );
  return status === 503
    ? { ...finished, headers: { ...finished.headers, 'retry-after': String(RETRY_AFTER_SECONDS) } }
    : finished;
}
