import type { IncomingHttpHeaders } from 'node:http';

import { isLoopback, isPrivate, readAddress } from '../lib/tools/network';

/** Whom limits count. */
export interface Visitor {
  /** The IP address; never logged. */
  readonly address: string;
  /**
   * `false` for this machine: a health check, or a proxy that TRUST_PROXY does not count, whose limit
   * would take all its visitors for one. What a proxy forwards is never that.
   */
  readonly isLimited: boolean;
}

const listOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim());

/**
 * The visitor's IP address. Each trusted proxy appends its caller to `X-Forwarded-For`, so that the
 * visitor is as many from the right as there are proxies; the visitor may have written the rest.
 * @param proxies `TRUST_PROXY`, the number of proxies in front
 * @returns an IP address; the connection's own if the proxies gave none, or one that no visitor has
 */
export function visitorAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const own = readAddress(socketAddress ?? '') ?? '0.0.0.0';
  if (proxies === 0) return own;
  const list = listOf(headers['x-forwarded-for']).filter(Boolean);
  const forwarded = list.at(-Math.min(proxies, list.length));
  const address = readAddress(forwarded ?? '');
  return address === null || isPrivate(address) ? own : address;
}

/** The visitor of a request. @param proxies `TRUST_PROXY`, the number of proxies in front */
export function visitorOf(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  proxies: number,
): Visitor {
  const address = visitorAddress(headers, socketAddress, proxies);
  return { address, isLimited: proxies > 0 || !isLoopback(address) };
}

/** The scheme that the visitor used, as the last trusted proxy says. */
export function visitorScheme(headers: IncomingHttpHeaders, proxies: number): 'http' | 'https' {
  if (proxies === 0) return 'http';
  return listOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https' ? 'https' : 'http';
}

const REQUEST_ID = /^[\w.:+/=-]{8,100}$/;

/** A request's id in the logs: the trusted proxy's if it is well-formed, otherwise a new one. */
export function requestId(headers: IncomingHttpHeaders, proxies: number): string {
  const id = headers['x-request-id'];
  return proxies > 0 && typeof id === 'string' && REQUEST_ID.test(id) ? id : crypto.randomUUID();
}
