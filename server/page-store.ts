/** A cache of finished responses: single flight and stale-while-revalidate by `lru-cache`. */
import type { OutgoingHttpHeaders } from 'node:http';

import { LRUCache } from 'lru-cache';

import type { CompressedBody } from './compression';
import type { CacheState } from './request-context';
import type { Visitor } from './visitor';

/** Bytes that an entry costs besides its body: key, headers, bookkeeping. */
const ENTRY_BYTES = 2_048;
/** Ms after its freshness for which a page is still served while it is rendered again. */
const MAX_STALE_MS = 10_000;

/** A response as it is sent, whoever asks. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** `null` where the response has none. */
  readonly etag: string | null;
  /** A text is stored compressed; anything else, or a short text, as it is. */
  readonly body: CompressedBody | Buffer;
  /** Seconds for which it is fresh; `Infinity` for a file that never changes, 0 if not cacheable. */
  readonly freshSeconds: number;
}

interface Entry {
  readonly response: StoredResponse;
  /** By `performance.now()`, which no change of the clock moves. */
  readonly freshUntil: number;
}

/**
 * Makes the response of an address.
 * @param signal says that nobody waits for it any more
 * @param lastGood the response it replaces, if that was a good one
 * @param joining calls back with each further visitor who waits for it
 */
type Render = (
  signal: AbortSignal | undefined,
  lastGood: StoredResponse | null,
  joining: (listener: (visitor: Visitor) => void) => void,
) => Promise<StoredResponse>;

/** The requests that wait for one rendering; when the last one leaves, it need not start. */
interface Flight {
  readonly render: Render;
  readonly controller: AbortController;
  waiting: number;
  failure?: unknown;
  /** Hears of each further visitor who waits for it. */
  joined: (visitor: Visitor) => void;
}

export interface PageStore {
  /** A fresh response; `null` where there is none. */
  get(key: string): StoredResponse | null;
  /** The last response that could be rendered, whatever its age; `null` where there is none. */
  getStale(key: string): StoredResponse | null;
  /**
   * The response of an address that has no fresh one: a stale one while it is rendered in the
   * background, or one rendered now, once for all who ask.
   * @param visitor who asks
   * @param onGone calls back when the visitor leaves; returns what ends that
   * @throws what `render` throws, where there is no earlier response to fall back on
   */
  load(
    key: string,
    visitor: Visitor,
    render: Render,
    onGone: (leave: () => void) => () => void,
  ): Promise<{ readonly response: StoredResponse; readonly cache: CacheState }>;
  bytes(): number;
}

const bytesOf = (key: string, { body }: StoredResponse): number =>
  ENTRY_BYTES +
  2 * key.length +
  (Buffer.isBuffer(body) ? body.length : body.br.length + body.gzip.length);

const newFlight = (render: Render): Flight => ({
  render,
  controller: new AbortController(),
  waiting: 0,
  joined: () => undefined,
});

/** The cache that makes what it lacks by the flight of its request. */
const createCache = (maxBytes: number, flights: Map<string, Flight>) =>
  new LRUCache<string, Entry, Flight>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => bytesOf(key, response),
    allowStaleOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    async fetchMethod(key, last, { options, context: flight }) {
      try {
        const lastGood = last?.response.status === 200 ? last.response : null;
        const response = await flight.render(flight.controller.signal, lastGood, (listener) => {
          flight.joined = listener;
        });
        const ms = response.freshSeconds * 1000;
        // To lru-cache a time to live of 0 means for ever.
        options.ttl = ms === Infinity ? 0 : Math.max(ms, 1);
        return { response, freshUntil: performance.now() + ms };
      } catch (error) {
        flight.failure = error;
        throw error;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
  });

/** @param maxBytes of responses in memory; the least recently used go first */
export function createPageStore(maxBytes: number): PageStore {
  const flights = new Map<string, Flight>();
  const cache = createCache(maxBytes, flights);

  const isServableStale = (entry: Entry | undefined): boolean =>
    entry?.response.status === 200 && performance.now() < entry.freshUntil + MAX_STALE_MS;

  return {
    get(key) {
      return cache.get(key)?.response ?? null;
    },
    getStale(key) {
      return cache.peek(key, { allowStale: true })?.response ?? null;
    },
    async load(key, visitor, render, onGone) {
      if (isServableStale(cache.peek(key, { allowStale: true }))) {
        const flight = flights.get(key) ?? newFlight(render);
        flights.set(key, flight);
        // Nobody waits for it, and it is made all the same.
        flight.waiting = Math.max(1, flight.waiting);
        const entry = await cache.fetch(key, { allowStale: true, context: flight });
        if (entry) return { response: entry.response, cache: 'stale' };
      }
      const flight = flights.get(key) ?? newFlight(render);
      flights.set(key, flight);
      flight.waiting += 1;
      flight.joined(visitor);
      const stopListening = onGone(() => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        flights.delete(key);
        flight.controller.abort();
      });
      try {
        const options = { context: flight };
        let entry = await cache.fetch(key, options);
        // It may have joined a rendering that was dropped just before, and not failed.
        if (!entry && flight.failure === undefined && flight.waiting > 0) {
          entry = await cache.fetch(key, options);
        }
        if (entry) {
          // Nobody is ever served such a one again, and each address that is made up would keep one.
          const { status, freshSeconds } = entry.response;
          if (freshSeconds === 0 && status !== 200) cache.delete(key);
          return {
            response: entry.response,
            cache: flight.failure === undefined ? 'miss' : 'stale',
          };
        }
        throw flight.failure ?? new Error('the rendering was dropped');
      } finally {
        stopListening();
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
    bytes: () => cache.calculatedSize,
  };
}
