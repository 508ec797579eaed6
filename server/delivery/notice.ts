import { createHash } from 'node:crypto';

import { escapeHtml } from '../../lib/tools/escape';
import type { Exchange } from '../exchange';
import { commonHeaders } from './headers';

/**
 * Small pages that this server writes itself, for what never reaches the framework. They take the
 * browser's own colours, light or dark, and stand by themselves: no file, no script.
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
const NOTICE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page around some markup. */
export const noticePage = (title: string, markup: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${markup}</main></body></html>`;

export interface Notice {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const bodyOf = ({ title, sentence }: Notice): string =>
  noticePage(title, `<p>${escapeHtml(sentence)}</p><p><a href="/">Go to the home page</a></p>`);

/** Headers of every page that this server writes itself. */
export function noticeHeaders(siteUrl: string, bytes: number): Record<string, string> {
  return {
    ...commonHeaders(siteUrl),
    'Content-Security-Policy': NOTICE_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(bytes),
  };
}

/** Answers with a notice; programs that call the API get the same words as JSON. */
export function giveNotice(
  { response, path, id }: Exchange,
  siteUrl: string,
  notice: Notice,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isProgram = path.startsWith('/api/');
  const body = isProgram ? JSON.stringify({ error: notice.sentence }) : bodyOf(notice);
  response.writeHead(notice.status, {
    ...noticeHeaders(siteUrl, Buffer.byteLength(body)),
    ...(isProgram ? { 'Content-Type': 'application/json; charset=utf-8' } : {}),
    ...notice.headers,
    'X-Request-Id': id,
  });
  response.end(body);
}

/** A whole answer as text, for a connection on which no request could be read. */
export function bareNotice(siteUrl: string, notice: Notice, phrase: string): string {
  const body = bodyOf(notice);
  const headers = Object.entries({
    ...noticeHeaders(siteUrl, Buffer.byteLength(body)),
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `HTTP/1.1 ${notice.status} ${phrase}\r\n${lines}\r\n\r\n${body}`;
}
