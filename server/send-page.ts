/** Answers a GET: from the page store, or by a rendering in its lane. */
import { declaredQuery } from '@/lib/pages/addresses/parameters';
import { ERROR_PAGES, PAGE } from '@/lib/pages/addresses/resolution';

import { recompress } from './compression';
import { inAnswerTime } from './deadline';
import { TooManyError } from './lane';
import { BusyError } from './places';
import { laneOf, type Lanes } from './lanes';
import { pictureOfType } from './picture-fallback';
import type { StoredResponse } from './page-store';
import { render, type Rendering, type RenderRequest } from './render';
import { RendererDownError, renderHeaders } from './renderers/ask';
import { onGone, type RequestContext } from './request-context';
import { sendStored } from './send-stored';
import type { Stores } from './stores';

/** The name of a response: its address, and the headers by which its rendering differs. */
function keyOf({ path, query, headers }: RenderRequest): string {
  const varying = Object.entries(headers).map(([name, value]) => `\n${name}=${value}`);
  return path + query + varying.join('');
}

/** What a request asks for, without the parameters that its page does not read. */
function requestOf({ path, query, request }: RequestContext): RenderRequest {
  const headers = renderHeaders(request.headers);
  // The router names a part of a page by a parameter of its own.
  return { path, query: declaredQuery(path, query, headers.rsc ? ['_rsc'] : []), headers };
}

async function sendFresh(context: RequestContext, fresh: StoredResponse): Promise<void> {
  context.cache = 'fresh';
  if (!Buffer.isBuffer(fresh.body)) recompress(fresh.body);
  await sendStored(context, fresh);
}

const UNAVAILABLE_PAGE: RenderRequest = {
  path: ERROR_PAGES.unavailable.path,
  query: '',
  headers: {},
};

const isRefusal = (error: unknown): boolean =>
  error instanceof TooManyError || error instanceof BusyError || error instanceof RendererDownError;

/** @param isPatient waits for as long as a page is compiled for development */
export function createPageSender(
  rendering: Rendering,
  stores: Stores,
  lanes: Lanes,
  isPatient: boolean,
) {
  /** What is sent while no renderer is up and nothing is stored. */
  let unavailable: StoredResponse | null = null;

  async function load(context: RequestContext, request: RenderRequest): Promise<StoredResponse> {
    const name = laneOf(request);
    const lane = lanes[name];
    const leave = await lane.admit(context.visitor);
    try {
      const { response, cache } = await stores.of(name).load(
        keyOf(request),
        context.visitor,
        (signal, lastGood, joining) =>
          lane.run(
            context.visitor,
            async (spend) => {
              const { path, query } = request;
              const resolution = await rendering.renderers.resolve(path, query, signal);
              const rendered = await render(rendering, request, resolution, lastGood, {
                signal,
                spend,
              });
              if (rendered.status >= 500 && lastGood) {
                throw new Error(`rendered ${rendered.status}`);
              }
              return rendered;
            },
            { signal, joining },
          ),
        (gone) => onGone(context, gone),
      );
      context.cache = cache;
      return response;
    } finally {
      leave();
    }
  }

  /** What is sent in place of a response that can't be made now; `null` where there is nothing. */
  function substituteOf(request: RenderRequest, error: unknown): StoredResponse | null {
    const store = stores.of(laneOf(request));
    const stored = store.getStale(keyOf(request)) ?? pictureOfType(request.path, store);
    return stored ?? (error instanceof RendererDownError ? unavailable : null);
  }

  return {
    async send(context: RequestContext): Promise<void> {
      const request = requestOf(context);
      const fresh = stores.of(laneOf(request)).get(keyOf(request));
      if (fresh) {
        await sendFresh(context, fresh);
        return;
      }
      try {
        const loading = load(context, request);
        await sendStored(context, await (isPatient ? loading : inAnswerTime(loading)));
      } catch (error) {
        const substitute = isRefusal(error) ? substituteOf(request, error) : null;
        if (!substitute) throw error;
        context.cache = substitute === unavailable ? 'none' : 'stale';
        await sendStored(context, substitute);
      }
    },
    /** Renders the page that is sent while no renderer is up. @throws RendererDownError */
    async prepare(): Promise<void> {
      unavailable = await render(rendering, UNAVAILABLE_PAGE, PAGE, null);
    },
  };
}
