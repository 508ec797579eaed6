import { LRUCache } from 'lru-cache';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

import { hadMissingDataWithin } from '../lib/provider/cache/health';
import { singleton } from '../lib/singleton';

import { noteFreshUntil } from './delivery/freshness';

/**
 * Where the framework keeps rendered pages: in memory, from the first view after a start. Nothing
 * that was rendered at build, or under other variables, is ever served, so one build serves any
 * setting; a restart renders anew from the provider cache, which does survive it.
 */

/** Bytes of pages kept; the least recently read go first. */
const MOST_BYTES = 128 * 1024 * 1024;
/** A page is rendered within this many milliseconds, the one time-out of a first visit included. */
const LONGEST_RENDER_MS = 7_000;
/** Seconds after which a page that was rendered while data was missing is rendered anew. */
const HEALING_INTERVAL = 5;

interface Page {
  readonly stored: CacheHandlerValue;
  readonly bytes: number;
}

const pages = () =>
  singleton(
    'pages',
    () =>
      new LRUCache<string, Page>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes }),
  );

type Value = Parameters<CacheHandler['set']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];

function bytesOf(value: NonNullable<Value>): number {
  let bytes = 1_024;
  if ('html' in value) bytes += 2 * String(value.html).length;
  if ('rscData' in value) bytes += value.rscData?.length ?? 0;
  if ('body' in value && Buffer.isBuffer(value.body)) bytes += value.body.length;
  if ('segmentData' in value) {
    value.segmentData?.forEach((segment) => {
      bytes += segment.length;
    });
  }
  return bytes;
}

function lifetimeOf(context: SetContext): CacheHandlerValue['cacheControl'] {
  if (!('cacheControl' in context) || !context.cacheControl) return undefined;
  const { revalidate, expire } = context.cacheControl;
  if (revalidate === false || !hadMissingDataWithin(LONGEST_RENDER_MS)) return context.cacheControl;
  return { revalidate: Math.min(revalidate, HEALING_INTERVAL), expire };
}

/** Ms since the epoch; a page without an interval is rendered once. */
function freshUntil({ lastModified = 0, cacheControl }: CacheHandlerValue): number {
  if (!cacheControl) return 0;
  const { revalidate } = cacheControl;
  return revalidate === false ? Infinity : lastModified + revalidate * 1000;
}

export default class PageCache implements Pick<CacheHandler, keyof CacheHandler> {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const stored = pages().get(key)?.stored ?? null;
    if (stored) noteFreshUntil(freshUntil(stored));
    return stored;
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (value === null) {
      pages().delete(key);
      return;
    }
    const cacheControl = lifetimeOf(context);
    const stored = { value, lastModified: Date.now(), ...(cacheControl ? { cacheControl } : {}) };
    pages().set(key, { stored, bytes: bytesOf(value) });
    noteFreshUntil(freshUntil(stored));
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
