import { pages } from '../lib/pages';
import { pageTypeOf } from '../lib/pages/page-type';
import { pageOfPicture } from '@/lib/pages/addresses/picture-paths';

import type { PageStore, StoredResponse } from './page-store';

const START = '/share/';

/**
 * The stored picture of a page's type, of home for types without a page of their own, for when its own cannot be drawn now: whoever shares a page
 * asks once. Nobody may cache it under this address.
 * @returns `null` where the address is no picture, or none is stored
 */
export function pictureOfType(path: string, store: PageStore): StoredResponse | null {
  const page = path.startsWith(START) ? pageOfPicture(path.slice(START.length).split('/')) : null;
  if (page === null) return null;
  const type = pageTypeOf(page);
  const first = pages.find((one) => one.type === type)?.path ?? '/';
  const stored = store.getStale(`/share${first === '/' ? '/home' : first}.png`);
  return stored && { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
}
