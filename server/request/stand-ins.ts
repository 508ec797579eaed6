import type { ServerResponse } from 'node:http';

/** The pages that stand in for those that can't be served, with the status they answer with. */
const STAND_INS = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

export type StandInStatus = 404 | 503;

/** The address of the page that stands in for another one. */
export const standInAddress = (kind: keyof typeof STAND_INS, path: string): string =>
  `${STAND_INS[kind].path}${path}`;

/** With which status an address stands in for others; `null` for an ordinary one. */
export function standInStatus(path: string): StandInStatus | null {
  const standIn = Object.values(STAND_INS).find(
    (one) => path === one.path || path.startsWith(`${one.path}/`),
  );
  return standIn?.status ?? null;
}

/** A stand-in answers with its own status, and nobody may keep it. */
export function markAsStandIn(response: ServerResponse, status: StandInStatus): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  if (status === 503) response.setHeader('Retry-After', String(RETRY_AFTER));
}
