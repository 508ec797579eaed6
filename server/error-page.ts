import { createHash } from 'node:crypto';

import { escapeHtml } from '../lib/tools/escape';

import type { RequestContext } from './request-context';
import { commonHeaders } from './response-headers';

/**
 * Pages that the server writes itself, for requests that never reach Next.js. They use the browser's
 * own colours, light or dark, and need no file and no script.
 */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:clamp(1.5rem,8vw,5rem) 1.25rem}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.15;margin:0 0 1rem}
p{max-width:40rem;margin:0 0 1rem}
a{color:LinkText}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:start;padding-block:.5rem}
th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-block-end:1px solid}
.scroll{overflow-x:auto}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const ERROR_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole document around some markup. */
export const plainPage = (title: string, markup: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${markup}</main></body></html>`;

export interface ErrorPage {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const bodyOf = ({ title, sentence }: ErrorPage): string =>
  plainPage(title, `<p>${escapeHtml(sentence)}</p><p><a href="/">Go to the home page</a></p>`);

const headersOf = (siteUrl: string): Record<string, string> => ({
  ...commonHeaders(siteUrl),
  'Content-Security-Policy': ERROR_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
});

/** Headers of every page that this server writes itself. */
export const plainPageHeaders = (siteUrl: string, bytes: number): Record<string, string> => ({
  ...headersOf(siteUrl),
  'Content-Length': String(bytes),
});

/** An error page without its length; programs that call the API get the sentence as JSON. */
export function errorDocument(path: string, siteUrl: string, page: ErrorPage) {
  const isProgram = path.startsWith('/api/');
  return {
    body: Buffer.from(isProgram ? JSON.stringify({ error: page.sentence }) : bodyOf(page)),
    headers: {
      ...headersOf(siteUrl),
      ...(isProgram ? { 'Content-Type': 'application/json; charset=utf-8' } : {}),
      ...page.headers,
    },
  };
}

/** Sends an error page. */
export function sendErrorPage(
  { response, path, id }: RequestContext,
  siteUrl: string,
  page: ErrorPage,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { body, headers } = errorDocument(path, siteUrl, page);
  response.writeHead(page.status, {
    ...headers,
    'Content-Length': String(body.length),
    'X-Request-Id': id,
  });
  response.end(body);
}

/** A whole response as text, for a connection on which no request could be parsed. */
export function rawErrorResponse(siteUrl: string, page: ErrorPage, phrase: string): string {
  const body = bodyOf(page);
  const headers = Object.entries({
    ...plainPageHeaders(siteUrl, Buffer.byteLength(body)),
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `HTTP/1.1 ${page.status} ${phrase}\r\n${lines}\r\n\r\n${body}`;
}
