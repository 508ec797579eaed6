import type { IncomingMessage, ServerResponse } from 'node:http';

import { requestId, type Visitor, visitorOf, visitorScheme } from './visitor';

/** Where a response came from, for the log and the metrics. */
export type CacheState = 'fresh' | 'stale' | 'miss' | 'none';

/** One request in flight and what the server knows of it. */
export interface RequestContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly query: string;
  readonly id: string;
  readonly visitor: Visitor;
  readonly scheme: 'http' | 'https';
  /** `performance.now()` when the request came, in ms. */
  readonly startedAt: number;
  cache: CacheState;
}

/** Splits a request's target into its path and its query. */
function splitTarget(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

/**
 * Describes a request that has just come.
 * @param proxies `TRUST_PROXY`, the number of proxies in front
 */
export function createContext(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): RequestContext {
  const { headers, socket } = request;
  return {
    request,
    response,
    method: request.method ?? 'GET',
    ...splitTarget(request.url ?? '/'),
    id: requestId(headers, proxies),
    visitor: visitorOf(headers, socket.remoteAddress, proxies),
    scheme: visitorScheme(headers, proxies),
    startedAt: performance.now(),
    cache: 'none',
  };
}

/**
 * Calls back once when the visitor's connection closes. A response that waits behind another one on
 * the same connection gets no `close` of its own on Node.js 20 and 22, so the socket is watched.
 * @returns what ends it
 */
export function onGone({ request: { socket } }: RequestContext, leave: () => void): () => void {
  if (socket.destroyed) leave();
  else socket.once('close', leave);
  return () => socket.off('close', leave);
}
