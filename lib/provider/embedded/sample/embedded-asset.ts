import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { SAMPLE_FOLDER } from './records';

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
};

/** Relative paths of letters, digits and hyphens only: none can leave the folder. */
const PLAIN = /^[a-z\d-]+(\/[a-z\d-]+)*\.[a-z]+$/i;

interface EmbeddedAsset {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * A file of the embedded asset base, read from `sample/files`.
 * @param file as a record names it, without a leading slash
 * @returns `null` if there is no such file
 */
export async function embeddedAsset(file: string): Promise<EmbeddedAsset | null> {
  const type = TYPES[path.extname(file)];
  if (type === undefined || !PLAIN.test(file)) return null;
  try {
    return { type, body: await readFile(path.join(SAMPLE_FOLDER, 'files', file)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
