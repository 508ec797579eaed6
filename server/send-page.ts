/** Answers a GET: from the page store, or by a rendering in its lane. */
import { resolvePage } from '../lib/pages/resolve';

import { recompress } from './compression';
import { BusyError, TooManyError } from './lane';
import { laneOf, type Lanes } from './lanes';
import { renderHeaders } from './next-handler';
import { pictureOfType } from './picture-fallback';
import type { PageStore, StoredResponse } from './page-store';
import { render, type Renderer, type RenderRequest } from './render';
import { onGone, type RequestContext } from './request-context';
import { sendStored } from './send';

/** The name of a response: its address, and the headers by which its rendering differs. */
function keyOf({ path, query, headers }: RenderRequest): string {
  const varying = Object.entries(headers).map(([name, value]) => `\n${name}=${value}`);
  return path + query + varying.join('');
}

export function createPageSender(renderer: Renderer, store: PageStore, lanes: Lanes) {
  async function loadPage(
    context: RequestContext,
    request: RenderRequest,
    key: string,
  ): Promise<StoredResponse> {
    const resolution = await resolvePage(request.path, request.query);
    const lane = lanes[laneOf(request, resolution)];
    const leave = await lane.admit(context.visitor);
    try {
      const { response, cache } = await store.load(
        key,
        (signal, lastGood) =>
          lane.run(async () => {
            const rendered = await render(renderer, request, resolution, lastGood);
            if (rendered.status >= 500 && lastGood) throw new Error(`rendered ${rendered.status}`);
            return rendered;
          }, signal),
        (gone) => onGone(context, gone),
      );
      context.cache = cache;
      return response;
    } finally {
      leave();
    }
  }

  return async (context: RequestContext): Promise<void> => {
    const { path, query } = context;
    const request = { path, query, headers: renderHeaders(context.request.headers) };
    const key = keyOf(request);
    const fresh = store.get(key);
    if (fresh) {
      context.cache = 'fresh';
      if (!Buffer.isBuffer(fresh.body)) recompress(fresh.body);
      await sendStored(context, fresh);
      return;
    }
    try {
      await sendStored(context, await loadPage(context, request, key));
    } catch (error) {
      if (!(error instanceof TooManyError || error instanceof BusyError)) throw error;
      const stored = store.getStale(key) ?? pictureOfType(path, store);
      if (!stored) throw error;
      context.cache = 'stale';
      await sendStored(context, stored);
    }
  };
}
