import { singleton } from '@/lib/singleton';

/**
 * What is known of the provider's failures, for two decisions: whether a reader waits for a source
 * (not once it has failed, until it answers again), and whether a page rendered just now is to be
 * looked at again soon (lib and the page cache are separate bundles; they share this state).
 */
interface Health {
  /** Sources whose last call could not be made in time. */
  readonly suspects: Set<string>;
  /** When a reader last went without data it would have had from a healthy source, in ms. */
  lastGap: number;
}

const health = () => singleton<Health>('health', () => ({ suspects: new Set(), lastGap: 0 }));

export const isSuspect = (source: string): boolean => health().suspects.has(source);

export function suspect(source: string): void {
  health().suspects.add(source);
}

export function trust(source: string): void {
  health().suspects.delete(source);
}

export function noteGap(): void {
  health().lastGap = Date.now();
}

/** Whether a page that took at most this long to render may be missing data for a while only. */
export function hadGapWithin(milliseconds: number): boolean {
  return Date.now() - health().lastGap <= milliseconds;
}
