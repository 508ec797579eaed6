import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { log } from '../lib/log';
import { finishWork } from '../lib/observability/shutdown';

import { stop } from './operations/readiness';

/** How long requests under way may take after the signal to stop, in ms. */
const GRACE_MS = 10_000;
/** How long what is left to do besides them may take, in ms. */
const WORK_MS = 5_000;
/** Ms between looks for connections that became idle. */
const LOOK_EVERY_MS = 100;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    server.close(() => {
      clearInterval(look);
      resolve();
    });
  });
}

async function shutDown(server: Server): Promise<void> {
  await wait(stop());
  await Promise.race([closed(server), wait(GRACE_MS, undefined, { ref: false })]);
  await finishWork(WORK_MS);
  log.info('stopped');
  process.exit(0);
}

/**
 * On the first signal: unready, a moment for a balancer to notice, no new connection, requests
 * under way to their end, then the end. On the second: the end.
 */
export function stopOnSignals(server: Server): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void shutDown(server);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
