import { isIP } from 'node:net';

/** The request header in which our server hands the visitor's address to Next.js. */
export const CLIENT_HEADER = 'x-site-client';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Reads an IP address as proxies write it: with port, brackets or zone, or IPv4 mapped into IPv6.
 * @returns the address alone, IPv6 in its canonical spelling (RFC 5952); `null` for anything else
 */
export function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const address = MAPPED.exec(bare)?.[1] ?? bare;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.');

/**
 * What counts as one visitor for a limit: an IPv4 address, or the /64 network of an IPv6 address,
 * which one household has as a whole. What is no address is a key of its own.
 */
export function networkOf(address: string): string {
  const known = readAddress(address);
  if (!known?.includes(':')) return known ?? address;
  const [head = '', tail = ''] = known.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
