/** The way of a request: validate, limit, look into the page store, render, send. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFormPage } from '../lib/enquiries/form-pages';
import type { Settings } from '@/lib/tools/env';

import { contentPolicies } from './content-policy';
import { sendErrorPage } from './error-page';
import { errorPageOf } from './errors';
import { TooManyError } from './lane';
import { createLanes } from './lanes';
import { countRequest, watchRendering } from './operations/metrics';
import { answerOperations, isOperations } from './operations/operations';
import { addReadinessCheck, isStopping } from './operations/readiness';
import { logRequest } from './operations/request-log';
import { createPostSender } from './send-post';
import { secondsToWait } from './rate-limits';
import type { Rendering } from './render';
import type { Renderer } from './renderer-pool/renderer';
import type { Ask } from './renderer-pool/ask';
import { createContext, type RequestContext } from './request-context';
import { commonHeaders } from './response-headers';
import { createStores } from './stores';
import { createPageSender } from './send-page';
import { rejectionOf } from './validation';
import { siteFiles } from './site-files';
import type { Visits } from './visits/count';
import { isWithheldSearch, WITHHELD_ADDRESS } from './withheld-search';

export type HandlerSettings = Pick<
  Settings,
  'siteUrl' | 'statusToken' | 'translateWidgetUrl' | 'trustedProxies' | 'flags' | 'hashedFilesDir'
>;

/** Addresses that take POST requests. */
const takesPosts = (path: string): boolean => path.startsWith('/api/') || isFormPage(path);

/** Counts and logs a request once its response is sent, or the visitor is gone. */
function watch(context: RequestContext, visits: Visits): void {
  const { request, response, startedAt } = context;
  const before = request.socket.bytesWritten;
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    countRequest(context, response.statusCode, seconds);
    if (response.writableFinished) visits.count(context, response.statusCode);
    logRequest(context, Math.max(0, request.socket.bytesWritten - before), seconds);
  });
}

/**
 * Handles every request of the server.
 * @param renderers what is not stored is asked of them
 * @param processes each of them, for those who run the site
 * @param visits count what is answered
 * @returns `prepare` renders what is sent while no renderer is up
 */
export function createRequestHandler(
  renderers: Ask,
  processes: readonly Renderer[],
  settings: HandlerSettings,
  visits: Visits,
) {
  const { siteUrl, trustedProxies, hashedFilesDir } = settings;
  const policyOf = contentPolicies(settings);
  const files = siteFiles({ root: process.cwd(), earlier: hashedFilesDir });
  const rendering: Rendering = { renderers, policyOf, siteUrl, files };
  const stores = createStores();
  const lanes = createLanes(() => processes.length > 0 && processes.every((one) => one.isSilent()));
  const pages = createPageSender(rendering, stores, lanes);
  const sendPost = createPostSender(rendering, lanes.post);
  watchRendering(stores.bytes, lanes);
  addReadinessCheck('a rendering lane is stuck', () =>
    Object.values(lanes).every((lane) => !lane.isStuck()),
  );

  async function handle(context: RequestContext): Promise<void> {
    const { request, response, method, path, query, visitor } = context;
    // Health checks come first, so that nothing can keep them from an answer.
    if (isOperations(context) && (await answerOperations(context, settings, { processes, visits })))
      return;
    const rejection = rejectionOf(request, path, query, takesPosts(path));
    if (rejection) {
      sendErrorPage(context, siteUrl, rejection);
      return;
    }
    const wait = await secondsToWait(path, visitor);
    if (wait !== null) throw new TooManyError(wait);
    if (isStopping()) response.setHeader('Connection', 'close');
    if (isWithheldSearch(path, query)) {
      response.writeHead(303, {
        ...commonHeaders(siteUrl),
        'Cache-Control': 'no-store',
        Location: WITHHELD_ADDRESS,
      });
      response.end();
      return;
    }
    await (method === 'POST' ? sendPost(context) : pages.send(context));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const context = createContext(request, response, trustedProxies);
    watch(context, visits);
    try {
      await handle(context);
    } catch (error) {
      if (!request.socket.destroyed) {
        sendErrorPage(context, siteUrl, errorPageOf(error, context.id));
      }
    }
  }

  return { answer, prepare: pages.prepare };
}
