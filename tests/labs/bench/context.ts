import type { Row } from './report';

/** What each part of the bench receives. */
export interface Bench {
  /** Lighthouse runs of each page; the median counts. */
  readonly runs: number;
  /** Lighthouse's CPU slowdown. */
  readonly slowdown: number;
  /** Seconds of one round of load on one server. */
  readonly seconds: number;
  /** Rounds of load; each goes over all servers. */
  readonly rounds: number;
  /** Divides the numbers of requests and pages, for a trial run. */
  readonly divisor: number;
  /** Addresses to measure instead of all, for a trial run. */
  readonly only: readonly string[] | null;
  add(row: Row): void;
  skip(sentence: string): void;
  say(sentence: string): void;
  /** Registers a cleanup; cleanups run in reverse order when the part ends. */
  after(end: () => Promise<void>): void;
}

export type Part = (bench: Bench) => Promise<void>;
