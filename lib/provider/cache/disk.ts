import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { SecondLayer } from './entry';

/**
 * The second layer of a single instance: one file per entry. A temporary file is written and
 * renamed, so that a killed process leaves the last good entry complete; file names are hashes, so
 * that a key may contain any character.
 */
export function diskLayer(directory: string): SecondLayer {
  const fileOf = (key: string): string =>
    path.join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  let writes = 0;
  return {
    read: (key) => readFile(fileOf(key), 'utf8').catch(() => null),
    async write(key, text) {
      const file = fileOf(key);
      writes += 1;
      const temporary = `${file}.${process.pid}.${writes}`;
      await mkdir(directory, { recursive: true });
      try {
        await writeFile(temporary, text);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}
