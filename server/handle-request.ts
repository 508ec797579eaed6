/** The way of a request: validate, limit, look into the page store, render, send. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFormPage } from '../lib/enquiries/form-pages';
import type { Settings } from '../lib/env';
import { log } from '../lib/log';
import { plainError } from '../lib/observability/server-error';

import { recompress } from './compression';
import { CLOSED_POLICY, createContentPolicy } from './content-policy';
import { type ErrorPage, sendErrorPage } from './error-page';
import { BusyError, createLane, VisitorCounts } from './lane';
import { type NextHandler, renderHeaders } from './next-handler';
import { countRequest, watchPageStore } from './operations/metrics';
import { answerOperations, isOperations } from './operations/operations';
import { isStopping } from './operations/readiness';
import { logRequest } from './operations/request-log';
import { createPageStore } from './page-store';
import { PostError, passPost, readBody } from './post';
import { secondsToWait } from './rate-limits';
import { render, type Renderer } from './render';
import { createContext, type RequestContext } from './request-context';
import { commonHeaders } from './response-headers';
import { sendStored } from './send';
import { rejectionOf, withoutDoubleSlashes } from './validation';

export type HandlerSettings = Pick<
  Settings,
  'siteUrl' | 'statusToken' | 'translateWidgetUrl' | 'trustedProxies' | 'flags'
>;

/** Addresses that take POST requests. */
const takesPosts = (path: string): boolean => path.startsWith('/api/') || isFormPage(path);

const BUSY: ErrorPage = {
  status: 503,
  title: 'So many visitors at once',
  sentence: 'The site is busier than it can serve. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

const tooMany = (seconds: number): ErrorPage => ({
  status: 429,
  title: 'Too many requests at once',
  sentence: `So many requests came from your address that the next one has to wait. Try again in ${seconds} s.`,
  headers: { 'Retry-After': String(seconds) },
});

const POST_ERRORS: Readonly<Record<PostError['status'], ErrorPage>> = {
  400: {
    status: 400,
    title: 'This form cannot be read',
    sentence: 'Go back to its page, load it again and send it once more.',
  },
  403: {
    status: 403,
    title: 'This form came from another site',
    sentence: 'Forms are accepted from the pages of this site alone.',
  },
  408: {
    status: 408,
    title: 'This took too long',
    sentence: 'The form did not arrive in time.',
    headers: { Connection: 'close' },
  },
  413: {
    status: 413,
    title: 'That is more than can be sent at once',
    sentence: 'What you sent is larger than any form of this site takes.',
    headers: { Connection: 'close' },
  },
};

const failed = (id: string): ErrorPage => ({
  status: 500,
  title: 'Something went wrong on our side',
  sentence: `This page could not be put together. When you write to us, add this number: ${id}`,
});

/** Counts and logs a request once its response is sent, or the visitor is gone. */
function watch(context: RequestContext): void {
  const { request, response, startedAt } = context;
  const before = request.socket.bytesWritten;
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    countRequest(context, response.statusCode, seconds);
    logRequest(context, Math.max(0, request.socket.bytesWritten - before), seconds);
  });
}

/**
 * The name of a response: its address, and the headers by which its rendering differs.
 * @returns the key, and the headers to render it with
 */
function keyOf({ request, path, query }: RequestContext) {
  const headers = renderHeaders(request.headers);
  const varying = Object.entries(headers).map(([name, value]) => `\n${name}=${value}`);
  return { key: path + query + varying.join(''), headers };
}

/**
 * Calls back once when the visitor's connection closes. A response that waits behind another one on
 * the same connection gets no `close` of its own on Node.js 20 and 22, so the socket is watched.
 * @returns what ends it
 */
function onGone({ request }: RequestContext, leave: () => void): () => void {
  request.socket.once('close', leave);
  return () => request.socket.off('close', leave);
}

/**
 * Handles every request of the server.
 * @param handler Next.js' request handler
 * @param isDevelopment renders each page anew and permits what live reloading needs
 */
export function createRequestHandler(
  handler: NextHandler,
  settings: HandlerSettings,
  isDevelopment = false,
) {
  const { siteUrl, trustedProxies } = settings;
  const policy = createContentPolicy(settings, isDevelopment);
  const renderer: Renderer = { handler, policy, siteUrl };
  const store = createPageStore(!isDevelopment);
  const lane = createLane();
  const postLane = createLane();
  const waiting = new VisitorCounts();
  watchPageStore(store.bytes, () => lane.size() + postLane.size());

  async function sendPage(context: RequestContext): Promise<void> {
    const { key, headers } = keyOf(context);
    const cached = store.get(key);
    if (cached) {
      context.cache = 'fresh';
      if (!Buffer.isBuffer(cached.body)) recompress(cached.body);
      await sendStored(context, cached);
      return;
    }
    if (!waiting.enter(context.visitor)) {
      sendErrorPage(context, siteUrl, tooMany(1));
      return;
    }
    try {
      const { response, cache } = await store.load(
        key,
        (signal, lastGood) =>
          lane.run(async () => {
            const rendered = await render(renderer, { ...context, headers }, lastGood);
            if (rendered.status >= 500 && lastGood) throw new Error(`rendered ${rendered.status}`);
            return rendered;
          }, signal),
        (leave) => onGone(context, leave),
      );
      context.cache = cache;
      await sendStored(context, response);
    } finally {
      waiting.leave(context.visitor);
    }
  }

  async function sendPost(context: RequestContext): Promise<void> {
    if (!waiting.enter(context.visitor)) {
      sendErrorPage(context, siteUrl, tooMany(1));
      return;
    }
    try {
      const body = await readBody(context);
      await postLane.run(() => passPost(context, body, renderer));
    } finally {
      waiting.leave(context.visitor);
    }
  }

  async function handle(context: RequestContext): Promise<void> {
    const { request, response, method, path, query, visitor } = context;
    const rejection = rejectionOf(method, path, query, request.headers, takesPosts(path));
    if (rejection) {
      sendErrorPage(context, siteUrl, rejection);
      return;
    }
    const location = withoutDoubleSlashes(path, query);
    if (location !== null) {
      const headers = { ...commonHeaders(siteUrl), 'content-security-policy': CLOSED_POLICY };
      response.writeHead(308, { ...headers, location, 'x-request-id': context.id }).end();
      return;
    }
    const wait = await secondsToWait(path, visitor);
    if (wait !== null) {
      sendErrorPage(context, siteUrl, tooMany(wait));
      return;
    }
    if (isOperations(path) && (await answerOperations(context, settings))) return;
    if (isStopping()) response.setHeader('Connection', 'close');
    await (method === 'POST' ? sendPost(context) : sendPage(context));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = createContext(request, response, trustedProxies);
    watch(context);
    try {
      await handle(context);
    } catch (error) {
      if (request.socket.destroyed) return;
      if (error instanceof BusyError) {
        sendErrorPage(context, siteUrl, BUSY);
        return;
      }
      if (error instanceof PostError) {
        sendErrorPage(context, siteUrl, POST_ERRORS[error.status]);
        return;
      }
      log.error(
        { err: plainError(error), requestId: context.id },
        'a request could not be answered',
      );
      sendErrorPage(context, siteUrl, failed(context.id));
    }
  };
}
