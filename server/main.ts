import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import nextEnv from '@next/env';
import next from 'next';

import { env, SettingsError } from '../lib/env';
import { log } from '../lib/log';
import config from '../next.config';

import { answerWith } from './answer';

/** Bytes; an address of 100 kB is to get a page that says what is wrong with it. */
const LONGEST_HEADERS = 128 * 1024;
/** Connections that may wait to be accepted: a day of falling markets comes in bursts. */
const BACKLOG = 4096;
/** How long requests under way may take after the signal to stop, in ms. */
const GRACE_MS = 10_000;

const isDevelopment = process.argv.includes('--dev');

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readSettingsOrStop(): ReturnType<typeof env> {
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment);
  try {
    return env();
  } catch (error) {
    if (error instanceof SettingsError) stop(error.message);
    throw error;
  }
}

async function main(): Promise<void> {
  const { port, hostname } = readSettingsOrStop();
  const server = createServer({ maxHeaderSize: LONGEST_HEADERS });
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
  const { port: listening } = server.address() as AddressInfo;
  const app = next({
    // Bundled with the server, so that a container needs no sources to read it from.
    conf: config,
    dev: isDevelopment,
    hostname: hostname ?? 'localhost',
    port: listening,
    httpServer: server,
  });
  const ready = app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', answerWith(ready, handle));
  await ready;
  log.info({ port: listening }, 'ready');
  process.stdout.write(`The site is ready on http://localhost:${listening}\n`);

  let isStopping = false;
  const shutDown = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

main().catch((error: Error) => stop(`The site could not start: ${error.message}`));
