import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = /^site-(\d+)-\w+$/;

/** Whether a process with this id runs, of whatever user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the folders of fronts that ended without a chance to: by SIGKILL, or with the machine. This
 * process has made none yet, so one with its id is left from an earlier process.
 */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // It belongs to another user, whose own front removes it.
    }
  }
}

/**
 * Makes a folder for the sockets of renderers that only this user may enter.
 * @param parent the folder of temporary files
 */
export function socketFolder(parent: string = tmpdir()): string {
  removeLeftovers(parent);
  return mkdtempSync(path.join(parent, `site-${process.pid}-`));
}
