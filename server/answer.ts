import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '../lib/log';
import { STAND_INS, verdictOn } from '../lib/verdict';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** A stand-in answers with its own status, and nobody may keep it. */
function answerAsStandIn(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
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

/** The way of a request through the server. */
export function answerWith(ready: Promise<void>, handle: Handle) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await ready;
      const path = pathOf(request);
      const verdict = await verdictOn(path);
      if (verdict !== 'serve') request.url = `${STAND_INS[verdict].path}${path}`;
      answerAsStandIn(request, response);
      await handle(request, response);
    } catch (error) {
      log.error({ error }, 'a request could not be answered');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
