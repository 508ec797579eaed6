import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openDatabase } from '@/lib/provider/embedded/exchange/database';
import { isWhole } from '@/lib/provider/embedded/exchange/store';

/** Between two looks whether the files are read, and the longest wait, in ms. */
const LOOK_EVERY = 2_000;
const READ_WITHIN = 3_600_000;
/** The lists are asked for anew after some seconds, and those of funds joined once. */
const SETTLED_AFTER = 15_000;

/** Whether all files are in the database of a cache folder. */
function isRead(cache: string): boolean {
  const [name] = existsSync(path.join(cache, 'exchange'))
    ? readdirSync(path.join(cache, 'exchange'))
    : [];
  if (name === undefined) return false;
  const db = openDatabase(path.join(cache, 'exchange', name));
  try {
    return isWhole(db);
  } finally {
    db.close();
  }
}

/** Waits until a site has read all exchange files into the database of its cache folder. */
export async function untilRead(cache: string): Promise<void> {
  for (let left = READ_WITHIN; !isRead(cache); left -= LOOK_EVERY) {
    if (left <= 0) throw new Error('the exchange files were not read in time');
    await wait(LOOK_EVERY);
  }
  await wait(SETTLED_AFTER);
}
