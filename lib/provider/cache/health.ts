import { singleton } from '@/lib/tools/singleton';

/**
 * Sources whose last call could not be made in time: no reader waits for one until it answers again.
 * `lib` is bundled twice, for the server and for Next.js; both share this state.
 */
const unreachable = () => singleton('unreachable', () => new Set<string>());

export const isUnreachable = (source: string): boolean => unreachable().has(source);

export function markUnreachable(source: string): void {
  unreachable().add(source);
}

export function markReachable(source: string): void {
  unreachable().delete(source);
}
