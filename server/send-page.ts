import { declaredQuery } from '@/lib/pages/addresses/parameters';
import { isTranslated, TRANSLATED } from '@/lib/pages/addresses/translated';
import { ERROR_PAGES } from '@/lib/pages/addresses/resolution';
import { pages } from '@/lib/pages';
import { pageTypeOf } from '@/lib/pages/page-type';
import { pageOfPicture } from '@/lib/pages/addresses/picture-paths';

import { TooManyError } from './lane';
import { BusyError } from './places';
import { laneOf, type Lanes } from './lanes';
import type { StoredResponse, PageStore } from './page-store';
import { render, type Rendering, type RenderRequest, fileResponse } from './render';
import { RendererDownError, renderHeaders } from './renderer-pool/ask';
import { onGone, type RequestContext } from './request-context';
import { sendFresh, sendStored } from './send-stored';
import type { Stores } from './stores';

/** Answers with a file of the site. It passes no lane, since it costs no rendering. */
function createFileSender(rendering: Rendering, store: PageStore) {
  return async (context: RequestContext): Promise<void> => {
    const { path, visitor } = context;
    const fresh = store.get(path);
    if (fresh) {
      await sendFresh(context, fresh);
      return;
    }
    const { response, cache } = await store.load(
      path,
      visitor,
      (_signal, lastGood) => fileResponse(rendering, path, lastGood),
      (gone) => onGone(context, gone),
    );
    context.cache = cache;
    await sendStored(context, response);
  };
}

/** Below which share pictures have their addresses. */
const PICTURES = '/share/';

/**
 * The stored picture of a page's type, of home for types without a page of their own, for when its
 * own cannot be drawn now: whoever shares a page asks once. Nobody may cache it under this address.
 * @returns `null` where the address is no picture, or none is stored
 */
export function pictureOfType(path: string, store: PageStore): StoredResponse | null {
  const page = path.startsWith(PICTURES)
    ? pageOfPicture(path.slice(PICTURES.length).split('/'))
    : null;
  if (page === null) return null;
  const type = pageTypeOf(page);
  const first = pages.find((one) => one.type === type)?.path ?? '/';
  const stored = store.getStale(`/share${first === '/' ? '/home' : first}.png`);
  return stored && { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
}

/** Ms after which a visitor gets 503 with `Retry-After`; the response is rendered and stored all the same. */
const LONGEST_ANSWER_MS = 8_000;

/** Waits for a response, for so long at most. @throws BusyError */
export async function inAnswerTime<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new BusyError('the response is not made yet')),
      LONGEST_ANSWER_MS,
    );
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

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

/** What a request asks for, without the parameters that its page does not read. */
function requestOf(context: RequestContext): RenderRequest {
  const { path, query, request } = context;
  const headers = renderHeaders(request.headers);
  return { path, query: declaredQuery(path, query, furtherNames(context, headers)), headers };
}

const UNAVAILABLE_PAGE: RenderRequest = {
  path: ERROR_PAGES.unavailable.path,
  query: '',
  headers: {},
};

const isRefusal = (error: unknown): boolean =>
  error instanceof TooManyError || error instanceof BusyError || error instanceof RendererDownError;

export function createPageSender(rendering: Rendering, stores: Stores, lanes: Lanes) {
  const sendFile = createFileSender(rendering, stores.of('page'));
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
              const rendered = await render(rendering, request, lastGood, { signal, spend });
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
      if (rendering.files.has(context.path)) {
        await sendFile(context);
        return;
      }
      const request = requestOf(context);
      const fresh = stores.of(laneOf(request)).get(keyOf(request));
      if (fresh) {
        await sendFresh(context, fresh);
        return;
      }
      try {
        await sendStored(context, await inAnswerTime(load(context, request)));
      } catch (error) {
        const substitute = isRefusal(error) ? substituteOf(request, error) : null;
        if (!substitute) throw error;
        context.cache = substitute === unavailable ? 'none' : 'stale';
        await sendStored(context, substitute);
      }
    },
    /** Renders the page that is sent while no renderer is up. @throws RendererDownError */
    async prepare(): Promise<void> {
      unavailable = await render(rendering, UNAVAILABLE_PAGE, null);
    },
  };
}
