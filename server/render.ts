/** Makes the finished response of an address: asks Next.js once. */
import { ADDRESS_HEADER } from '@/lib/tools/renderer-protocol';
import { withoutExtraSlashes } from '@/lib/tools/without-extra-slashes';

import type { PolicyOf } from './content-policy';
import { finishResponse } from './finish-response';
import type { StoredResponse } from './page-store';
import { type Ask, createNonce, type NextResponse, nonceHeader } from './renderer-pool/ask';
import type { SiteFiles } from './site-files';
import { isBlank, noSuchFile } from './unknown-file';

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
