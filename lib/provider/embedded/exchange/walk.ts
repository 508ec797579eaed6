import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Problem } from './problems';

/** The files that are read; a folder with such a name takes a file's place. */
export const READ = /\.(csv|txt|zip|xml)$/i;

/** Levels of folders below the first, and names in all, that are looked at. */
const MOST_LEVELS = 8;
const MOST_NAMES = 20_000;

interface Walked {
  /** Names of what is no folder, below the first one, with slashes. */
  readonly names: string[];
  readonly problems: Problem[];
}

const problem = (file: string, reason: string): Problem => ({ file, line: null, reason });

/**
 * Lists a folder and those below it, and follows no link to a folder: it could lead to the folder
 * itself. What is left out is a problem.
 * @throws where the folder itself cannot be listed
 */
export async function walk(
  dir: string,
  { mostLevels = MOST_LEVELS, mostNames = MOST_NAMES } = {},
): Promise<Walked> {
  const names: string[] = [];
  const problems: Problem[] = [];
  let seen = 0;

  async function enter(folder: string, level: number): Promise<void> {
    for (const entry of await readdir(join(dir, folder), { withFileTypes: true })) {
      seen += 1;
      if (seen > mostNames) return;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && READ.test(name)) {
        problems.push(problem(name, 'is no file'));
      } else if (entry.isDirectory() && level < mostLevels) {
        await enter(name, level + 1).catch(() =>
          problems.push(problem(name, 'is a folder that cannot be listed')),
        );
      } else if (entry.isDirectory()) {
        problems.push(problem(name, `is a folder below ${mostLevels} others`));
      } else if (entry.isSymbolicLink() && (await isFolder(join(dir, name)))) {
        problems.push(problem(name, 'is a link to a folder, which is not followed'));
      } else names.push(name);
    }
  }

  await enter('', 0);
  if (seen > mostNames) problems.push(problem(dir, `has more than ${mostNames} files and folders`));
  return { names, problems };
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
