/** Makes the finished response of an address: asks Next.js once. */
import { ADDRESS_HEADER, OWN_STATUS_HEADER } from '@/lib/tools/renderer-protocol';
import { withoutExtraSlashes } from '@/lib/tools/without-extra-slashes';

import type { PolicyOf } from './content-policy';
import { finishResponse } from './finish-response';
import type { StoredResponse } from './page-store';
import { type Ask, createNonce, type NextResponse, nonceHeader } from './renderer-pool/ask';
import type { SiteFiles } from './site-files';
import { errorDocument, type ErrorPage } from './error-page';
import { NO_PAGE_FRESH_SECONDS } from './freshness';
import { headerText, isHtml } from './response-headers';

const NO_SUCH_FILE: ErrorPage = {
  status: 404,
  title: 'There is nothing at this address',
  sentence: 'The file may have moved or been withdrawn. Its page has the newest one.',
};

/**
 * Whether a 404 has nothing to read: Next.js answers an unknown file with a page that only a script
 * fills, and a route of ours answers one with no body. The site's own page of a 404 chose its status.
 */
const isBlank = ({ status, headers, body }: NextResponse): boolean =>
  status === 404 &&
  !(OWN_STATUS_HEADER in headers) &&
  (body.length === 0 || isHtml(headerText(headers['content-type'])));

/** The 404 that says in words that there is no such file. */
const noSuchFile = (path: string, siteUrl: string): StoredResponse => ({
  status: 404,
  ...errorDocument(path, siteUrl, NO_SUCH_FILE),
  etag: null,
  freshSeconds: NO_PAGE_FRESH_SECONDS,
});

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER_SECONDS = 30;

/** How a rendering is begun. */
interface Terms {
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Called with the ms that the renderer's thread was busy meanwhile. */
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
  readonly renderers: Ask;
  readonly policyOf: PolicyOf;
  readonly siteUrl: string;
  /** Files that need no rendering. */
  readonly files: SiteFiles;
}

/** What Next.js answers at an address. Of extra slashes it decides by itself, so it is asked without. */
async function askNext(
  { renderers, siteUrl }: Rendering,
  { path, query, headers }: RenderRequest,
  nonce: string,
  { signal, spend }: Terms,
): Promise<NextResponse> {
  const { host, protocol } = new URL(siteUrl);
  const response = await renderers.whole(
    {
      method: 'GET',
      url: withoutExtraSlashes(path) + query,
      headers: {
        ...headers,
        ...nonceHeader(nonce),
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': protocol.replace(':', ''),
        [ADDRESS_HEADER]: path + query,
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
  lastGood: StoredResponse | null,
  terms: Terms = {},
): Promise<StoredResponse> {
  const { policyOf, siteUrl } = rendering;
  const { path, query } = request;
  const nonce = createNonce();
  const response = await askNext(rendering, request, nonce, terms);
  if (isBlank(response)) return noSuchFile(path, siteUrl);
  const finishing = { path, nonce, policy: policyOf(query), siteUrl };
  const finished = await finishResponse(response, finishing, lastGood);
  return finished.status === 503
    ? { ...finished, headers: { ...finished.headers, 'retry-after': String(RETRY_AFTER_SECONDS) } }
    : finished;
}

/** The finished response of a file of the site, for which no renderer is asked. */
export async function fileResponse(
  { files, policyOf, siteUrl }: Rendering,
  path: string,
  lastGood: StoredResponse | null,
): Promise<StoredResponse> {
  const nonce = createNonce();
  const finishing = { path, nonce, policy: policyOf(''), siteUrl };
  return finishResponse(await files.read(path), finishing, lastGood);
}
