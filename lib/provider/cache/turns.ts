import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Redis } from 'ioredis';

import { connected, sharedCache } from './redis';

/**
 * Instances that share a cache take turns: the first to need a key anew fetches it, and the others
 * take what it brought. Without a shared cache, or while it is out of reach, each goes by itself.
 */

/** Longer than a call may take: whoever holds a turn for more has died with it, in ms. */
const LONGEST_TURN = 6_000;
/** Between two looks for what another one fetches, in ms. */
const LOOK_EVERY = 50;
/** A value is written to the shared cache just after its turn; nobody else starts meanwhile, in ms. */
const WRITTEN_WITHIN = 1_000;

/** Where turns are kept. Each may fail; then there are none. */
export interface Turns {
  /** Takes the turn for at most so many milliseconds. @returns whether it was free, or its own */
  take(key: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Ends the holder's own turn so many milliseconds from now. */
  end(key: string, holder: string, milliseconds: number): Promise<unknown>;
}

/** Also for who has it already: an answer that came too late is asked for again. */
const TAKE_FREE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return 1 end " +
  "return redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') and 1 or 0";
const END_OWN =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end";

const turnsIn = (redis: Redis): Turns => ({
  take: async (key, holder, milliseconds) =>
    (await redis.eval(TAKE_FREE, 1, `turn:${key}`, holder, milliseconds)) === 1,
  end: (key, holder, milliseconds) => redis.eval(END_OWN, 1, `turn:${key}`, holder, milliseconds),
});

/** Where the instances' turns are kept; `null` where there is nobody to take turns with. */
export async function sharedTurns(): Promise<Turns | null> {
  const redis = sharedCache();
  return redis && (await connected(redis)) ? turnsIn(redis) : null;
}

async function fetchAndEnd<T>(
  turns: Turns,
  key: string,
  holder: string,
  fetchAnew: () => Promise<T>,
): Promise<T> {
  let isWritten = false;
  try {
    const value = await fetchAnew();
    isWritten = true;
    return value;
  } finally {
    // Nobody waits for this: a turn that can't be ended ends by itself.
    turns.end(key, holder, isWritten ? WRITTEN_WITHIN : 1).catch(() => null);
  }
}

/**
 * Fetches a value, or takes the one that another instance has just fetched or is about to.
 * @param lookUp what is fresh in the shared cache
 * @throws what `fetchAnew` throws
 */
export async function inTurn<T>(
  turns: Turns | null,
  key: string,
  fetchAnew: () => Promise<T>,
  lookUp: () => Promise<T | undefined>,
): Promise<T> {
  if (!turns) return fetchAnew();
  const holder = randomUUID();
  for (const end = Date.now() + LONGEST_TURN; Date.now() < end;) {
    const take = () => turns.take(key, holder, LONGEST_TURN);
    // Asked twice: while a process starts, its first pages keep it from hearing the answer in time.
    const isMine = await take()
      .catch(take)
      .catch(() => null);
    if (isMine === null) break;
    // Also when it is mine: another's turn may have ended since this one looked last.
    const found = await lookUp().catch(() => undefined);
    if (found !== undefined) {
      if (isMine) turns.end(key, holder, 1).catch(() => null);
      return found;
    }
    if (isMine) return fetchAndEnd(turns, key, holder, fetchAnew);
    await wait(LOOK_EVERY);
  }
  return fetchAnew();
}
