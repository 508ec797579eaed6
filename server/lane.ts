/** Limits how many uncached responses are made at a time, and shares the renderer's time fairly. */
import { createLimiter } from '../lib/tools/limiter';
import { isLoopback, networkOf } from '../lib/tools/network';

import { createCounts } from './counts';
import { BusyError, createPlaces } from './places';

export interface LaneLimits {
  /** At a time. They share a thread, so that more would only make each one slower. */
  readonly concurrency: number;
  /** The next one of a visitor who waits already is turned away; others have as many places again. */
  readonly maxWaiting: number;
  /** Requests of one visitor at a time. */
  readonly perVisitor: number;
  /** Ms of a renderer's time that one visitor may take each minute. */
  readonly msPerMinute: number;
  /** Ms that a response counts for at least: what it costs outside of the renderer's own thread. */
  readonly leastMs?: number;
}

/** Ms after which the place of a response that never ends is given to another. */
const MAX_MS = 30_000;
/** A lane is stuck when it is full and nothing has begun or ended for so many ms. */
const STUCK_MS = 10_000;
/** Ms after which what visitors have had is forgotten. */
const FORGET_MS = 60_000;

/** Thrown where a visitor asks for too much at once. */
export class TooManyError extends Error {
  override name = 'TooManyError';
  /** @param seconds until the next request may come */
  constructor(readonly seconds: number) {
    super(`too many requests; the next in ${seconds} s`);
  }
}

/** Makes a response. @param spend told the ms that the renderer's thread was busy meanwhile */
type Work<T> = (spend: (ms: number) => void) => Promise<T>;

export interface Lane {
  /**
   * Lets a request of a visitor in. Loopback has no limit: it is a health check, or a proxy that
   * TRUST_PROXY does not count.
   * @returns what ends it
   * @throws TooManyError
   */
  admit(visitor: string): Promise<() => void>;
  /**
   * Makes a response once there is room: of those who wait, the visitor's who has had the least.
   * @param signal drops it while it still waits
   * @throws BusyError when too many wait, and after half a minute
   */
  run<T>(visitor: string, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** How many requests are admitted and have not ended. */
  admitted(): number;
  running(): number;
  waiting(): number;
  isStuck(): boolean;
}

export function createLane(name: string, limits: LaneLimits): Lane {
  const { concurrency, maxWaiting, perVisitor, msPerMinute, leastMs = 0 } = limits;
  const limiter = createLimiter({ name: `lane ${name}`, perMinute: msPerMinute });
  const admittedOf = createCounts();
  /** Ms of each visitor, since they were last forgotten. */
  const had = createCounts();
  const places = createPlaces(concurrency, maxWaiting, had);
  let admitted = 0;
  let forgottenAt = performance.now();

  /** Counts what a response took of the renderer's time, which it shared with those beside it. */
  function charge(visitor: string, busyMs: number): void {
    if (performance.now() - forgottenAt > FORGET_MS) {
      had.clear();
      forgottenAt = performance.now();
    }
    const ms = Math.ceil(Math.max(leastMs, busyMs / places.taken()));
    const key = networkOf(visitor);
    had.add(key, ms);
    if (!isLoopback(visitor) && ms > 0) void limiter.count(key, ms);
  }

  return {
    async admit(visitor) {
      const key = networkOf(visitor);
      const isLimited = !isLoopback(visitor);
      if (isLimited && admittedOf.get(key) >= perVisitor) throw new TooManyError(1);
      admitted += 1;
      admittedOf.add(key, 1);
      const leave = () => {
        admitted -= 1;
        admittedOf.add(key, -1);
      };
      const seconds = isLimited ? await limiter.wait(key) : 0;
      if (seconds > 0) {
        leave();
        throw new TooManyError(seconds);
      }
      return leave;
    },
    async run(visitor, work, signal) {
      await places.take(networkOf(visitor), signal);
      let busyMs = 0;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new BusyError('a response took too long')), MAX_MS);
      });
      try {
        return await Promise.race([work((ms) => (busyMs += ms)), late]);
      } finally {
        clearTimeout(timer);
        charge(visitor, busyMs);
        places.leave();
      }
    },
    admitted: () => admitted,
    running: places.taken,
    waiting: places.waiting,
    isStuck: () =>
      places.taken() >= concurrency && performance.now() - places.changedAt() > STUCK_MS,
  };
}
