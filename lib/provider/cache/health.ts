import { singleton } from '@/lib/tools/singleton';

/**
 * Failures of the provider, for two decisions: whether a reader waits for a source (not once it has
 * failed, until it answers again), and whether a page that was rendered without data is rendered
 * again soon. `lib` is bundled twice, for the server and for Next.js; both share this state.
 */
interface Health {
  /** Sources whose last call could not be made in time. */
  readonly unreachable: Set<string>;
  /** When a reader last went without data of a healthy source, by `performance.now()`. */
  lastMissingData: number;
}

const health = () =>
  singleton<Health>('health', () => ({ unreachable: new Set(), lastMissingData: -Infinity }));

export const isUnreachable = (source: string): boolean => health().unreachable.has(source);

export function markUnreachable(source: string): void {
  health().unreachable.add(source);
}

export function markReachable(source: string): void {
  health().unreachable.delete(source);
}

export function noteMissingData(): void {
  health().lastMissingData = performance.now();
}

/** Whether a page that took at most this long to render may lack data for a while only. */
export function hadMissingDataWithin(milliseconds: number): boolean {
  return performance.now() - health().lastMissingData <= milliseconds;
}
