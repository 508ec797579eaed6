/** When a renderer counts as hung, and how soon another one takes its place. */
import { availableParallelism, loadavg } from 'node:os';

/** Ms in which it may miss more signs of life and has the front's priority. */
export const YOUNG_FOR = 120_000;

/**
 * The `nice` value of a renderer that is not young: of a processor that both want, the front gets three
 * quarters. With 10 it gets nine tenths, and on a machine with other programs a renderer starves.
 */
export const LOWER_PRIORITY = 5;

/** Programs that wait for each processor on a machine that has too few; the site has two in all. */
const BUSY_LOAD = 2;

/**
 * Whether so many programs share the processors that a renderer, whose priority is low, gets none for
 * many seconds: it is late and does not hang, and a start would take longer than to wait for it.
 */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > BUSY_LOAD * availableParallelism();

/** Times in ms. */
export interface Pace {
  /** Between two looks at whether it has said something. */
  readonly lookEvery: number;
  /** A renderer that has said nothing for so many looks hangs, and is ended. */
  readonly looksMost: number;
  /**
   * While it is so young it loads pages, for long on a busy machine. It may miss more looks, and has
   * the front's priority.
   */
  readonly youngFor: number;
  readonly looksMostYoung: number;
  /** Before the first start after an end; each further one waits twice as long, up to `waitMost`. */
  readonly waitFirst: number;
  readonly waitMost: number;
  /** One that has lived so long is started again as after its first end. */
  readonly steadyAfter: number;
  /** For its last work, after the signal to stop. */
  readonly stopMost: number;
  /** Between two questions over a new connection, and for the answer to each. */
  readonly askEvery: number;
  /** After so many questions in a row without an answer it is ended. */
  readonly unansweredMost: number;
  /** The same where the last answer was late on a busy machine. */
  readonly unansweredMostBusy: number;
  /** Whether the machine's processors are so short that a renderer may be late. */
  readonly isBusy: () => boolean;
}

export const PACE: Pace = {
  lookEvery: 1_000,
  looksMost: 15,
  youngFor: YOUNG_FOR,
  looksMostYoung: 75,
  waitFirst: 100,
  waitMost: 5_000,
  steadyAfter: 30_000,
  stopMost: 6_000,
  askEvery: 5_000,
  unansweredMost: 3,
  unansweredMostBusy: 15,
  isBusy: isMachineBusy,
};
