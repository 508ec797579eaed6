import type { ServerResponse } from 'node:http';

import type { Exchange } from '../exchange';
import { encodingFor } from './encoding';
import type { Freshness } from './freshness';
import { textOf } from './headers';
import { claimImproving, encodingOf, type Kept } from './kept';
import { forgetAnswer, type Remembered, rememberAnswer } from './memory';
import { isKnownTag } from './tags';

/** Headers that belong to one answer, or to its body in one encoding. */
const OF_ONE_ANSWER = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

export const isLasting = (response: ServerResponse): boolean =>
  /\bimmutable\b/.test(textOf(response.getHeader('Cache-Control')));

/**
 * Remembers an answer that is about to be sent, if it is a good one and the same for everyone.
 * @returns whether it did
 */
export function remember(
  key: string | null,
  response: ServerResponse,
  kept: Kept,
  freshness: Freshness,
): boolean {
  if (key === null) return false;
  if (response.statusCode !== 200) {
    forgetAnswer(key);
    return false;
  }
  const until = isLasting(response) ? Infinity : (freshness.until ?? 0);
  if (until <= Date.now() || response.hasHeader('Set-Cookie')) return false;
  if (/no-store|private/.test(textOf(response.getHeader('Cache-Control')))) return false;
  const head = response
    .getHeaderNames()
    .filter((name) => !OF_ONE_ANSWER.has(name))
    .flatMap((name) => [name, textOf(response.getHeader(name))]);
  rememberAnswer(key, { kept, head, until });
  return true;
}

/**
 * Gives a remembered answer once more.
 * @returns `false` where its body is not at hand as this request wants it
 */
export function repeat(exchange: Exchange, { kept, head }: Remembered): boolean {
  const { request, response, id } = exchange;
  const own = ['X-Request-Id', id];
  if (isKnownTag(request.headers['if-none-match'], kept.etag)) {
    const lasting = head.filter((_, at) => head[at - (at % 2)] !== 'content-type');
    exchange.cache = 'memory';
    response.writeHead(304, [...lasting, ...own]).end();
    return true;
  }
  const wanted = encodingFor(textOf(request.headers['accept-encoding']));
  const encoding = encodingOf(kept, wanted);
  const body = kept.bodies.get(encoding);
  if (!body) return false;
  if (claimImproving(kept, encoding)) {
    exchange.improves = true;
    return false;
  }
  kept.asked += 1;
  exchange.cache = 'memory';
  if (encoding !== 'identity') own.push('Content-Encoding', encoding);
  response.writeHead(200, [...head, ...own, 'Content-Length', String(body.length)]);
  response.end(body);
  return true;
}
