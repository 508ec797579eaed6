import { createHash } from 'node:crypto';

/**
 * The header in which the server in front of the framework hands on the client's address. It is
 * taken off every request that brings one along, so what stands here is the server's own word.
 */
export const CLIENT_HEADER = 'x-site-client';

/** The first four groups of an IPv6 address: what one household or machine is given. */
function network(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}

/**
 * What requests are counted by: a digest of the client's network, so that no shared store holds an
 * address. Without the server in front (in development) all clients are one.
 */
export function clientKey(headers: Headers): string {
  const address = headers.get(CLIENT_HEADER)?.trim() || 'unknown';
  return createHash('sha256').update(network(address)).digest('base64url').slice(0, 22);
}
