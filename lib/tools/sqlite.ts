import type SqliteFile from 'libsql';

/** Whether another process held the write lock for longer than this one waits. */
export const isBusy = (error: unknown): boolean =>
  /^SQLITE_BUSY/.test((error as { code?: string }).code ?? '');

const PAUSE_MS = 10;

/** Blocks the thread, as every call of SQLite does. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/**
 * Turns the write-ahead log on. SQLite refuses that at once while another process writes a new
 * file, whatever the connection's timeout, so it is retried for `waitMs`.
 * @throws the error of SQLite, after `waitMs` if the file is busy
 */
export function turnOnWriteAheadLog(file: SqliteFile.Database, waitMs: number): void {
  const end = performance.now() + waitMs;
  for (;;) {
    try {
      file.pragma('journal_mode=WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      pause();
    }
  }
}
