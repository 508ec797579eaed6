import { createLineLimit } from '@/lib/tools/line-limit';
import { log } from '@/lib/tools/log';

import type { RequestContext } from '../request-context';

/** Ms after which a response counts as slow and is logged. */
const SLOW_MS = 1_000;
/** Log lines a second; beyond these only their number is logged. */
const MAX_LINES = 20;

const hasRoom = createLineLimit(MAX_LINES, (omitted) =>
  log.info({ omitted }, 'more requests failed or were slow'),
);

/**
 * Logs a request: a failed or slow one always, within the limit; any other at level `debug`. The
 * query and the visitor's address may be personal and are not logged.
 * @param bytes sent
 * @param seconds until the end of the response
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
