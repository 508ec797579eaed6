import { BlockList, isIP } from 'node:net';

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

/** Networks that are not on the public internet, including this machine. */
const PRIVATE = new BlockList();
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;
const PRIVATE_NETWORKS_6 = [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;
for (const [network, length] of PRIVATE_NETWORKS) PRIVATE.addSubnet(network, length, 'ipv4');
for (const [network, length] of PRIVATE_NETWORKS_6) PRIVATE.addSubnet(network, length, 'ipv6');

/**
 * Whether an address, as `readAddress` returns it, belongs to this machine or a private network.
 */
export const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** The groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}

/**
 * What counts as one visitor for a limit: an IPv4 address, or the /64 network of an IPv6 address,
 * which usually belongs to one household. A text that is not an address is its own key.
 */
export function networkOf(address: string): string {
  const known = readAddress(address);
  return known?.includes(':') ? groupsOf(known).slice(0, 4).join(':') : (known ?? address);
}

/** The network around a visitor, which may belong to one customer: an IPv4 /24, or an IPv6 /48. */
export function wideNetworkOf(address: string): string {
  const known = readAddress(address);
  if (known === null) return `${address}/0`;
  return known.includes(':')
    ? `${groupsOf(known).slice(0, 3).join(':')}/48`
    : `${known.split('.').slice(0, 3).join('.')}/24`;
}
