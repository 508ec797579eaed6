import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import nextEnv from '@next/env';

import { firm } from '@/lib/content/firm';
import { env, type Settings, SettingsError } from '@/lib/tools/env';
import { INTERNAL } from '@/lib/tools/renderer-protocol';
import { log } from '@/lib/tools/log';

import { connectionLimits, fileLimit, limitConnectionCount } from './connection-limits';
import { limitConnections, SERVER_OPTIONS } from './connections';
import { createContentPolicy } from './content-policy';
import { publishHashedFiles } from './earlier-builds';
import { createRequestHandler } from './handle-request';
import { watchProcess, watchRenderers } from './operations/metrics';
import { addReadinessCheck, askReadiness, becomeReady } from './operations/readiness';
import { internalRequest, shareAmong, startRenderers } from './renderer-pool/renderers';
import { refuseDebugger, stopOnSignals } from './shutdown';
import { checkAnswers } from './start-check';
import { startWarnings } from './start-warnings';
import { createVisits } from './visits/count';

/** Connections that may wait to be accepted, for bursts of visitors. */
const BACKLOG = 4096;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readSettingsOrStop(): Settings {
  nextEnv.loadEnvConfig(process.cwd(), false);
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
  const files = fileLimit();
  startWarnings(settings, files, firm).forEach((warning) => log.warn(warning));
  const { hashedFilesDir } = settings;
  if (hashedFilesDir) await publishHashedFiles(hashedFilesDir, Date.now());
  const server = createServer(SERVER_OPTIONS);
  limitConnections(server, settings.siteUrl);
  limitConnectionCount(server, connectionLimits(files, settings.trustedProxies));
  const port = await listen(server, settings);
  const { processes, stop: stopRenderers } = startRenderers(settings.renderers);
  const renderers = shareAmong(processes);
  const visits = createVisits({
    folder: path.join(settings.dataDir, 'visits'),
    front: `${os.hostname()}:${port}`,
    ownHosts: [new URL(settings.siteUrl).host],
  });
  const { answer, prepare } = createRequestHandler(renderers, processes, settings, visits);
  const ready = Promise.all(processes.map(({ started }) => started));
  const waitThenAnswer: typeof answer = async (request, response) => {
    await ready;
    await answer(request, response);
  };
  server.on('request', waitThenAnswer);
  // An unknown expectation is rejected like any other request, not by Node.js.
  server.on('checkExpectation', waitThenAnswer);
  stopOnSignals(server, async () => {
    await Promise.all([stopRenderers(), visits.stop()]);
  });
  if (process.platform !== 'win32') refuseDebugger();
  await ready;
  await checkAnswers({ renderers, policy: createContentPolicy(settings) });
  await prepare();
  watchProcess();
  watchRenderers(processes);
  // The first answer waits until the lists that resolve addresses were asked for.
  await renderers.whole(internalRequest(INTERNAL.readiness));
  addReadinessCheck('no renderer answers', () => askReadiness(processes));
  log.info({ port }, 'ready');
  process.stdout.write(`The site is ready on http://localhost:${port}\n`);
  becomeReady();
}

main().catch((error: Error) => stop(`The site could not start: ${error.message}`));
