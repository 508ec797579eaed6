import { createHash, timingSafeEqual } from 'node:crypto';

import type { Settings } from '../../lib/env';

import { plainPageHeaders } from '../error-page';
import type { RequestContext } from '../request-context';
import { METRICS_TYPE, metricsText } from './metrics';
import { checkStage } from './readiness';
import { statusPage } from './status-page';

type Access = Pick<Settings, 'siteUrl' | 'statusToken'>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes, which are equally long, in constant time. */
export function isToken(said: string | null, token: string | null): boolean {
  return said !== null && token !== null && timingSafeEqual(digest(said), digest(token));
}

/** The token of a request: from its header, or from its address for use in a browser. */
export function saidToken(authorization: string | undefined, query: string): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  return bearer ?? new URLSearchParams(query).get('token');
}

function say(
  { response, id }: RequestContext,
  siteUrl: string,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, {
    ...plainPageHeaders(siteUrl, Buffer.byteLength(body)),
    'Content-Type': type,
    // The address may hold the token.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'X-Request-Id': id,
  });
  response.end(body);
}

const PLAIN = 'text/plain; charset=utf-8';

/**
 * Answers health checks, readiness checks, metrics and the status page. Without the token the last
 * two do not exist.
 * @returns `false` for every other address
 */
export async function answerOperations(
  context: RequestContext,
  { siteUrl, statusToken }: Access,
): Promise<boolean> {
  const { path, query, request } = context;
  if (path === '/healthz') {
    say(context, siteUrl, 200, PLAIN, 'alive\n');
    return true;
  }
  if (path === '/readyz') {
    const stage = checkStage();
    say(context, siteUrl, stage === 'ready' ? 200 : 503, PLAIN, `${stage}\n`);
    return true;
  }
  if (path !== '/metrics' && path !== '/status') return false;
  if (!isToken(saidToken(request.headers.authorization, query), statusToken)) return false;
  if (path === '/metrics') say(context, siteUrl, 200, METRICS_TYPE, await metricsText());
  else say(context, siteUrl, 200, 'text/html; charset=utf-8', statusPage(Date.now()));
  return true;
}

/** The addresses that `answerOperations` may answer. */
export const isOperations = (path: string): boolean =>
  path === '/healthz' || path === '/readyz' || path === '/metrics' || path === '/status';
