/** Limits how many uncached responses are made at a time, and shares the renderer's time fairly. */
import { createNetworkLimiter } from '../lib/tools/network-limiter';

import { createCounts } from './counts';
import { type Scope, scopesOf } from './fair-queue';
import { BusyError, createPlaces } from './places';
import type { Visitor } from './visitor';

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
/** Ms after which a response is given up where no renderer has given a sign of life. */
const SILENT_MS = 8_000;
/** Ms between two looks at how long a response takes. */
const LOOK_EVERY_MS = 500;

/** Thrown where a visitor asks for too much at once. */
export class TooManyError extends Error {
  override name = 'TooManyError';
  /** @param seconds until the next request may come */
  constructor(readonly seconds: number) {
    super(`too many requests; the next in ${seconds} s`);
  }
}

/** Makes a response. @param spend called with the ms that the renderer's thread was busy meanwhile */
type Work<T> = (spend: (ms: number) => void) => Promise<T>;

/** How a response is waited for. */
interface Terms {
  /** Drops it while it still waits. */
  readonly signal?: AbortSignal;
  /** Hears of each further visitor who waits for it. */
  readonly joining?: (listener: (visitor: Visitor) => void) => void;
}

export interface Lane {
  /**
   * Lets a request of a visitor in.
   * @returns what ends it
   * @throws TooManyError
   */
  admit(visitor: Visitor): Promise<() => void>;
  /**
   * Makes a response once there is room, by fair queueing.
   * @throws BusyError when too many wait, after 7 s of waiting, and after half a minute of making it,
   * or 8 s where no renderer gives a sign of life
   */
  run<T>(visitor: Visitor, work: Work<T>, terms?: Terms): Promise<T>;
  /** How many requests are admitted and have not ended. */
  admitted(): number;
  running(): number;
  waiting(): number;
  isStuck(): boolean;
}

/** Does work, for so long at most. @throws BusyError */
async function inTime<T>(work: () => Promise<T>, areSilent: () => boolean): Promise<T> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const ms = performance.now() - began;
      const isLate = ms >= MAX_MS || (ms >= SILENT_MS && areSilent());
      if (isLate) reject(new BusyError('a response took too long'));
    }, LOOK_EVERY_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearInterval(timer);
  }
}

/** @param areSilent whether no renderer has given a sign of life for a while */
export function createLane(
  name: string,
  limits: LaneLimits,
  areSilent: () => boolean = () => false,
): Lane {
  const { concurrency, maxWaiting, perVisitor, msPerMinute, leastMs = 0 } = limits;
  const limiter = createNetworkLimiter({ name: `lane ${name}`, perMinute: msPerMinute });
  const admittedOf = createCounts();
  const places = createPlaces(concurrency, maxWaiting, leastMs);
  let admitted = 0;

  /** How many requests at a time each scope of a visitor may have. */
  const isFull = (scopes: readonly Scope[]): boolean =>
    scopes.some(({ key, weight }) => admittedOf.get(key) >= perVisitor * weight);

  return {
    async admit({ address, isLimited }) {
      const scopes = scopesOf(address);
      if (isLimited && isFull(scopes)) throw new TooManyError(1);
      const count = (by: number) => {
        admitted += by;
        scopes.forEach(({ key }) => admittedOf.add(key, by));
      };
      count(1);
      const seconds = isLimited ? await limiter.wait(address) : 0;
      if (seconds > 0) {
        count(-1);
        throw new TooManyError(seconds);
      }
      return () => count(-1);
    },
    async run(visitor, work, { signal, joining } = {}) {
      const place = await places.take(scopesOf(visitor.address), {
        signal,
        joining: joining && ((listener) => joining((other) => listener(scopesOf(other.address)))),
      });
      let busyMs = 0;
      try {
        return await inTime(() => work((ms) => (busyMs += ms)), areSilent);
      } finally {
        const ms = Math.ceil(place.leave(busyMs));
        if (visitor.isLimited && ms > 0) void limiter.count(visitor.address, ms);
      }
    },
    admitted: () => admitted,
    running: places.taken,
    waiting: places.waiting,
    isStuck: () =>
      places.taken() >= concurrency && performance.now() - places.changedAt() > STUCK_MS,
  };
}
