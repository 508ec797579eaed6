/** Answers a GET: from the page store, or by a rendering in its lane. */
import { declaredQuery } from '@/lib/pages/addresses/parameters';
import { isTranslated, TRANSLATED } from '@/lib/pages/addresses/translated';
import { ERROR_PAGES } from '@/lib/pages/addresses/resolution';

import { recompress } from './compression';
import { TooManyError } from './lane';
import { BusyError } from './places';
import { laneOf, type Lanes } from './lanes';
import { pictureOfType } from './picture-fallback';
import type { PageStore, StoredResponse } from './page-store';
import { fileResponse, render, type Rendering, type RenderRequest } from './render';
import { RendererDownError, renderHeaders } from './renderers/ask';
import { onGone, type RequestContext } from './request-context';
import { sendStored } from './send-stored';

/** The name of a response: its address, and the headers by which its rendering differs. */
function keyOf({ path, query, headers }: RenderRequest): string {
  const varying = Object.entries(headers).map(([name, value]) => `\n${name}=${value}`);
  return path + query + varying.join('');
}

/** Parameters that every page may have: the router's name of a part of it, and that of its translation. */
const furtherNames = ({ query }: RequestContext, headers: RenderRequest['headers']) => [
  ...(headers.rsc ? ['_rsc'] : []),
  ...(isTranslated(query) ? [TRANSLATED.name] : []),
];

const UNAVAILABLE_PAGE: RenderRequest = {
  path: ERROR_PAGES.unavailable.path,
  query: '',
  headers: {},
};

const isRefusal = (error: unknown): boolean =>
  error instanceof TooManyError || error instanceof BusyError || error instanceof RendererDownError;

interface Work {
  readonly rendering: Rendering;
  readonly store: PageStore;
  readonly lanes: Lanes;
}

/** A page in its lane: a stale one at once, else one rendered now. */
async function loadPage(
  context: RequestContext,
  request: RenderRequest,
  key: string,
  { rendering, store, lanes }: Work,
): Promise<StoredResponse> {
  const lane = lanes[laneOf(request)];
  const leave = await lane.admit(context.visitor);
  try {
    const { response, cache } = await store.load(
      key,
      (signal, lastGood) =>
        lane.run(
          context.visitor,
          async (spend) => {
            const rendered = await render(rendering, request, lastGood, { signal, spend });
            if (rendered.status >= 500 && lastGood) {
              throw new Error(`rendered ${rendered.status}`);
            }
            return rendered;
          },
          signal,
        ),
      (gone) => onGone(context, gone),
    );
    context.cache = cache;
    return response;
  } finally {
    leave();
  }
}

/** Sends a file of the site. It passes no lane, since it costs no rendering. */
async function sendFile(
  context: RequestContext,
  rendering: Rendering,
  store: PageStore,
): Promise<void> {
  const { path } = context;
  const { response, cache } = await store.load(
    path,
    (_signal, lastGood) => fileResponse(rendering, path, lastGood),
    (gone) => onGone(context, gone),
  );
  context.cache = cache;
  await sendStored(context, response);
}

export function createPageSender(rendering: Rendering, store: PageStore, lanes: Lanes) {
  const work = { rendering, store, lanes };
  /** What is sent while no renderer is up and nothing is stored. */
  let unavailable: StoredResponse | null = null;

  /** What is sent in place of a response that can't be made now; `null` where there is nothing. */
  function substituteOf(path: string, key: string, error: unknown): StoredResponse | null {
    const stored = store.getStale(key) ?? pictureOfType(path, store);
    return stored ?? (error instanceof RendererDownError ? unavailable : null);
  }

  async function sendPage(
    context: RequestContext,
    request: RenderRequest,
    key: string,
  ): Promise<void> {
    try {
      await sendStored(context, await loadPage(context, request, key, work));
    } catch (error) {
      const substitute = isRefusal(error) ? substituteOf(request.path, key, error) : null;
      if (!substitute) throw error;
      context.cache = substitute === unavailable ? 'none' : 'stale';
      await sendStored(context, substitute);
    }
  }

  return {
    async send(context: RequestContext): Promise<void> {
      const { path } = context;
      const isFile = rendering.files.has(path);
      const headers = isFile ? {} : renderHeaders(context.request.headers);
      const query = isFile
        ? ''
        : declaredQuery(path, context.query, furtherNames(context, headers));
      const request = { path, query, headers };
      const key = keyOf(request);
      const fresh = store.get(key);
      if (fresh) {
        context.cache = 'fresh';
        if (!Buffer.isBuffer(fresh.body)) recompress(fresh.body);
        await sendStored(context, fresh);
      } else if (isFile) await sendFile(context, rendering, store);
      else await sendPage(context, request, key);
    },
    /** Renders the page that is sent while no renderer is up. @throws RendererDownError */
    async prepare(): Promise<void> {
      unavailable = await render(rendering, UNAVAILABLE_PAGE, null);
    },
  };
}
