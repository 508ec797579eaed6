import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import nextEnv from '@next/env';
import next from 'next';

import { startDelivery, stopDelivery } from '../lib/enquiries/delivery';
import { pendingEnquiries } from '../lib/enquiries/service';
import { env, type Settings, SettingsError } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';
import { onShutdown } from '../lib/observability/shutdown';
import { drawer } from '../lib/pages/share-pictures/drawer';

import config from '../next.config';
import { limitConnections, SERVER_OPTIONS } from './connections';
import { createContentPolicy } from './content-policy';
import { createRequestHandler } from './handle-request';
import type { NextHandler } from './next-handler';
import { watchEnquiries, watchProcess } from './operations/metrics';
import { addReadinessCheck, becomeReady } from './operations/readiness';
import { stopOnSignals } from './shutdown';
import { checkAnswers } from './start-check';
import { startExchangeFiles } from './exchange-files';
import { pictureThread } from './picture-thread';
import { startWarnings } from './start-warnings';
import { startTracing } from './tracing';

/** Connections that may wait to be accepted, for bursts of visitors. */
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

/** What live reloading fetches; in production Next.js has no such addresses. */
const isDevelopmentFile = (url = ''): boolean => /^\/(_next|__nextjs)/.test(url);

async function main(): Promise<void> {
  const settings = readSettingsOrStop();
  startWarnings(settings).forEach((warning) => log.warn(warning));
  const { exchangeFilesDir, tracesEndpoint } = settings;
  if (tracesEndpoint) await startTracing(tracesEndpoint);
  if (exchangeFilesDir) onShutdown('exchange files', startExchangeFiles(exchangeFilesDir));
  // Bundled beside the server.
  drawer().draw = pictureThread(new URL('./share-pictures.mjs', import.meta.url));
  const server = createServer(SERVER_OPTIONS);
  limitConnections(server, settings.siteUrl);
  const port = await listen(server, settings);
  const app = next({
    // Bundled with the server, so that a container needs no sources to read it from.
    conf: config,
    dev: isDevelopment,
    hostname: settings.hostname ?? 'localhost',
    port,
    // Next.js listens for upgrades on this server. Only live reloading needs them, so that in
    // production it gets a server that nobody calls.
    httpServer: isDevelopment ? server : createServer(),
  });
  const ready = app.prepare();
  const nextHandler = app.getRequestHandler();
  const handler: NextHandler = async (request, response) => {
    await ready;
    await nextHandler(request, response);
  };
  const handleRequest = createRequestHandler(handler, settings, isDevelopment);
  const listener: RequestListener = (request, response) => {
    const handle = isDevelopment && isDevelopmentFile(request.url) ? handler : handleRequest;
    void handle(request, response);
  };
  server.on('request', listener);
  // An unknown expectation is rejected like any other request, not by Node.js.
  server.on('checkExpectation', listener);
  await ready;
  const policy = createContentPolicy(settings, isDevelopment);
  if (!isDevelopment) await checkAnswers({ handler, policy, siteUrl: settings.siteUrl });
  stopOnSignals(server);
  watchProcess();
  watchEnquiries(pendingEnquiries);
  addReadinessCheck(
    'the enquiry store cannot be read',
    async () => (await pendingEnquiries()) >= 0,
  );
  startDelivery();
  onShutdown('enquiries', stopDelivery);
  log.info({ port }, 'ready');
  process.stdout.write(`The site is ready on http://localhost:${port}\n`);
  await becomeReady();
}

main().catch((error: Error) => stop(`The site could not start: ${error.message}`));
