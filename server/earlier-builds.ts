/**
 * Files of earlier builds, named by their content hash. A page that was loaded before a deployment
 * asks for them after it; instances share the folder that keeps them.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';

import type { NextResponse } from './renderer-pool/ask';

/** Of this build. */
const BUILT = path.join('.next', 'static');
/** Ms after which a file that no build since has is deleted: nobody keeps a page open so long. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.woff2': 'font/woff2',
};

/** Of a hashed file. No folder's name has a dot, so that none leads out of the folder. */
const ADDRESS = /^\/_next\/static\/((?:[\w~-]+\/)*[\w~.-]+)$/;

/** The names of the files of a known type in a folder and those below it. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => path.extname(name) in TYPES);

const exists = (file: string): Promise<boolean> =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  );

/**
 * Puts the hashed files of this build into the folder that instances share, before the first page
 * that names them, and deletes those that no build of the last 30 days had.
 * @param now ms since 1970
 * @throws where the folder cannot be written
 */
export async function publishHashedFiles(
  folder: string,
  now: number,
  built = BUILT,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await filesIn(built)) {
    const target = path.join(folder, name);
    if (!(await exists(target))) {
      // Renamed when it is whole, since another instance may read it at any time.
      const part = `${target}.${randomUUID()}`;
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(built, name), part);
      await rename(part, target);
    }
    await utimes(target, now / 1000, now / 1000);
  }
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}

/** A file of an earlier build as Next.js answered it then; `null` where there is none. */
export async function earlierFile(
  folder: string | null,
  address: string,
): Promise<NextResponse | null> {
  const name = ADDRESS.exec(address)?.[1];
  const type = name && TYPES[path.extname(name)];
  const body = folder && type ? await readFile(path.join(folder, name)).catch(() => null) : null;
  if (!type || body === null) return null;
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { status: 200, headers, body, busyMs: 0, lacksData: false };
}
