/**
 * Decides whether the clock may be trusted with an erasure. The stored readings follow the monotonic
 * clock, so that a clock that jumps or creeps away is noticed, over restarts too.
 */
import { DAY_MS } from '@/lib/tools/time';

import type { ClockReadings } from '../store';

/** The clock and the monotonic clock may differ by so many ms: corrections, a short restart. */
const TOLERANCE_MS = 5 * 60_000;
/** The longest time without a reading that passes for a pause: a restart, a suspended machine. */
const LONGEST_PAUSE_MS = DAY_MS;
/** How much of its own length each span may be corrected by, twice what NTP does. */
const CORRECTION = 1 / 1_000;

/** A reading of both clocks, in ms. */
interface Reading {
  readonly wall: number;
  readonly monotonic: number;
}

/** What this process read last: the monotonic clock, and the time that it counted. */
export interface LastReading {
  readonly monotonic: number;
  readonly seenAt: number;
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/**
 * The readings after another one. A small difference is a pause, after which the clocks have to agree
 * for a day. When the pauses until then come to more than a day, time counts on by the monotonic clock
 * until the clock returns or an operator confirms it.
 * @param former of all processes and earlier ones; `null` before the first
 * @param last of this process; `null` before its first
 */
export function nextReadings(
  former: ClockReadings | null,
  last: LastReading | null,
  { wall, monotonic }: Reading,
): ClockReadings {
  if (!former) return { seenAt: wall, agreedSince: wall, pausedMs: 0, jumpMs: 0 };
  const elapsed = last ? monotonic - last.monotonic : 0;
  const counted = Math.max(former.seenAt, last ? last.seenAt + elapsed : -Infinity);
  const ahead = wall - counted;
  if (Math.abs(ahead) <= TOLERANCE_MS) {
    const seenAt = counted + (last ? within(ahead, elapsed * CORRECTION) : ahead);
    const { agreedSince, pausedMs } = former;
    const hasAgreed = seenAt - agreedSince >= DAY_MS;
    return { seenAt, agreedSince, pausedMs: hasAgreed ? 0 : pausedMs, jumpMs: 0 };
  }
  const pausedMs = former.pausedMs + Math.abs(ahead);
  return pausedMs <= LONGEST_PAUSE_MS
    ? { seenAt: wall, agreedSince: wall, pausedMs, jumpMs: 0 }
    : { seenAt: counted, agreedSince: counted, pausedMs: former.pausedMs, jumpMs: ahead };
}

/** Whether two readings a day apart agree. */
export const isSettled = ({ seenAt, agreedSince }: ClockReadings): boolean =>
  seenAt - agreedSince >= DAY_MS;
