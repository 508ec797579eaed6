import { env } from '@/lib/tools/env';
import { isFilePath, withoutEnding } from '@/lib/tools/file-path';
import { parametersOf } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';
import { withoutExtraSlashes } from '@/lib/tools/without-extra-slashes';

import { pageOf } from '@/lib/pages';
import { kindOf } from '@/lib/pages/page-kinds';
import { isWaitingForFiles } from '@/lib/provider/embedded/file-answers';
import type { CallName } from '@/lib/provider/calls';
import { findMoved } from './find-moved';
import { isPossible } from './possible';
import { ERROR_PAGES, MISSING, PAGE, type Resolution, UNAVAILABLE, UNKNOWN } from './resolution';

/** The file of a table, a route below its page. */
const TABLE_FILE = /\.(csv|json)$/;
/** Paths that only the front requests. */
const INTERNAL = /^\/internal(\/|$)/;
/** Addresses that are not pages. */
const isNoPage = (path: string): boolean => path.startsWith('/api/') || isFilePath(path);

/** A page, or unavailable while the files for its call are read for the first time. */
const onceRead = async (needs: CallName | undefined): Promise<Resolution> =>
  needs !== undefined && (await isWaitingForFiles(needs)) ? UNAVAILABLE : PAGE;

/** The same of an address with parameters, which is missing if they name a part that does not exist. */
async function pageOnceRead(needs: CallName | undefined, path: string, query: string) {
  const read = await onceRead(needs);
  if (read.kind !== 'page' || query === '') return read;
  return (await isPossible(path, parametersOf(new URLSearchParams(query)))) ? PAGE : MISSING;
}

/** Resolves an address without double or closing slashes. */
async function resolveNormal(pathname: string, query: string): Promise<Resolution> {
  const moved = findMoved(pathname, query);
  if (moved !== null) return { kind: 'redirect', location: moved };
  const path = decodedPart(pathname);
  if (path === ERROR_PAGES.unavailable.path) return UNAVAILABLE;
  if (path === ERROR_PAGES.missing.path || INTERNAL.test(path)) return MISSING;
  const page = pageOf(path);
  if (page) {
    if (page.flag && !env().flags[page.flag]) return MISSING;
    return pageOnceRead(page.needs, path, query);
  }
  const above = TABLE_FILE.test(path) ? pageOf(path.slice(0, path.lastIndexOf('/'))) : null;
  if (above) return onceRead(above.needs);
  const found = kindOf(pathname);
  if (!found) return UNKNOWN;
  const known = await found.kind.exists(found.rest);
  if (known.kind === 'page') return pageOnceRead(found.kind.needs, path, query);
  return known.kind === 'redirect' ? { kind: 'redirect', location: known.location + query } : known;
}

const redirectOr = (resolution: Resolution, location: string): Resolution =>
  resolution.kind === 'page' ? { kind: 'redirect', location } : resolution;

/** The page of an address that has the ending of another technology; `null` if there is none. */
async function withoutOldEnding(path: string, query: string): Promise<Resolution | null> {
  const plain = withoutEnding(path);
  if (plain === null) return null;
  const resolution = await resolveNormal(plain, query);
  if (resolution.kind === 'redirect') return resolution;
  return resolution.kind === 'page' ? { kind: 'redirect', location: plain + query } : null;
}

/**
 * Resolves an address before anything is rendered. An address with capitals, with double or
 * trailing slashes, or with the ending of an older site, such as `.html`, is redirected to its page in
 * one step.
 * @param pathname of the request, unchanged
 * @param query with its question mark, or empty
 */
export async function resolvePage(pathname: string, query = ''): Promise<Resolution> {
  const normal = withoutExtraSlashes(pathname);
  const resolution = await resolveNormal(normal, query);
  const small = normal.toLowerCase();
  if (resolution.kind === 'missing' || resolution.kind === 'unknown') {
    const plain = await withoutOldEnding(small, query);
    if (plain) return plain;
  }
  if (small !== normal && (resolution.kind === 'missing' || resolution.kind === 'unknown')) {
    const inSmall = await resolveNormal(small, query);
    if (inSmall.kind !== 'unknown') return redirectOr(inSmall, small + query);
  }
  if (normal === pathname) return resolution;
  const isRouted = resolution.kind === 'unknown' && isNoPage(normal);
  return redirectOr(isRouted ? PAGE : resolution, normal + query);
}
