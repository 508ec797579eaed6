import { createHash, timingSafeEqual } from 'node:crypto';

import type { Settings } from '@/lib/tools/env';
import { createLimiter } from '@/lib/tools/limiter';
import { wideNetworkOf } from '@/lib/tools/network';

import { plainPageHeaders } from '../error-page';
import { TooManyError } from '../lane';
import type { Renderer } from '../renderer-pool/renderer';
import type { RequestContext } from '../request-context';
import { METRICS_TYPE, metricsText } from './metrics';
import { checkReadiness } from './readiness';
import { statusPage } from './status-page';
import type { Visits } from '../visits/count';
import { visitsCsv } from '../visits/tables';

type Access = Pick<Settings, 'siteUrl' | 'statusToken'>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes, which are equally long, in constant time. */
export function isToken(said: string | null, token: string | null): boolean {
  return said !== null && token !== null && timingSafeEqual(digest(said), digest(token));
}

/** The token of a request's header; an address would leave it in logs and in a browser's history. */
export const saidToken = (authorization: string | undefined): string | null =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** Wrong tokens of a visitor's /24 or /48; after so many in a minute none is looked at. */
const wrongTokens = createLimiter({ name: 'tokens', perMinute: 10 });

/** Whether a visitor may see metrics, status and counts. @throws TooManyError after too many wrong tokens */
async function isAllowed({ request, visitor }: RequestContext, token: string | null) {
  const said = saidToken(request.headers.authorization);
  if (said === null) return false;
  const network = wideNetworkOf(visitor.address);
  const seconds = await wrongTokens.wait(network);
  if (seconds > 0) throw new TooManyError(seconds);
  if (isToken(said, token)) return true;
  await wrongTokens.count(network);
  return false;
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
    'X-Robots-Tag': 'noindex',
    'X-Request-Id': id,
  });
  response.end(body);
}

/** The counts of visits; below `/status`, which proxies do not forward. */
const VISITS_FILE = '/status/visits.csv';

const ADDRESSES: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/status',
  VISITS_FILE,
]);

const PLAIN = 'text/plain; charset=utf-8';

/**
 * Answers health checks, readiness checks, metrics, the status page and the counts of visits. Without
 * the token the last three do not exist.
 * @returns `false` for every other address
 * @throws TooManyError after too many wrong tokens
 */
export async function answerOperations(
  context: RequestContext,
  { siteUrl, statusToken }: Access,
  { processes, visits }: { readonly processes: readonly Renderer[]; readonly visits: Visits },
): Promise<boolean> {
  const { path } = context;
  if (!ADDRESSES.has(path)) return false;
  if (path === '/healthz') {
    say(context, siteUrl, 200, PLAIN, 'alive\n');
    return true;
  }
  if (path === '/readyz') {
    const { isReady, text } = await checkReadiness();
    say(context, siteUrl, isReady ? 200 : 503, PLAIN, `${text}\n`);
    return true;
  }
  if (!(await isAllowed(context, statusToken))) return false;
  if (path === '/metrics') {
    say(context, siteUrl, 200, METRICS_TYPE, await metricsText(processes));
  } else if (path === VISITS_FILE) {
    const days = await visits.finished();
    say(context, siteUrl, 200, 'text/csv; charset=utf-8', visitsCsv(days));
  } else {
    const html = await statusPage(processes, visits);
    say(context, siteUrl, 200, 'text/html; charset=utf-8', html);
  }
  return true;
}

/** Whether `answerOperations` may answer a request. */
export const isOperations = ({ method, path }: RequestContext): boolean =>
  ADDRESSES.has(path) && (method === 'GET' || method === 'HEAD');
