import type { ServerResponse } from 'node:http';

/** The error page (503) of an address whose list has not loaded. */
export const UNAVAILABLE_PATH = '/unavailable';

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

export type StandInStatus = 404 | 503;

/** The status of an address that is an error page itself; `null` for any other. */
export const standInStatus = (url: string): StandInStatus | null =>
  url.split('?')[0] === UNAVAILABLE_PATH ? 503 : null;

/** A stand-in answers with its own status, and nobody may keep it. */
export function markAsStandIn(response: ServerResponse, status: StandInStatus): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  if (status === 503) response.setHeader('Retry-After', String(RETRY_AFTER));
}
