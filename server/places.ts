/** The places in which responses are made, and who waits for one. */
import { createFairQueue, type Scope, type Ticket } from './fair-queue';

/** Thrown where the server cannot make another response. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Ms after which a request that still waits gets 503: with the rendering it is below 8 s. */
const LONGEST_WAIT_MS = 7_000;

/** Hears of each further visitor who waits for the same response. */
type Joining = (listener: (scopes: readonly Scope[]) => void) => void;

interface Terms {
  /** Drops one who still waits. */
  readonly signal?: AbortSignal;
  readonly joining?: Joining;
}

interface Place {
  /** Gives the place back. @param busyMs that the renderer's thread was busy meanwhile @returns its share of them */
  leave(busyMs: number): number;
}

interface Places {
  /**
   * Waits for a place.
   * @param scopes of the visitor, the own first
   * @throws BusyError where too many wait or it took too long, or the signal's reason
   */
  take(scopes: readonly Scope[], terms?: Terms): Promise<Place>;
  taken(): number;
  waiting(): number;
  /** `performance.now()` when a place was last taken or given back. */
  changedAt(): number;
}

/**
 * The next place is given by fair queueing.
 * @param maxWaiting of visitors who wait already; others have as many places again
 * @param leastMs that a response is charged at least
 */
export function createPlaces(concurrency: number, maxWaiting: number, leastMs: number): Places {
  const queue = createFairQueue();
  let taken = 0;
  let changedAt = performance.now();
  /** Ms in which a response that is always there has the thread for itself. */
  let shares = 0;

  function change(by: number): void {
    const now = performance.now();
    shares += (now - changedAt) / Math.max(1, taken);
    changedAt = now;
    taken += by;
  }

  const beginNext = () => {
    if (taken < concurrency) queue.beginNext();
  };

  /** Takes a place, which shares the thread with those that are taken meanwhile. */
  function occupy(ticket: Ticket): Place {
    change(1);
    const began = { at: changedAt, shares };
    return {
      leave(busyMs) {
        change(-1);
        const elapsed = changedAt - began.at;
        const share = elapsed > 0 ? (shares - began.shares) / elapsed : 1;
        const ms = Math.max(leastMs, busyMs * share);
        queue.end(ticket, ms);
        beginNext();
        return ms;
      },
    };
  }

  return {
    take(scopes, { signal, joining } = {}) {
      return new Promise<Place>((resolve, reject) => {
        signal?.throwIfAborted();
        const stopWaiting = (error: Error) => {
          queue.remove(ticket);
          settle();
          reject(error);
        };
        const drop = () => stopWaiting(signal?.reason as Error);
        const giveUp = () => stopWaiting(new BusyError('too many responses wait'));
        const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
        const settle = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', drop);
        };
        const begin = () => {
          settle();
          resolve(occupy(ticket));
        };
        const ticket: Ticket = { scopes, since: queue.now(), begin, giveUp };
        signal?.addEventListener('abort', drop);
        joining?.((others) => queue.join(ticket, others));
        const most = queue.hasWaiting(scopes) ? maxWaiting : 2 * maxWaiting;
        if (!queue.push(ticket, taken < concurrency ? Infinity : most)) giveUp();
        else beginNext();
      });
    },
    taken: () => taken,
    waiting: queue.size,
    changedAt: () => changedAt,
  };
}
