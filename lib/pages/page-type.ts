import { pageOf } from './index';
import type { PageType } from './page';
import { patternOf } from './page-patterns';

const FILES = /^\/(_next|assets|stock-index)\//;

/** The type of the nearest page at or above an address, `null` if there is only the home page. */
function typeAbove(pathname: string): PageType | null {
  const type = pageOf(pathname)?.type ?? patternOf(pathname)?.type;
  if (type) return type;
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  return parent === '' ? null : typeAbove(parent);
}

/**
 * The label of an address in metrics: a page's type, `api`, `file` or `other`, so that a chart has
 * few labels.
 */
export function pageTypeOf(pathname: string): string {
  if (pathname.startsWith('/api/')) return 'api';
  if (FILES.test(pathname)) return 'file';
  return typeAbove(pathname) ?? 'other';
}
