import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import nextEnv from '@next/env';
import next from 'next';

import { startDelivery, stopDelivery } from '../lib/enquiries/delivery';
import { pendingEnquiries } from '../lib/enquiries/service';
import { env, type Settings, SettingsError } from '../lib/env';
import { log } from '../lib/log';
import { onShutdown } from '../lib/observability/shutdown';

import config from '../next.config';
import { answerWith } from './answer';
import { shortenBufferJson } from './buffer-json';
import { stopOnSignals } from './lifecycle';
import { watchEnquiries, watchProcess } from './operations/metrics';
import { becomeReady } from './operations/readiness';
import { guardConnections, SERVER_OPTIONS } from './request/connections';

/** Connections that may wait to be accepted: a day of falling markets comes in bursts. */
const BACKLOG = 4096;

const isDevelopment = process.argv.includes('--dev');

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readSettingsOrStop(): Settings {
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment);
  try {
    return env();
  } catch (error) {
    if (error instanceof SettingsError) stop(error.message);
    throw error;
  }
}

/** Listens, or stops with what to do about it. @returns the port */
async function listen(server: Server, { port, hostname }: Settings): Promise<number> {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      stop(`Port ${port} is taken. End what listens there, or set PORT to another number.`);
    }
    if (error.code === 'EACCES') {
      stop(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
    }
    stop(`The server could not listen on port ${port}: ${error.message}`);
  });
  await new Promise<void>((resolve) => {
    server.listen({ port, host: hostname ?? undefined, backlog: BACKLOG }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function main(): Promise<void> {
  const settings = readSettingsOrStop();
  shortenBufferJson();
  const server = createServer(SERVER_OPTIONS);
  guardConnections(server, settings.siteUrl);
  const port = await listen(server, settings);
  const app = next({
    // Bundled with the server, so that a container needs no sources to read it from.
    conf: config,
    dev: isDevelopment,
    hostname: settings.hostname ?? 'localhost',
    port,
    // The framework hangs its own answers to upgrades on this server. Only live reloading wants
    // them; on a server that nobody calls they are out of the way.
    httpServer: isDevelopment ? server : createServer(),
  });
  const ready = app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', isDevelopment ? handle : answerWith(ready, handle, settings));
  await ready;
  stopOnSignals(server);
  watchProcess();
  watchEnquiries(pendingEnquiries);
  startDelivery();
  onShutdown('enquiries', stopDelivery);
  log.info({ port }, 'ready');
  process.stdout.write(`The site is ready on http://localhost:${port}\n`);
  await becomeReady();
}

main().catch((error: Error) => stop(`The site could not start: ${error.message}`));
