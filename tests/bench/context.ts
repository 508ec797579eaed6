import type { Row } from './report';

/** What a part of the bench is given. */
export interface Bench {
  /** Runs of each Lighthouse page; medians are of this many. */
  readonly runs: number;
  /** How many times slower than this machine the phone is that Lighthouse plays. */
  readonly slowdown: number;
  /** Seconds of one round of load. */
  readonly seconds: number;
  /** Rounds of load, each over all servers in turn. */
  readonly rounds: number;
  /** Divides the long counts (requests, pages) for a trial run. */
  readonly divisor: number;
  /** Addresses to measure instead of all, for a trial run. */
  readonly only: readonly string[] | null;
  /** Whether what pages weigh today is to be written down. */
  readonly isRecording: boolean;
  add(row: Row): void;
  skip(sentence: string): void;
  say(sentence: string): void;
  /** What is to be ended when the part is over, last first. */
  after(end: () => Promise<void>): void;
}

export type Part = (bench: Bench) => Promise<void>;

/** A browser's own header. */
export const BROWSER_ENCODING = 'gzip, deflate, br, zstd';
