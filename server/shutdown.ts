import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { log } from '@/lib/tools/log';
import { beginStop } from './operations/readiness';

/** Ms that requests in flight may take after the signal to stop. */
const GRACE_MS = 10_000;
/** Ms between checks for connections that became idle. */
const CHECK_EVERY_MS = 100;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const check = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
    server.close(() => {
      clearInterval(check);
      resolve();
    });
  });
}

async function shutDown(server: Server, finish: () => Promise<void>): Promise<void> {
  await wait(beginStop());
  await Promise.race([closed(server), wait(GRACE_MS, undefined, { ref: false })]);
  await finish();
  log.info('stopped');
  process.exit(0);
}

/**
 * Stops on SIGTERM, SIGINT or SIGHUP: becomes unready, waits until a load balancer can have noticed, takes no
 * new connection, lets requests in flight finish, ends. A second signal ends the process at once.
 * @param finish the last work, after the last response
 */
export function stopOnSignals(server: Server, finish: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void shutDown(server, finish);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/**
 * Closes the way to Node.js' debugger, which SIGUSR1 opens on a port of the machine; a listener of its
 * own replaces that (https://nodejs.org/api/process.html#signal-events).
 */
export const refuseDebugger = (): void => void process.on('SIGUSR1', () => undefined);
