/** How many connections there may be, in all and of a network, so that the files of the process suffice. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { log } from '@/lib/tools/log';
import { logSeldom } from '@/lib/tools/log-seldom';
import { isLoopback } from '../lib/tools/network';

import { createCounts } from './counts';
import { scopesOf } from './fair-queue';

/** Of one address or /64; ten times as many of the network around. */
const MOST_OF_VISITOR = 100;
/** The part of the files that the process may open; renderers, databases and pages need some too. */
const OF_FILES = 0.8;
/** Files below which a start warns. */
export const FEWEST_FILES = 4_096;

/** The files that this process may have open; `Infinity` where that has no limit or is unknown. */
export function fileLimit(): number {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Infinity;
}

export interface ConnectionLimits {
  readonly inAll: number;
  /** `Infinity` behind a proxy, whose address all connections have. */
  readonly ofVisitor: number;
}

/** @param proxies `TRUST_PROXY`, the number of proxies in front */
export const connectionLimits = (files: number, proxies: number): ConnectionLimits => ({
  inAll: Math.floor(files * OF_FILES),
  ofVisitor: proxies > 0 ? Infinity : MOST_OF_VISITOR,
});

/**
 * Closes a new connection of a visitor who has too many, and the one that has been idle for longest
 * where there are too many in all. One that has not sent a whole request is idle.
 */
export function limitConnectionCount(server: Server, limits: ConnectionLimits): void {
  const all = new Set<Socket>();
  /** The longest idle first. */
  const idle = new Set<Socket>();
  const ofScope = createCounts();
  const note = logSeldom((times) =>
    log.warn({ times, connections: all.size }, 'connections beyond the limit are closed'),
  );
  const close = (socket: Socket) => {
    note();
    socket.destroy();
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const scopes = isLoopback(address) ? [] : scopesOf(address);
    const isFull = scopes.some(({ key, weight }) => ofScope.get(key) >= limits.ofVisitor * weight);
    if (isFull) {
      close(socket);
      return;
    }
    const count = (by: number) => scopes.forEach(({ key }) => ofScope.add(key, by));
    count(1);
    all.add(socket);
    idle.add(socket);
    socket.once('close', () => {
      count(-1);
      all.delete(socket);
      idle.delete(socket);
    });
    if (all.size <= limits.inAll) return;
    const [longest = socket] = idle;
    close(longest);
  });
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}
