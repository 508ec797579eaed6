import type { IncomingHttpHeaders } from 'node:http';

import { readAddress } from '../../lib/tools/network';

const listOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim());

/**
 * Whose request it is. Each trusted proxy adds to the right of `X-Forwarded-For` whom it was called
 * by, so that as many from the right as there are proxies is the visitor; what stands further left
 * is what the visitor said and counts for nothing.
 * @param proxies `TRUST_PROXY`, the number of proxies in front
 * @returns an IP address; the connection's own where the proxies gave none
 */
export function visitorAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const own = readAddress(socketAddress ?? '') ?? '0.0.0.0';
  if (proxies === 0) return own;
  const list = listOf(headers['x-forwarded-for']).filter(Boolean);
  const said = list.at(-Math.min(proxies, list.length));
  return (said && readAddress(said)) || own;
}

/** The scheme the visitor used, by the last trusted proxy's word. */
export function visitorScheme(headers: IncomingHttpHeaders, proxies: number): 'http' | 'https' {
  if (proxies === 0) return 'http';
  return listOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https' ? 'https' : 'http';
}

const SANE_ID = /^[\w.:+/=-]{8,100}$/;

/** A request's name in the logs: the proxy's where one is trusted and its word is sane. */
export function requestId(headers: IncomingHttpHeaders, proxies: number): string {
  const said = headers['x-request-id'];
  return proxies > 0 && typeof said === 'string' && SANE_ID.test(said) ? said : crypto.randomUUID();
}
