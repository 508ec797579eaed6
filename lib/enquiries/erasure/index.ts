/** Erases what is past its retention, once two readings of the clock a day apart agree. */
import { watchWrite } from '@/lib/observability/writes';
import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';
import { DAY_MS } from '@/lib/tools/time';
import { env } from '@/lib/tools/env';

import type { ClockReadings, EnquiryStore, Expiry, Purged } from '../store';

import { isSettled, type LastReading, nextReadings } from './clock';
import { deleteSavedBefore, proveSaving, saveUndelivered } from './saved';

/** The ends of both retentions. @param now ms since the epoch */
function expiryAt(now: number): Expiry {
  const { retentionDays, undeliveredDays } = env().enquiries;
  return {
    deliveredBefore: new Date(now - retentionDays * DAY_MS),
    receivedBefore: new Date(now - undeliveredDays * DAY_MS),
  };
}

type Fault = 'jump' | 'pause' | null;

/** What this process read last, and what it logged last of the clock. */
interface Watch {
  last: LastReading | null;
  logged: Fault;
}

const watch = () => singleton<Watch>('enquiry-clock', () => ({ last: null, logged: null }));

/** Reads the clock and stores what is known of it now. */
async function readClock(store: EnquiryStore): Promise<ClockReadings> {
  const shared = watch();
  const former = await store.clockReadings();
  // An operator who confirms the clock has forgotten what was read before.
  const last = former && shared.last;
  const monotonic = performance.now();
  const wall = (await store.now()).getTime();
  const readings = nextReadings(former, last, { wall, monotonic });
  shared.last = { monotonic, seenAt: readings.seenAt };
  await store.setClockReadings(readings);
  return readings;
}

function faultOf({ jumpMs, pausedMs }: ClockReadings): Fault {
  if (jumpMs !== 0) return 'jump';
  return pausedMs === 0 ? null : 'pause';
}

/** Logs that the clock jumped, paused or is right again, and not at each reading. */
function logFault(readings: ClockReadings): void {
  const shared = watch();
  const fault = faultOf(readings);
  if (fault === shared.logged) return;
  shared.logged = fault;
  const seconds = Math.round((readings.jumpMs || readings.pausedMs) / 1000);
  if (fault === 'jump') log.error({ seconds }, 'the clock jumped; no enquiry is erased');
  else if (fault === 'pause')
    log.warn({ seconds }, 'the clock paused; no enquiry is erased for a day');
  else log.info('the clock is right; enquiries are erased once it has agreed for a day');
}

/** Thrown where enquiries could not be saved, and are not erased for that reason. */
export class NotSavedError extends Error {
  override name = 'NotSavedError';
}

/**
 * Erases from a store what is past its retention; what was never delivered is saved to a file first.
 * @returns how many, or `null` where the clock is not trusted yet
 * @throws NotSavedError
 */
export async function eraseExpired(store: EnquiryStore): Promise<Purged | null> {
  const readings = await readClock(store);
  logFault(readings);
  if (!isSettled(readings)) return null;
  const { seenAt } = readings;
  const expiry = expiryAt(seenAt);
  const purged = await store.purge(expiry, (enquiries) =>
    watchWrite(
      'undelivered',
      () => saveUndelivered(enquiries, new Date(seenAt)),
      proveSaving,
    ).catch((error: Error) => {
      throw new NotSavedError(error.message);
    }),
  );
  await deleteSavedBefore(expiry.deliveredBefore);
  return purged;
}
