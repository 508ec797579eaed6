import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

import { env } from '@/lib/tools/env';

/** Free bytes that are left to what must be written: on a small disk, a twentieth of it. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const LEAST_FREE_PART = 1 / 20;

/** Whether the disk of a folder has room; of a folder that is not there yet, its store says more. */
export async function hasFreeDisk(
  folder: string,
  stat: (folder: string) => Promise<StatsFs> = (name) => statfs(name),
): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (!found) return true;
  const [free, all] = [found.bavail * found.bsize, found.blocks * found.bsize];
  return free >= Math.min(LEAST_FREE_BYTES, all * LEAST_FREE_PART);
}

/** Whether the disk of the enquiries' file is nearly full; a database has one of its own. */
export async function isDiskFull(): Promise<boolean> {
  const { databaseUrl, dataDir } = env();
  return databaseUrl === null && !(await hasFreeDisk(dataDir));
}
