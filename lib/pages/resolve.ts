import { env } from '@/lib/env';
import { decodedPart } from '@/lib/slug';

import { pageOf } from './index';
import { recordPagesOf } from './records';
import { MISSING, PAGE, type Resolution } from './resolution';

export type { Resolution } from './resolution';

/**
 * Decides before anything is rendered whether an address has a page. Addresses that no record
 * knows resolve to `page`: Next.js answers them, with 404 where it has no route.
 * @param pathname as it came, without its query
 */
export async function resolvePage(pathname: string): Promise<Resolution> {
  const page = pageOf(pathname);
  if (page) return page.flag && !env().flags[page.flag] ? MISSING : PAGE;
  const found = recordPagesOf(pathname);
  return found ? found.kind.resolve(decodedPart(found.rest)) : PAGE;
}
