import { env } from '@/lib/env';
import { decodedPart } from '@/lib/tools/slug';

import { pageOf } from './index';
import { pageOfOldAnchor } from './old-asset-classes';
import { recordPagesOf } from './records';
import { MISSING, PAGE, type Resolution } from './resolution';

export type { Resolution } from './resolution';

/**
 * The pages that the server renders with the status of an error. Next.js draws what `notFound()`
 * shows in the browser alone, so an unknown address is resolved before it is rendered.
 */
export const ERROR_PAGES = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;

/** Addresses without a page record or a dot that Next.js has routes for. */
const OTHER_ROUTES = /^\/(_next|api|stock-index|missing|unavailable)(\/|$)/;
/** Files: routes that end in a name with a dot, and what lies in `public/`. */
const FILE = /\.[^/]+$/;
const DOCUMENT = /\.(html?|php|aspx?|jsp)$/i;
/** Next.js redirects these to their normal form. */
const NOT_NORMAL = /\/\/|.\/$/;
const OLD_ANCHORS = '/product-and-offerings/assets-classes/';

/**
 * Decides before anything is rendered whether an address has a page.
 * @param pathname as it came, without its query
 */
export async function resolvePage(pathname: string): Promise<Resolution> {
  const path = decodedPart(pathname);
  const page = pageOf(path);
  if (page) return page.flag && !env().flags[page.flag] ? MISSING : PAGE;
  const found = recordPagesOf(pathname);
  if (found) return found.kind.resolve(decodedPart(found.rest));
  // The proxy redirects old anchors.
  if (path.startsWith(OLD_ANCHORS)) {
    return pageOfOldAnchor(path.slice(OLD_ANCHORS.length)) ? PAGE : MISSING;
  }
  const isFile = FILE.test(path) && !DOCUMENT.test(path);
  return isFile || OTHER_ROUTES.test(path) || NOT_NORMAL.test(pathname) ? PAGE : MISSING;
}
