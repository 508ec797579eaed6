import { CLOSED_POLICY } from './content-policy';
import { NO_PAGE_FRESH_SECONDS } from './freshness';
import type { StoredResponse } from './page-store';
import { commonHeaders } from './response-headers';

/** The permanent redirect to where a page is. */
export const redirectTo = (location: string, siteUrl: string): StoredResponse => ({
  status: 308,
  headers: {
    ...commonHeaders(siteUrl),
    'content-security-policy': CLOSED_POLICY,
    location,
  },
  etag: null,
  body: Buffer.alloc(0),
  freshSeconds: NO_PAGE_FRESH_SECONDS,
});
