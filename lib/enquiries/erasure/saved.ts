/** Files of enquiries that nobody was handed before they were erased from the store. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { env } from '@/lib/tools/env';
import { indianClock } from '@/lib/tools/time';

import { toJson } from '../export';
import type { StoredEnquiry } from '../store';

const FILE = /^(\d{4}-\d\d-\d\d)-[0-9a-f]{12}\.json$/;

/** The folder of these files. */
const savedFolder = (): string => path.join(env().dataDir, 'undelivered');

/** Makes what was written to a file or a folder durable. */
async function sync(name: string): Promise<void> {
  const opened = await open(name, 'r');
  await opened.sync().finally(() => opened.close());
}

/** Writes a new file of the folder that only its owner can read, and waits until it is durable. */
async function write(name: string, text: string): Promise<void> {
  const folder = savedFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await sync(folder);
}

const randomName = (): string => randomBytes(6).toString('hex');

/** Writes enquiries to a new file, and waits until it is durable. */
export const saveUndelivered = (enquiries: readonly StoredEnquiry[], at: Date): Promise<void> =>
  write(`${indianClock(at).day}-${randomName()}.json`, toJson(enquiries));

/** As long as a few enquiries: a full disk may still have room for an empty file. */
const PROOF_BYTES = 16_384;

/** Writes a file and removes it. @throws where enquiries could not be saved either */
export async function proveSaving(): Promise<void> {
  const name = `proof-${randomName()}`;
  await write(name, ' '.repeat(PROOF_BYTES)).finally(() =>
    rm(path.join(savedFolder(), name), { force: true }),
  );
}

/** Deletes the files written before a moment: they count as handed over when they were written. */
export async function deleteSavedBefore(before: Date): Promise<void> {
  const folder = savedFolder();
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const { day } = indianClock(before);
  const old = names.filter((name) => (FILE.exec(name)?.[1] ?? day) < day);
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}
