/**
 * Start-time fair queueing: a visitor's next response begins where the last one ended in virtual time,
 * which passes as fast as each of those present is served. A newcomer begins at the present, so that
 * who was served before is never behind all newcomers.
 */

import { networkOf, wideNetworkOf } from '../lib/tools/network';
import { WIDE_TIMES } from '../lib/tools/network-limiter';

/** Whom a response is charged to: each scope pays its share of it. */
export interface Scope {
  readonly key: string;
  /** How many times a single visitor's share it has. */
  readonly weight: number;
}

/** The scopes of an address: the visitor, and the network around. */
export const scopesOf = (address: string): readonly Scope[] => [
  { key: networkOf(address), weight: 1 },
  { key: wideNetworkOf(address), weight: WIDE_TIMES },
];

/** Ms of rendering by which a scope may be behind the present: what it had counts for so long. */
const MOST_DEBT_MS = 1_000;
/** Each so many places go to who has waited longest, whatever they had. */
const AGED_EVERY = 4;
/** What a response is thought to take until the first have ended, in ms. */
const FIRST_GUESS_MS = 50;
/** How much of the guess a new response makes. */
const LEARNING = 0.1;
/** Scopes after which those without a debt are forgotten. */
const SWEEP_AT = 1_000;

/** One who waits, or is served. */
export interface Ticket {
  scopes: readonly Scope[];
  /** The virtual time from which it may begin: when it came. */
  since: number;
  readonly begin: () => void;
  /** Ends its waiting in favour of one who has had less. */
  readonly giveUp: () => void;
}

export interface FairQueue {
  /** Lets one wait; with `most` waiting, in place of one who is further behind. @returns whether it may */
  push(ticket: Ticket, most: number): boolean;
  remove(ticket: Ticket): void;
  /** Another visitor waits for the same response, which has the better rank of both. */
  join(ticket: Ticket, scopes: readonly Scope[]): void;
  /** Begins the next one. */
  beginNext(): void;
  /** Charges what one took, in ms. */
  end(ticket: Ticket, ms: number): void;
  hasWaiting(scopes: readonly Scope[]): boolean;
  size(): number;
  now(): number;
}

const nameOf = ([own]: readonly Scope[]): string => own?.key ?? '';

export function createFairQueue(): FairQueue {
  const waiting: Ticket[] = [];
  /** Where each scope's last response ends in virtual time. */
  const ends = new Map<string, number>();
  const guessed = new WeakMap<Ticket, number>();
  let now = 0;
  /** Places given while several waited. */
  let contested = 0;
  let guess = FIRST_GUESS_MS;

  const endOf = (key: string): number => ends.get(key) ?? 0;
  const startOf = ({ scopes, since }: Pick<Ticket, 'scopes' | 'since'>): number =>
    Math.max(since, ...scopes.map(({ key }) => endOf(key)));

  function charge({ scopes, since }: Ticket, ms: number): void {
    for (const { key, weight } of scopes) {
      const end = Math.max(since, endOf(key)) + ms / weight;
      ends.set(key, Math.min(end, now + MOST_DEBT_MS));
    }
    if (ends.size > SWEEP_AT) ends.forEach((end, key) => end <= now && ends.delete(key));
  }

  function remove(ticket: Ticket): void {
    const at = waiting.indexOf(ticket);
    if (at !== -1) waiting.splice(at, 1);
  }

  /** Who begins first or, with -1, last; of equals who came first. */
  function extreme(sign: 1 | -1): Ticket | undefined {
    let found: Ticket | undefined;
    let least = Infinity;
    for (const ticket of waiting) {
      const start = sign * startOf(ticket);
      if (start < least) [found, least] = [ticket, start];
    }
    return found;
  }

  return {
    push(ticket, most) {
      if (waiting.length >= most) {
        const last = extreme(-1);
        if (!last || startOf(last) <= startOf(ticket)) return false;
        remove(last);
        last.giveUp();
      }
      waiting.push(ticket);
      return true;
    },
    remove,
    join(ticket, scopes) {
      if (startOf({ scopes, since: now }) >= startOf(ticket)) return;
      ticket.scopes = scopes;
      ticket.since = now;
    },
    beginNext() {
      if (waiting.length > 1) contested += 1;
      const isAged = contested % AGED_EVERY === AGED_EVERY - 1;
      const next = isAged ? waiting[0] : extreme(1);
      if (!next) return;
      if (!isAged) now = Math.max(now, startOf(next));
      remove(next);
      guessed.set(next, guess);
      charge(next, guess);
      next.begin();
    },
    end(ticket, ms) {
      charge(ticket, ms - (guessed.get(ticket) ?? 0));
      guess += (ms - guess) * LEARNING;
      // Virtual time passes as fast as each of those present is served.
      const present = new Set(waiting.map(({ scopes }) => nameOf(scopes)));
      now += ms / Math.max(1, present.size);
    },
    hasWaiting: (scopes) => waiting.some((one) => nameOf(one.scopes) === nameOf(scopes)),
    size: () => waiting.length,
    now: () => now,
  };
}
