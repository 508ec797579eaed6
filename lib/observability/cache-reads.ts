import { singleton } from '@/lib/tools/singleton';

/** Results of reads of the provider cache: fresh data, stale data, or none. */
interface CacheReads {
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
