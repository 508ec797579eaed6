/** The places in which responses are made, and who waits for one. */
import type { Counts } from './counts';

/** Thrown where the server cannot make another response. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

export interface Places {
  /**
   * Waits for a place.
   * @param key of the visitor
   * @param signal drops one who still waits
   * @throws BusyError where too many wait, or the signal's reason
   */
  take(key: string, signal?: AbortSignal): Promise<void>;
  /** Gives a place back. */
  leave(): void;
  taken(): number;
  waiting(): number;
  /** `performance.now()` when a place was last taken or given back. */
  changedAt(): number;
}

/**
 * The next place is given to the visitor who has had the least.
 * @param maxWaiting of visitors who wait already; others have as many places again
 * @param had what each visitor has had; a place counts at once, so that of equals the one with fewer comes first
 */
export function createPlaces(concurrency: number, maxWaiting: number, had: Counts): Places {
  const waiting: Waiting[] = [];
  let taken = 0;
  let changedAt = performance.now();

  function beginNext(): void {
    if (taken >= concurrency || waiting.length === 0) return;
    const least = Math.min(...waiting.map(({ key }) => had.get(key)));
    const at = waiting.findIndex(({ key }) => had.get(key) === least);
    waiting.splice(at, 1)[0]?.begin();
  }

  return {
    async take(key, signal) {
      signal?.throwIfAborted();
      const places = waiting.some((one) => one.key === key) ? maxWaiting : 2 * maxWaiting;
      if (taken >= concurrency && waiting.length >= places) {
        throw new BusyError('too many responses wait');
      }
      await new Promise<void>((resolve, reject) => {
        const drop = () => {
          waiting.splice(waiting.indexOf(own), 1);
          reject(signal?.reason as Error);
        };
        const own: Waiting = {
          key,
          begin() {
            signal?.removeEventListener('abort', drop);
            taken += 1;
            had.add(key, 1);
            changedAt = performance.now();
            resolve();
          },
        };
        signal?.addEventListener('abort', drop);
        waiting.push(own);
        beginNext();
      });
    },
    leave() {
      taken -= 1;
      changedAt = performance.now();
      beginNext();
    },
    taken: () => taken,
    waiting: () => waiting.length,
    changedAt: () => changedAt,
  };
}
