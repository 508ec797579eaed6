import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where an answer came from, for the log and the metrics. */
export type CacheState = 'memory' | 'hit' | 'stale' | 'miss' | 'none';

/** One request under way. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** As it came, before any rewriting: `HEAD` is answered by way of `GET`. */
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly query: string;
  readonly id: string;
  /** The visitor's address; never logged. */
  readonly client: string;
  /** Ms of the process's own clock. */
  readonly startedAt: number;
  cache: CacheState;
  /** Whether its answer is to be compressed better than the last of the same text. */
  improves: boolean;
}

/** Splits a request's target. */
export function splitTarget(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}
