/** What the front and the renderer say to each other over their socket. */

/** Bytes of headers in either direction; those of the router's state are the longest. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** The path that was asked for, where another one is rendered in its place. */
export const PATH_HEADER = 'x-site-path';

/** A header or trailer of a response that lacks data which its source is expected to have again. */
export const LACKS_DATA_HEADER = 'x-site-lacks-data';

/** A header or trailer with the ms that the renderer's thread was busy while it made the response. */
export const BUSY_HEADER = 'x-site-busy-ms';

/** Addresses that only the front asks a renderer for; visitors get 404. */
export const INTERNAL = {
  resolve: '/internal/resolve',
  readiness: '/internal/readiness',
  metrics: '/internal/metrics',
  status: '/internal/status',
} as const;

/** Messages of a renderer to the front, and the front's one to it. */
export const MESSAGES = { ready: 'ready', alive: 'alive', stop: 'stop' } as const;
