/** Makes the finished response of an address: redirects it, or asks Next.js. */
import { ERROR_PAGES, type Resolution } from '@/lib/pages/addresses/resolution';
import { PATH_HEADER } from '@/lib/tools/renderer-protocol';

import type { PolicyOf } from './content-policy';
import { earlierFile } from './earlier-builds';
import { finishResponse } from './finish-response';
import type { StoredResponse } from './page-store';
import { redirectTo } from './redirect';
import { createNonce, type NextResponse, nonceHeader } from './renderers/ask';
import type { Renderers } from './renderers/renderers';
import { isBlank, noSuchFile } from './unknown-file';

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER_SECONDS = 30;

/** How a rendering is begun. */
interface Terms {
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Told the ms that the renderer's thread was busy meanwhile. */
  readonly spend?: (ms: number) => void;
}

/** What is rendered: a path, and the headers by which its rendering differs. */
export interface RenderRequest {
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The fixed part of every rendering. */
export interface Rendering {
  readonly renderers: Renderers;
  readonly policyOf: PolicyOf;
  readonly siteUrl: string;
  /** The folder of the hashed files of earlier builds, where instances share one. */
  readonly hashedFilesDir: string | null;
}

/** What Next.js answers at an address, to a request with this path. */
async function askNext(
  { renderers, siteUrl }: Rendering,
  { path, headers }: RenderRequest,
  url: string,
  nonce: string,
  { signal, spend }: Terms,
): Promise<NextResponse> {
  const { host, protocol } = new URL(siteUrl);
  const response = await renderers.whole(
    {
      method: 'GET',
      url,
      headers: {
        ...headers,
        ...nonceHeader(nonce),
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': protocol.replace(':', ''),
        // The error page for a missing record suggests others with a similar name.
        [PATH_HEADER]: path,
      },
    },
    signal,
  );
  spend?.(response.busyMs);
  return response;
}

/** Renders an address. @throws RendererDownError */
export async function render(
  rendering: Rendering,
  request: RenderRequest,
  resolution: Resolution,
  lastGood: StoredResponse | null,
  terms: Terms = {},
): Promise<StoredResponse> {
  const { policyOf, siteUrl } = rendering;
  const { path, query } = request;
  if (resolution.kind === 'redirect') return redirectTo(resolution.location, siteUrl);
  const errorPage =
    resolution.kind === 'page'
      ? Object.values(ERROR_PAGES).find((page) => page.path === path)
      : ERROR_PAGES[resolution.kind];
  const nonce = createNonce();
  const url = errorPage?.path ?? path + query;
  const response = await askNext(rendering, request, url, nonce, terms);
  const isMissing = !errorPage && isBlank(response);
  const earlier = isMissing ? await earlierFile(rendering.hashedFilesDir, path) : null;
  if (isMissing && !earlier) return noSuchFile(path, siteUrl);
  const status = errorPage?.status ?? earlier?.status ?? response.status;
  const finished = await finishResponse(
    { ...(earlier ?? response), status },
    { path, nonce, policy: policyOf(query), siteUrl },
    lastGood,
  );
  return status === 503
    ? { ...finished, headers: { ...finished.headers, 'retry-after': String(RETRY_AFTER_SECONDS) } }
    : finished;
}
