import type { IncomingMessage, ServerResponse } from 'node:http';

import { type Exchange, splitTarget } from '../exchange';
import { countRequest } from '../operations/metrics';
import { logRequest } from '../operations/request-log';
import { dropInternalHeaders } from './hygiene';
import { requestId, visitorAddress, visitorScheme } from './visitor';

/** Counts and logs an exchange once its answer is out, or the visitor is gone. */
function watch(exchange: Exchange): void {
  const { request, response, startedAt } = exchange;
  const before = request.socket.bytesWritten;
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    countRequest(exchange, response.statusCode, seconds);
    logRequest(exchange, Math.max(0, request.socket.bytesWritten - before), seconds);
  });
}

/**
 * Takes a request in: its headers are cleaned of what only insiders may say, and say anew what
 * this server knows of it.
 * @param proxies `TRUST_PROXY`
 */
export function takeIn(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): Exchange {
  const { headers, socket } = request;
  const client = visitorAddress(headers, socket.remoteAddress, proxies);
  const scheme = visitorScheme(headers, proxies);
  const id = requestId(headers, proxies);
  dropInternalHeaders(headers);
  headers['x-site-client'] = client;
  headers['x-forwarded-proto'] = scheme;
  headers['x-forwarded-for'] = client;
  headers['x-request-id'] = id;
  const exchange: Exchange = {
    request,
    response,
    method: request.method ?? 'GET',
    ...splitTarget(request.url ?? '/'),
    id,
    client,
    startedAt: performance.now(),
    cache: 'none',
    improves: false,
  };
  watch(exchange);
  return exchange;
}
