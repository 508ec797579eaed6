/** Checks at start what this server relies on in the answers of Next.js, so that a change stops the start. */
import { ERROR_PAGES } from '@/lib/pages/addresses/resolution';

import type { ContentPolicy } from './content-policy';
import { finishHtml } from './finish-html';
import type { Rendering } from './render';
import { createNonce, nonceHeader, type NextResponse, RENDER_HEADERS } from './renderer-pool/ask';
import { headerText, isHtml, isPayload } from './response-headers';
import { rejectionOf } from './validation';

/** One page of each kind of document that Next.js writes: a page, a form, a page that is missing. */
const CHECKED_PATHS = [
  '/',
  '/calculators/sip-calculator',
  '/support/faqs',
  ERROR_PAGES.missing.path,
];
/** Made-up addresses, one of each kind: a page, a file, a page below others, what the router may ask for. */
const MADE_UP = [
  '/no-such-page',
  '/no-such-file.png',
  '/_next/static/chunks/no-such-script.js',
  '/support/no-such-page',
  '/internal/no-such-route',
  '/no-such-page.rsc',
  '/no-such-page.segments/_tree.segment.rsc',
  '/no-such-page.prefetch.rsc',
];
/** Characters of an unknown script that the message repeats. */
const SHOWN_LENGTH = 120;

/** An inline script that the content policy does not know: it would not run in any browser. */
export class UnknownScriptError extends Error {
  override name = 'UnknownScriptError';
}

/** An answer that this server would store under a wrong name, or not at all. */
export class UnknownAnswerError extends Error {
  override name = 'UnknownAnswerError';
}

/** Request headers that may select an answer; the encoding is this server's own choice. */
const KNOWN_VARY: ReadonlySet<string> = new Set([...RENDER_HEADERS, 'accept-encoding']);

function checkVary(url: string, { headers }: NextResponse): void {
  const names = headerText(headers.vary).toLowerCase().split(',');
  const unknown = names.map((name) => name.trim()).find((name) => name && !KNOWN_VARY.has(name));
  if (unknown === undefined) return;
  throw new UnknownAnswerError(
    `The answer at ${url} differs by the request header "${unknown}", as its Vary says, but this server drops that header: visitors would get the answer to another request. Add it to RENDER_HEADERS in server/renderer-pool/ask.ts and to the cache key in docs/deploy/nginx.conf; see docs/decisions/undocumented-next.md.`,
  );
}

function checkType(url: string, type: string): void {
  if (isPayload(type)) return;
  throw new UnknownAnswerError(
    `Next.js answered a request of its router at ${url} with the type "${type}", which this server does not take for a page: each navigation would be rendered anew. See docs/decisions/undocumented-next.md.`,
  );
}

const isRejected = (url: string): boolean =>
  rejectionOf(
    {
      method: 'GET',
      headers: { host: 'localhost' },
      rawHeaders: ['Host', 'localhost'],
      httpVersion: '1.1',
    },
    url,
    '',
    false,
  ) !== null;

function checkScripts(url: string, html: string, nonce: string, policy: ContentPolicy): void {
  const [unknown] = finishHtml(html, nonce, policy).unknown;
  if (unknown === undefined) return;
  throw new UnknownScriptError(
    `The page ${url} has an inline script that the content policy does not know: "${unknown.slice(0, SHOWN_LENGTH)}". Browsers would refuse it. If this site wrote it, add it to lib/pages/shell/inline-scripts.ts; if another version of Next.js did, see docs/decisions/hashed-policy.md.`,
  );
}

/**
 * Renders some pages, and one as Next.js' router asks for it, and looks at their inline scripts and
 * at the headers that they differ by. Asks for made-up addresses, none of which may be a page.
 * @throws UnknownScriptError naming the page and the script
 * @throws UnknownAnswerError naming the page, and the header or the type
 */
export async function checkAnswers({
  renderers,
  policy,
}: Pick<Rendering, 'renderers'> & { readonly policy: ContentPolicy }): Promise<void> {
  async function ask(url: string, headers: Readonly<Record<string, string>>) {
    const request = { method: 'GET', url, headers: { ...headers, host: 'localhost' } } as const;
    const response = await renderers.whole(request);
    checkVary(url, response);
    return { ...response, type: headerText(response.headers['content-type']) };
  }
  async function checkPage(url: string): Promise<void> {
    const nonce = createNonce();
    const { type, body } = await ask(url, nonceHeader(nonce));
    if (isHtml(type)) checkScripts(url, body.toString('utf8'), nonce, policy);
  }
  async function checkPayload(url: string): Promise<void> {
    const { type, status, headers } = await ask(url, { rsc: '1' });
    // Next.js redirects to the address with its hash of the router's headers.
    if (status === 307 && !url.includes('?')) await checkPayload(headerText(headers.location));
    else checkType(url, type);
  }
  async function checkMadeUp(url: string): Promise<void> {
    if (isRejected(url) || (await ask(url, {})).status !== 200) return;
    throw new UnknownAnswerError(
      `Next.js answers the made-up address ${url} with 200: each such address would be stored as a page. Reject its kind in server/validation.ts; see docs/decisions/undocumented-next.md.`,
    );
  }
  await Promise.all([
    ...CHECKED_PATHS.map(checkPage),
    checkPayload('/'),
    ...MADE_UP.map(checkMadeUp),
  ]);
}
