/** Limits how many responses are rendered at a time, in all and for one visitor. */
import PQueue from 'p-queue';

import { isLoopback, networkOf } from '../lib/tools/network';

/** Renderings at a time. They share one thread, so that more would only make each one slower. */
const CONCURRENCY = 16;
/** Renderings that may wait; the next one is turned away. */
const MAX_WAITING = 200;
/** Uncached responses that one visitor may wait for at a time. */
const MAX_PER_VISITOR = 12;

/** Thrown where the server cannot take another rendering. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface Lane {
  /**
   * Runs a rendering once there is room.
   * @param signal drops it while it still waits
   * @throws BusyError when too many wait
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** How many renderings run or wait. */
  size(): number;
}

export function createLane(): Lane {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return {
    async run(work, signal) {
      if (queue.size >= MAX_WAITING) throw new BusyError('too many renderings wait');
      return queue.add(work, signal ? { signal } : {});
    },
    size: () => queue.size + queue.pending,
  };
}

/** Counts what each visitor waits for. */
export class VisitorCounts {
  readonly #counts = new Map<string, number>();

  /** Counts one more; `false` where this visitor has too many. Loopback has no limit. */
  enter(visitor: string): boolean {
    const key = networkOf(visitor);
    const count = this.#counts.get(key) ?? 0;
    if (count >= MAX_PER_VISITOR && !isLoopback(visitor)) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(visitor: string): void {
    const key = networkOf(visitor);
    const count = (this.#counts.get(key) ?? 1) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
