/** The body of a 404 for a file. */
import { OWN_STATUS_HEADER } from '@/lib/tools/renderer-protocol';

import { type ErrorPage, errorDocument } from './error-page';
import { NO_PAGE_FRESH_SECONDS } from './freshness';
import type { NextResponse } from './renderer-pool/ask';
import type { StoredResponse } from './page-store';
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
export const isBlank = ({ status, headers, body }: NextResponse): boolean =>
  status === 404 &&
  !(OWN_STATUS_HEADER in headers) &&
  (body.length === 0 || isHtml(headerText(headers['content-type'])));

/** The 404 that says in words that there is no such file. */
export const noSuchFile = (path: string, siteUrl: string): StoredResponse => ({
  status: 404,
  ...errorDocument(path, siteUrl, NO_SUCH_FILE),
  etag: null,
  freshSeconds: NO_PAGE_FRESH_SECONDS,
});
