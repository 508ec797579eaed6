/** Whether another enquiry can be taken: floods end before the disk does, and somebody hears of them. */
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';
import { logSeldom } from '@/lib/tools/log-seldom';
import { singleton } from '@/lib/tools/singleton';
import { metrics } from '@/lib/observability/metrics';

import { countInAll } from './rate';

/** Free bytes that are left to what must be written: on a small disk, a twentieth of it. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const LEAST_FREE_PART = 1 / 20;

/** Why an enquiry is not taken. */
type Reason = 'hour' | 'disk';

const MESSAGES: Readonly<Record<Reason, string>> = {
  hour: 'enquiries are rejected: more came in an hour than ENQUIRY_HOURLY_LIMIT allows',
  disk: 'enquiries are rejected: the disk of DATA_DIR is nearly full',
};

const alarms = () =>
  singleton('enquiry-alarms', () => ({
    hour: logSeldom((times) => log.error({ times }, MESSAGES.hour)),
    disk: logSeldom((times) => log.error({ times }, MESSAGES.disk)),
  }));

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

/** Whether another enquiry may be stored now; otherwise operators hear of it. */
export async function hasRoom(): Promise<boolean> {
  const { databaseUrl, dataDir } = env();
  const isFull = databaseUrl === null && !(await hasFreeDisk(dataDir));
  const reason = isFull ? 'disk' : (await countInAll()) > 0 ? 'hour' : null;
  if (!reason) return true;
  alarms()[reason]();
  metrics().rejectedEnquiries.inc({ reason });
  return false;
}
