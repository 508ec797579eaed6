import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/singleton';

import { isSuspect, noteGap } from './health';
import { store } from './store';
import { inTurn, sharedTurns } from './turns';

export interface Remembered<T> {
  readonly store: 'provider' | 'embedded';
  /** Whose data it is; a failing source is not waited for. */
  readonly source: string;
  readonly key: string;
  /** Seconds for which the value is fresh. */
  readonly interval: number;
  /** Gets the value anew; throws where it can't. */
  produce(): Promise<T>;
  judge(error: unknown): Verdict;
}

/** What a failure means for the key's future. */
export interface Verdict {
  /** Seconds to leave it alone for. */
  readonly restFor: number;
  /** Whether it will heal by itself; a call that the source does not have won't. */
  readonly isPassing: boolean;
}

interface Failed {
  /** When it may be tried again, in ms since the epoch. */
  readonly until: number;
  readonly isPassing: boolean;
}

const failures = () => singleton('failures', () => new LRUCache<string, Failed>({ max: 20_000 }));

const isResting = (key: string): boolean => (failures().get(key)?.until ?? 0) > Date.now();

function nothing(key: string): null {
  if (failures().get(key)?.isPassing !== false) noteGap();
  return null;
}

/** What any instance has fetched within the interval. */
const fresh = <T extends object>({ store: name, key }: Remembered<T>): Promise<T | undefined> =>
  store().use(name).get<T | undefined>({ key, grace: false });

/** One attempt for all who ask at once, and none while the key rests after a failure. */
function refresh<T extends object>(wanted: Remembered<T>): Promise<T> {
  const { key, interval } = wanted;
  return store()
    .use(wanted.store)
    .getOrSet<T>({
      key,
      ttl: interval * 1000,
      factory: async () => {
        if (isResting(key)) throw new Error('resting after a failure');
        try {
          const turns = wanted.store === 'provider' ? await sharedTurns() : null;
          const value = await inTurn(
            turns,
            key,
            () => wanted.produce(),
            () => fresh(wanted),
          );
          failures().delete(key);
          return value;
        } catch (error) {
          const { restFor, isPassing } = wanted.judge(error);
          failures().set(key, { until: Date.now() + restFor * 1000, isPassing });
          throw error;
        }
      },
    });
}

/**
 * The value of a key: what is fresh, else what is at hand while a fresh one is fetched behind, else
 * what `produce` gives. A failure never replaces a value and is not kept as one. Where nothing is
 * at hand and the source has failed before, nobody waits for it again until it answers.
 * @returns `null` where there is nothing
 */
export async function remember<T extends object>(wanted: Remembered<T>): Promise<T | null> {
  const { key } = wanted;
  const hasFailed = failures().has(key);
  if (!hasFailed && !isSuspect(wanted.source)) {
    return refresh(wanted).catch(() => nothing(key));
  }
  const atHand = await store()
    .use(wanted.store)
    .get<T | undefined>({ key })
    .catch(() => undefined);
  if (!isResting(key)) void refresh(wanted).catch(() => null);
  return atHand ?? nothing(key);
}
