import { singleton } from '@/lib/tools/singleton';

/**
 * Sources whose last call timed out: no reader waits for one until it answers again. Next.js
 * bundles `lib` more than once; all copies share this state.
 */
const unreachable = () => singleton('unreachable', () => new Set<string>());

export const isUnreachable = (source: string): boolean => unreachable().has(source);

export function markUnreachable(source: string): void {
  unreachable().add(source);
}

export function markReachable(source: string): void {
  unreachable().delete(source);
}
