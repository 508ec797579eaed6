/** Limits how many uncached responses are made at a time: in all, and for one visitor. */
import PQueue, { TimeoutError } from 'p-queue';

import { createLimiter } from '../lib/tools/limiter';
import { isLoopback, networkOf } from '../lib/tools/network';

export interface LaneLimits {
  /** At a time. They share one thread, so that more would only make each one slower. */
  readonly concurrency: number;
  /** The next one is turned away. */
  readonly maxWaiting: number;
  /** Requests of one visitor at a time, and each minute. */
  readonly perVisitor: number;
  readonly perMinute: number;
}

/** Ms after which the place of a response that never ends is given to another. */
const MAX_MS = 30_000;
/** A lane is stuck when it is full and nothing has begun or ended for so many ms. */
const STUCK_MS = 10_000;

/** Thrown where the server cannot make another response. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Thrown where a visitor asks for too much at once. */
export class TooManyError extends Error {
  override name = 'TooManyError';
  /** @param seconds until the next request may come */
  constructor(readonly seconds: number) {
    super(`too many requests; the next in ${seconds} s`);
  }
}

export interface Lane {
  /**
   * Counts a request of a visitor. Loopback has no limit: it is a health check, or a proxy that
   * TRUST_PROXY does not count.
   * @returns what ends it
   * @throws TooManyError
   */
  admit(visitor: string): Promise<() => void>;
  /**
   * Makes a response once there is room.
   * @param signal drops it while it still waits
   * @throws BusyError when too many wait, and after half a minute
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** How many requests are admitted and have not ended. */
  admitted(): number;
  running(): number;
  waiting(): number;
  isStuck(): boolean;
}

export function createLane(name: string, limits: LaneLimits): Lane {
  const { concurrency, maxWaiting, perVisitor, perMinute } = limits;
  const queue = new PQueue({ concurrency, timeout: MAX_MS });
  const limiter = createLimiter({ name: `lane ${name}`, perMinute });
  const visitors = new Map<string, number>();
  let admitted = 0;
  let changedAt = performance.now();

  const leave = (key: string): void => {
    admitted -= 1;
    const count = (visitors.get(key) ?? 1) - 1;
    if (count > 0) visitors.set(key, count);
    else visitors.delete(key);
  };

  return {
    async admit(visitor) {
      const key = networkOf(visitor);
      const count = visitors.get(key) ?? 0;
      const isLimited = !isLoopback(visitor);
      if (isLimited && count >= perVisitor) throw new TooManyError(1);
      admitted += 1;
      visitors.set(key, count + 1);
      const seconds = isLimited ? await limiter.count(key) : 0;
      if (seconds > 0) {
        leave(key);
        throw new TooManyError(seconds);
      }
      return () => leave(key);
    },
    async run(work, signal) {
      signal?.throwIfAborted();
      if (queue.size >= maxWaiting) throw new BusyError('too many responses wait');
      // The queue must not see the signal once the work runs: it would give its place away.
      const waiting = new AbortController();
      const drop = () => waiting.abort(signal?.reason);
      signal?.addEventListener('abort', drop);
      const run = async () => {
        signal?.removeEventListener('abort', drop);
        changedAt = performance.now();
        try {
          return await work();
        } finally {
          changedAt = performance.now();
        }
      };
      return queue.add(run, { signal: waiting.signal }).catch((error: unknown) => {
        throw error instanceof TimeoutError ? new BusyError('a response took too long') : error;
      });
    },
    admitted: () => admitted,
    running: () => queue.pending,
    waiting: () => queue.size,
    isStuck: () => queue.pending >= concurrency && performance.now() - changedAt > STUCK_MS,
  };
}
