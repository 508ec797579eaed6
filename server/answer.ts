import type { IncomingMessage, ServerResponse } from 'node:http';

import { canDecide } from '../lib/availability';
import { log } from '../lib/log';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The page that stands in for those that can't be decided on. */
const UNAVAILABLE_PATH = '/unavailable';

/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER = 30;

/** Serves the designed page in place of the one that can't be had yet; nobody may keep it. */
function turnUnavailable(request: IncomingMessage, response: ServerResponse): void {
  request.url = UNAVAILABLE_PATH;
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = ((_status: number, ...rest: unknown[]) => {
    response.setHeader('Retry-After', String(RETRY_AFTER));
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    return writeHead(503, ...rest);
  }) as typeof response.writeHead;
}

/** The way of a request through the server. */
export function answerWith(ready: Promise<void>, handle: Handle) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await ready;
      if (!(await canDecide(request.url ?? '/'))) turnUnavailable(request, response);
      await handle(request, response);
    } catch (error) {
      log.error({ error }, 'a request could not be answered');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
