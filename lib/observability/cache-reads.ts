import { singleton } from '@/lib/tools/singleton';

/** How the provider cache answered: with fresh data, with stale data, or not at all. */
export interface CacheReads {
  fresh: number;
  stale: number;
  miss: number;
}

/** Counts since the start. */
export const cacheReads = () =>
  singleton<CacheReads>('cache reads', () => ({ fresh: 0, stale: 0, miss: 0 }));

export function noteCacheRead(kind: keyof CacheReads): void {
  cacheReads()[kind] += 1;
}
