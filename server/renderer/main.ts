/** A process that renders: Next.js' request handler behind a socket that only the front knows. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';

import next from 'next';

import { env, SettingsError } from '@/lib/tools/env';
import { MAX_HEADER_BYTES, MESSAGES } from '@/lib/tools/renderer-protocol';

import config from '../../next.config';
import { limitedConsole } from './limited-console';
import { NotedResponse } from './response';
import { startTracing } from './tracing';

/** Ms between two signs of life; a thread that is busy for long gives none. */
const ALIVE_EVERY = 1_000;

const [socketPath = ''] = process.argv.slice(2);

/** Says why it can't start; the front ends with it. */
function stop(error: Error): never {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : `The renderer could not start: ${error.stack}`}\n`,
  );
  process.exit(1);
}

async function main(): Promise<void> {
  const { port, tracesEndpoint } = env();
  // The front tells it to stop, after the last response; a signal reaches both at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Else it would open the debugger.
  if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined);
  process.on('disconnect', () => process.exit(0));
  setInterval(() => process.send?.(MESSAGES.alive), ALIVE_EVERY);
  globalThis.console = limitedConsole();
  if (tracesEndpoint) await startTracing(tracesEndpoint);
  const server = createServer({ ServerResponse: NotedResponse, maxHeaderSize: MAX_HEADER_BYTES });
  // Only the front connects. It has limits of its own and keeps its connections.
  Object.assign(server, { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 });
  const app = next({
    // Bundled with the renderer, so that a container needs no sources to read it from.
    conf: config,
    // It listens to a socket alone. The proxy's requests have this name, and an address that it rewrites
    // to under another one would be fetched by HTTP.
    hostname: 'localhost',
    port,
    // Next.js listens for upgrades on this server, which never comes to listen: no page needs them.
    httpServer: createServer(),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', (request, response) => {
    response.make(() => void handle(request, response).catch(() => response.destroy()));
  });
  // What an earlier process left.
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketPath, resolve);
  });
  process.send?.(MESSAGES.ready);
}

main().catch(stop);
