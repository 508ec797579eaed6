/** The headers and messages between the front and the renderer over their socket. */

/** Bytes of headers in either direction; those of the router's state are the longest. */
export const MAX_HEADER_BYTES = 64 * 1024;

/**
 * The path and query of the visitor's request, unchanged. The front's own requests, such as for an
 * internal address, do not have this header.
 */
export const ADDRESS_HEADER = 'x-site-address';

/** A header of a response whose page chose the status: its body is shown to the visitor. */
export const OWN_STATUS_HEADER = 'x-site-own-status';

/** A header or trailer of a response that lacks data which its source is expected to have again. */
export const LACKS_DATA_HEADER = 'x-site-lacks-data';

/** A header or trailer with the ms that the renderer's thread was busy while it made the response. */
export const BUSY_HEADER = 'x-site-busy-ms';

/** Addresses that only the front asks a renderer for; visitors get 404. */
export const INTERNAL = {
  readiness: '/internal/readiness',
  metrics: '/internal/metrics',
  status: '/internal/status',
} as const;

/** What a process says of its readiness, each in words. */
export interface Readiness {
  /** What keeps it from answering well. */
  readonly faults: readonly string[];
  /** What is wrong and keeps it from nothing that a visitor needs. */
  readonly warnings: readonly string[];
}

/** Messages of a renderer to the front, and the front's one to it. */
export const MESSAGES = { ready: 'ready', alive: 'alive', stop: 'stop' } as const;
