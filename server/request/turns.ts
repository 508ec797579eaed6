import { LRUCache } from 'lru-cache';

/** Requests that the framework works on at a time; the next one is asked to come again. */
export const MOST_UNDER_WAY = 200;
/** Answers known not to be the same for everyone, so that nobody waits for them. */
const MOST_KNOWN = 5_000;

const making = new Map<string, Promise<void>>();
const unshared = new LRUCache<string, true>({ max: MOST_KNOWN });
let underWay = 0;

export interface Turn {
  /** Says that the answer is made. @param isShared whether it was remembered for others */
  made(isShared: boolean): void;
  /** Gives the place to another; may be called twice. */
  end(): void;
}

/**
 * Waits while another request has the same answer made: after a start, or a minute, a whole crowd
 * may want one page at once.
 * @returns whether there was one
 */
export async function waitForSame(key: string): Promise<boolean> {
  const made = unshared.has(key) ? undefined : making.get(key);
  await made;
  return made !== undefined;
}

/** Takes a place in the framework; `null` where there is none. */
export function takeTurn(key: string | null): Turn | null {
  if (underWay >= MOST_UNDER_WAY) return null;
  underWay += 1;
  let finish: () => void = () => undefined;
  const isFirst = key !== null && !making.has(key);
  if (isFirst) making.set(key, new Promise((resolve) => (finish = resolve)));
  const release = () => {
    if (isFirst) making.delete(key);
    finish();
  };
  let hasEnded = false;
  return {
    made(isShared) {
      if (key !== null && !isShared) unshared.set(key, true);
      else if (key !== null) unshared.delete(key);
      release();
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      underWay -= 1;
      release();
    },
  };
}
