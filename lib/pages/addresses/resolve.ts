import { env } from '@/lib/tools/env';
import { movedListPath } from '@/lib/pages/markets/old-list-names';
import { isFilePath } from '@/lib/tools/file-path';
import { withQuery } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';

import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { pageOfOldAnchor } from '@/lib/pages/products/old-anchors';
import { listedPagesOf } from '@/lib/pages/listed-pages';
import { isWaitingForFiles } from '@/lib/provider/embedded/file-answers';
import type { CallName } from '@/lib/provider/calls';
import { MISSING, PAGE, type Resolution, UNAVAILABLE } from './resolution';

export type { Resolution } from './resolution';

/** Addresses without a page record or a dot that Next.js has routes for. */
const OTHER_ROUTES = /^\/(_next|api|stock-index|missing|unavailable|offline)(\/|$)/;
/** The file of a table, a route below its page. */
const TABLE_FILE = /\.(csv|json)$/;
const DOCUMENT = /\.(html?|php|aspx?|jsp)$/i;

/** Addresses above pages that have no page of their own. */
const PARENTS: Readonly<Record<string, SitePath>> = {
  '/company-information': '/companies',
  '/companies/industry': '/companies',
  '/mutual-funds/category': '/mutual-funds',
  '/mutual-funds/house': '/mutual-funds',
};

const OLD_PAGE: SitePath = '/product-and-offerings/assets-classes';

/** The asset class that an old address names, as a part of its path or in its query. */
function oldAnchorOf(path: string, query: string): string | null {
  if (path === OLD_PAGE) return new URLSearchParams(query).get('asset');
  return path.startsWith(`${OLD_PAGE}/`) ? path.slice(OLD_PAGE.length + 1) : null;
}

/** The page of a list that `/equity?list=` named for the whole market. */
function listOf(path: string, query: string): SitePath | null {
  if (path !== '/equity') return null;
  const asked = new URLSearchParams(query);
  const isWhole = !asked.has('index') && (asked.get('exchange') ?? 'nse').toLowerCase() === 'nse';
  return isWhole ? movedListPath(asked.get('list') ?? '') : null;
}

/** What the search for a fund on the product page asked for, where it is answered now. */
function fundSearchOf(path: string, query: string): string | null {
  if (path !== '/invest-in-mutual-funds') return null;
  const words = new URLSearchParams(query).get('fund');
  return words === null ? null : withQuery('/mutual-funds', { q: words.trim() });
}

/** A page of a call, or none while the files that the call is answered from are read the first time. */
const pageOnceRead = async (needs: CallName | undefined): Promise<Resolution> =>
  needs !== undefined && (await isWaitingForFiles(needs)) ? UNAVAILABLE : PAGE;

/** Resolves an address without double or closing slashes. */
async function resolveNormal(pathname: string, query: string): Promise<Resolution> {
  const path = decodedPart(pathname);
  const parent = Object.hasOwn(PARENTS, path) ? PARENTS[path] : undefined;
  const moved =
    parent ??
    pageOfOldAnchor(oldAnchorOf(path, query) ?? '') ??
    listOf(path, query) ??
    fundSearchOf(path, query);
  if (moved) return { kind: 'redirect', location: moved };
  const page = pageOf(path);
  if (page) return page.flag && !env().flags[page.flag] ? MISSING : pageOnceRead(page.needs);
  const above = TABLE_FILE.test(path) ? pageOf(path.slice(0, path.lastIndexOf('/'))) : null;
  if (above) return pageOnceRead(above.needs);
  const found = listedPagesOf(pathname);
  if (found) {
    const known = await found.kind.resolve(decodedPart(found.rest));
    const resolution = known.kind === 'page' ? await pageOnceRead(found.kind.needs) : known;
    return resolution.kind === 'redirect'
      ? { kind: 'redirect', location: resolution.location + query }
      : resolution;
  }
  // Routes that end in a name with an extension, and what lies in `public/`.
  const isFile = isFilePath(path) && !DOCUMENT.test(path);
  return isFile || OTHER_ROUTES.test(path) ? PAGE : MISSING;
}

const redirectOr = (resolution: Resolution, location: string): Resolution =>
  resolution.kind === 'page' ? { kind: 'redirect', location } : resolution;

/**
 * Decides before anything is rendered whether an address has a page. An address in capitals, or with
 * double or closing slashes, is redirected to its page in one step.
 * @param pathname as it came
 * @param query with its question mark, or empty
 */
export async function resolvePage(pathname: string, query = ''): Promise<Resolution> {
  const normal = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const resolution = await resolveNormal(normal, query);
  const small = normal.toLowerCase();
  if (resolution.kind === 'missing' && small !== normal) {
    return redirectOr(await resolveNormal(small, query), small + query);
  }
  return normal === pathname ? resolution : redirectOr(resolution, normal + query);
}
