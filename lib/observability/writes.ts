/**
 * What the site writes besides its log. A write that fails is a fault until one of its kind succeeds:
 * `/readyz`, the metrics and `/status` say so.
 */
import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

/** Each kind of write, and what is wrong while it fails. */
export const WRITES = {
  enquiries: 'enquiries cannot be stored',
  undelivered: 'undelivered enquiries cannot be saved to a file, and are not erased',
  'provider-cache': 'answers of the provider cannot be cached',
  'exchange-database': 'exchange files cannot be read into their database',
  'cache-folder': 'CACHE_DIR cannot be written; exchange files are read into a temporary folder',
} as const;

type Written = keyof typeof WRITES;

/** Writes something of the same kind; it throws where that fails. */
type Retry = () => unknown;

interface Failure {
  readonly why: string;
  readonly retry: Retry | null;
  /** When it was tried again, by the monotonic clock in ms. */
  triedAt: number;
}

/** Ms between two attempts: one at a locked database keeps the process waiting for 5 s. */
const RETRY_MS = 10_000;

const failures = () => singleton('failed-writes', () => new Map<Written, Failure>());

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/**
 * Records that a write failed.
 * @param retry is called by readiness checks until it succeeds; `null` where the write comes again by
 * itself
 */
export function writeFailed(what: Written, error: unknown, retry: Retry | null): void {
  const why = reasonOf(error);
  const triedAt = failures().get(what)?.triedAt ?? -Infinity;
  if (!failures().has(what)) log.error({ what, why }, 'a write failed; it is tried again');
  failures().set(what, { why, retry, triedAt });
}

/** Records that a write succeeded, which ends the fault of its kind. */
export function writeSucceeded(what: Written): void {
  if (failures().delete(what)) log.info({ what }, 'writes succeed again');
}

/** Writes, and records what came of it. @throws what `write` throws */
export async function watchWrite<T>(
  what: Written,
  write: () => Promise<T>,
  retry: Retry | null = write,
): Promise<T> {
  try {
    const written = await write();
    writeSucceeded(what);
    return written;
  } catch (error) {
    writeFailed(what, error, retry);
    throw error;
  }
}

/** Tries again what failed, each kind every ten seconds at most. Never throws. */
export async function retryFailedWrites(): Promise<void> {
  const now = performance.now();
  const due = [...failures()].filter(([, { triedAt }]) => now - triedAt >= RETRY_MS);
  await Promise.all(
    due.map(async ([what, failure]) => {
      if (!failure.retry) return;
      failure.triedAt = now;
      try {
        await failure.retry();
        writeSucceeded(what);
      } catch (error) {
        writeFailed(what, error, failure.retry);
      }
    }),
  );
}

/** The kinds whose last write failed, and why. */
export const failedWrites = (): readonly (readonly [Written, string])[] =>
  [...failures()].map(([what, { why }]) => [what, why]);
