import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '../lib/log';

import { verdictOn } from './verdict';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The pages that stand in for those that can't be served, with the status they answer with. */
const STAND_INS = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

function splitUrl(request: IncomingMessage): { path: string; query: string } {
  const url = request.url ?? '/';
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

/** A stand-in answers with its own status, and nobody may keep it. */
function answerAsStandIn(request: IncomingMessage, response: ServerResponse): void {
  const { path } = splitUrl(request);
  const standIn = Object.values(STAND_INS).find(
    (one) => path === one.path || path.startsWith(`${one.path}/`),
  );
  if (!standIn) return;
  // A browser's own copy is of the page that can't be had, not of its stand-in.
  delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = ((_status: number, ...rest: unknown[]) => {
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    if (standIn.status === 503) response.setHeader('Retry-After', String(RETRY_AFTER));
    return writeHead(standIn.status, ...rest);
  }) as typeof response.writeHead;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const { path, query } = splitUrl(request);
  const verdict = await verdictOn(path);
  if (typeof verdict === 'object') {
    response.writeHead(308, { Location: verdict.movedTo + query }).end();
    return;
  }
  if (verdict !== 'serve') request.url = `${STAND_INS[verdict].path}${path}`;
  answerAsStandIn(request, response);
  await handle(request, response);
}

/** The way of a request through the server. */
export function answerWith(ready: Promise<void>, handle: Handle) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await ready;
      await answer(request, response, handle);
    } catch (error) {
      log.error({ err: error }, 'a request could not be answered');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
