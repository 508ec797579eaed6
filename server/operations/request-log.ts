import { log } from '../../lib/log';

import type { RequestContext } from '../request-context';

/** Ms after which an answer is slow enough to be worth a line. */
const SLOW_MS = 1_000;
/** Lines a second at the ordinary level; a bad minute is told by its first lines and a number. */
const MOST_LINES = 20;

let second = 0;
let lines = 0;
let leftOut = 0;

function hasRoom(): boolean {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    if (leftOut > 0) log.info({ leftOut }, 'more requests failed or were slow');
    second = now;
    lines = 0;
    leftOut = 0;
  }
  lines += 1;
  if (lines > MOST_LINES) leftOut += 1;
  return lines <= MOST_LINES;
}

/**
 * Logs an answered request: failed and slow ones always, within measure; the rest where the level
 * is `debug`. Neither the query nor the visitor's address, which may be personal, is in it.
 * @param seconds until the end of the answer
 */
export function logRequest(context: RequestContext, bytes: number, seconds: number): void {
  const { response, method, path, id, cache } = context;
  const status = response.statusCode;
  const ms = Math.round(seconds * 1000);
  const isNotable = status >= 500 || ms >= SLOW_MS;
  if (isNotable ? !hasRoom() : !log.isLevelEnabled('debug')) return;
  const isWhole = response.writableFinished;
  const fields = {
    method,
    path,
    status,
    ms,
    bytes,
    requestId: id,
    cache,
    ...(isWhole ? {} : { isWhole }),
  };
  if (isNotable) log.info(fields, 'request');
  else log.debug(fields, 'request');
}
