import type { ServerResponse } from 'node:http';

import { ERROR_PAGES } from '../../lib/pages/resolve';

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

export type StandInStatus = 404 | 503;

/** The status of an address that is an error page itself; `null` for any other. */
export const standInStatus = (url: string): StandInStatus | null =>
  Object.values(ERROR_PAGES).find(({ path }) => path === url.split('?')[0])?.status ?? null;

/** A stand-in answers with its own status, and nobody may keep it. */
export function markAsStandIn(response: ServerResponse, status: StandInStatus): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  if (status === 503) response.setHeader('Retry-After', String(RETRY_AFTER));
}
