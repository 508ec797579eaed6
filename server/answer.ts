import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Settings } from '../lib/env';
import { log } from '../lib/log';
import { plainError } from '../lib/observability/server-error';
import { ERROR_PAGES, resolvePage } from '../lib/pages/resolve';

import { createDelivery, type Prepare } from './delivery/deliver';
import { type Freshness, notingFreshness } from './delivery/freshness';
import { commonHeaders } from './delivery/headers';
import { memoryKey, recall } from './delivery/memory';
import { giveNotice, type Notice } from './delivery/notice';
import { repeat } from './delivery/repeat';
import { CLOSED_POLICY } from './document/policy';
import type { Exchange } from './exchange';
import { answerOperations, isOperations } from './operations/operations';
import { isStopping } from './operations/readiness';
import { takeIn } from './request/arrival';
import { refusalOf } from './request/hygiene';
import { rateOf, secondsToWait } from './request/rates';
import { standInStatus } from './request/stand-ins';
import { takeTurn, type Turn, waitForSame } from './request/turns';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type AnswerSettings = Pick<
  Settings,
  'siteUrl' | 'statusToken' | 'translateWidgetUrl' | 'trustedProxies' | 'flags'
>;

/** Whether it is refused before anything is done for it; it is answered then. */
async function isRefused(exchange: Exchange, siteUrl: string): Promise<boolean> {
  const { method, path, request, client } = exchange;
  const refusal = refusalOf(method, path, request.headers);
  if (refusal) {
    giveNotice(exchange, siteUrl, refusal);
    return true;
  }
  const wait = rateOf(path) ? await secondsToWait(path, client) : null;
  if (wait === null) return false;
  giveNotice(exchange, siteUrl, {
    status: 429,
    title: 'Too many requests at once',
    sentence: `So many requests came from your address that the next one has to wait. Try again in ${wait} s.`,
    headers: { 'Retry-After': String(wait) },
  });
  return true;
}

/** Pages have no dot in their last part; files compare their own tags. */
const isFile = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');

const BUSY: Notice = {
  status: 503,
  title: 'So many visitors at once',
  sentence: 'The site is busier than it can serve. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

/** Gives the remembered answer, where there is one that will do. */
function isRepeated(exchange: Exchange, key: string | null): boolean {
  const remembered = key === null ? null : recall(key, Date.now());
  return remembered !== null && repeat(exchange, remembered);
}

async function serve(
  exchange: Exchange,
  key: string | null,
  turn: Turn,
  prepare: Prepare,
  siteUrl: string,
  handle: Handle,
): Promise<void> {
  const { request, response, path, query, method } = exchange;
  const resolution = await resolvePage(path);
  if (resolution.kind === 'redirect') {
    response
      .writeHead(308, {
        ...commonHeaders(siteUrl),
        'Content-Security-Policy': CLOSED_POLICY,
        Location: resolution.location + query,
      })
      .end();
    return;
  }
  if (resolution.kind !== 'page') request.url = ERROR_PAGES[resolution.kind].path;
  const standIn = standInStatus(request.url ?? path);
  request.headers['x-site-path'] = path;
  // Headers and policy belong to the body, so that the framework is asked for it in any case; no
  // body is sent after a HEAD.
  if (method === 'HEAD') request.method = 'GET';
  const knownTag = request.headers['if-none-match'];
  // A browser's own copy is of another text than the framework compares with, or of a page that a
  // stand-in stands for.
  if (!isFile(path) || standIn !== null) delete request.headers['if-none-match'];
  const freshness: Freshness = {};
  prepare(exchange, {
    standIn,
    memoryKey: key,
    freshness,
    knownTag: standIn === null ? knownTag : undefined,
    made: turn.made,
  });
  await notingFreshness(freshness, () => handle(request, response));
}

/** The way of a request through the server. */
export function answerWith(ready: Promise<void>, handle: Handle, settings: AnswerSettings) {
  const { siteUrl, trustedProxies } = settings;
  const prepare = createDelivery(settings);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = takeIn(request, response, trustedProxies);
    try {
      if (await isRefused(exchange, siteUrl)) return;
      if (isOperations(exchange.path) && (await answerOperations(exchange, settings))) return;
      const key =
        exchange.method === 'POST' ? null : memoryKey(request.url ?? '/', request.headers);
      if (isRepeated(exchange, key)) return;
      await ready;
      if (key !== null && (await waitForSame(key)) && isRepeated(exchange, key)) return;
      // Who has left meanwhile needs no answer.
      if (response.destroyed) return;
      const turn = takeTurn(key);
      if (!turn) {
        giveNotice(exchange, siteUrl, BUSY);
        return;
      }
      response.once('close', turn.end);
      response.setHeader('X-Request-Id', exchange.id);
      if (isStopping()) response.setHeader('Connection', 'close');
      await serve(exchange, key, turn, prepare, siteUrl, handle);
    } catch (error) {
      log.error(
        { err: plainError(error), requestId: exchange.id },
        'a request could not be answered',
      );
      giveNotice(exchange, siteUrl, {
        status: 500,
        title: 'Something went wrong on our side',
        sentence: `This page could not be put together. When you write to us, add this number: ${exchange.id}`,
      });
    }
  };
}
