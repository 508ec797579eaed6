/** The counts of visits on the disk: a small JSON file for each day and each front. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { log } from '@/lib/tools/log';
import { addDays } from '@/lib/tools/time';

/** Counts by what they count: `home search`, `account sent`. */
export type Counted = Readonly<Record<string, number>>;

/** The counts of a day. */
export interface DayCounts {
  /** Page views by page type and source. */
  readonly views: Counted;
  /** Forms by kind and step. */
  readonly forms: Counted;
}

/** Days for which counts are stored. */
const KEPT_DAYS = 400;

const counted = z.record(z.string(), z.number().int().nonnegative());
const schema = z.object({ views: counted, forms: counted });

const FILE = /^(\d{4}-\d\d-\d\d)\.[\da-f]{8}\.json$/;

const dayOfFile = (name: string): string | null => FILE.exec(name)?.[1] ?? null;

function added(one: Counted, other: Counted): Counted {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

const NO_COUNTS: DayCounts = { views: {}, forms: {} };

/**
 * @param folder is made, for the site's user alone
 * @param front eight hexadecimal digits, the same after a restart
 */
export function createVisitStore(folder: string, front: string) {
  const fileOf = (day: string): string => path.join(folder, `${day}.${front}.json`);

  async function read(file: string): Promise<DayCounts> {
    try {
      return schema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        log.warn({ file: path.basename(file) }, 'a file of visits is damaged and left out');
      }
      return NO_COUNTS;
    }
  }

  return {
    /** What this front counted on a day. */
    own: (day: string): Promise<DayCounts> => read(fileOf(day)),

    /** Replaces what this front counted on a day. */
    async write(day: string, counts: DayCounts): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(day);
      await writeFile(`${file}.part`, JSON.stringify(counts), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },

    /** Deletes the counts of days that are too long ago. */
    async prune(today: string): Promise<void> {
      const oldest = addDays(today, -KEPT_DAYS);
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => (dayOfFile(name) ?? today) < oldest);
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },

    /** The counts of all fronts together by day, of days before one, the oldest first. */
    async before(today: string): Promise<ReadonlyMap<string, DayCounts>> {
      const names = (await readdir(folder).catch(() => [])).sort();
      const oldest = addDays(today, -KEPT_DAYS);
      const days = new Map<string, DayCounts>();
      for (const name of names) {
        const day = dayOfFile(name);
        if (day === null || day >= today || day < oldest) continue;
        const { views, forms } = await read(path.join(folder, name));
        const sum = days.get(day) ?? NO_COUNTS;
        days.set(day, { views: added(sum.views, views), forms: added(sum.forms, forms) });
      }
      return days;
    },
  };
}
