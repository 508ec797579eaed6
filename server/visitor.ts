import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IP address as proxies write it, without port and brackets; `null` for anything else. */
function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const plain = MAPPED.exec(bare)?.[1] ?? bare;
  return isIP(plain) ? plain.toLowerCase() : null;
}

const listOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim());

/**
 * The visitor's IP address. Each trusted proxy appends its caller to `X-Forwarded-For`, so that the
 * visitor is as many from the right as there are proxies; the visitor may have written the rest.
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

/** The scheme that the visitor used, as the last trusted proxy says. */
export function visitorScheme(headers: IncomingHttpHeaders, proxies: number): 'http' | 'https' {
  if (proxies === 0) return 'http';
  return listOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https' ? 'https' : 'http';
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.');

/** The key of a visitor for limits: an IPv6 visitor is a /64 network, as one household has. */
export function limitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const SAFE_ID = /^[\w.:+/=-]{8,100}$/;

/** A request's id in the logs: the trusted proxy's, if it has a safe form, or a new one. */
export function requestId(headers: IncomingHttpHeaders, proxies: number): string {
  const said = headers['x-request-id'];
  return proxies > 0 && typeof said === 'string' && SAFE_ID.test(said) ? said : crypto.randomUUID();
}
