import { lstat, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import type { Problem } from './problems';
import { READ, walk } from './walk';

export interface ExchangeFile {
  /** Below the folder, with slashes. */
  name: string;
  path: string;
  /** Bytes on disk. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** When its content, name or time was last changed on this disk; milliseconds since 1970. */
  touched: number;
  /** Changes when the content may have changed, also for a copy of equal size and time. */
  stamp: string;
}

export interface FoundFiles {
  /** By name. */
  files: ExchangeFile[];
  problems: Problem[];
  /** False when the folder itself could not be listed. */
  listed: boolean;
}

/** Explanations that the exchanges pack with their files. */
const EXPLANATION = /(^|\/)(readme|fohelp)\.txt$/i;

/** A system error without its path, for a log line that names the file already. */
export function reasonOf(error: unknown): string {
  const coded = typeof error === 'object' && error !== null && 'code' in error;
  const code = coded ? String(error.code) : '';
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read';
  if (code === 'ENOTDIR') return 'is no folder';
  return code === '' ? 'cannot be read' : `cannot be read (${code})`;
}

/** A look-up of real paths that asks for each folder once. */
function realFolders(): (folder: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (folder) => {
    const found = known.get(folder) ?? realpath(folder);
    known.set(folder, found);
    return found;
  };
}

/** @param realFolder tells where a folder is: no link may lead out of that of the files */
async function statFile(
  dir: string,
  realFolder: ReturnType<typeof realFolders>,
  name: string,
): Promise<ExchangeFile | Problem> {
  try {
    const path = join(dir, name);
    const own = await lstat(path);
    const isLink = own.isSymbolicLink();
    const place = isLink ? dirname(await realpath(path)) : await realFolder(dirname(path));
    const isInside = `${place}${sep}`.startsWith((await realFolder(dir)) + sep);
    if (!isInside) return { file: name, line: null, reason: 'is a link out of the folder' };
    const found = isLink ? await stat(path) : own;
    if (!found.isFile()) return { file: name, line: null, reason: 'is no file' };
    const stamp = [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(' ');
    const touched = Math.max(found.mtimeMs, found.ctimeMs);
    return { name, path, size: found.size, modified: found.mtimeMs, touched, stamp };
  } catch (error) {
    return { file: name, line: null, reason: reasonOf(error) };
  }
}

/**
 * Finds the files of a folder and of those below it. What cannot be listed is a problem, never an
 * exception.
 */
export async function findExchangeFiles(dir: string): Promise<FoundFiles> {
  try {
    const walked = await walk(dir);
    const names = walked.names.filter((name) => READ.test(name) && !EXPLANATION.test(name)).sort();
    const realFolder = realFolders();
    const found = await Promise.all(names.map((name) => statFile(dir, realFolder, name)));
    return {
      files: found.flatMap((file) => ('path' in file ? file : [])),
      problems: [...walked.problems, ...found.flatMap((file) => ('reason' in file ? file : []))],
      listed: true,
    };
  } catch (error) {
    return {
      files: [],
      problems: [{ file: dir, line: null, reason: reasonOf(error) }],
      listed: false,
    };
  }
}

/** A file that has not changed for this long is not being written, in ms. */
const UNTOUCHED = 1_000;

/** The result of a scan of a folder. */
export interface Look extends FoundFiles {
  /** The stamp of each file by name; the next scan compares with it. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Whether a file is not being written: unchanged for a second, or since the previous scan. */
  readonly isStill: (file: ExchangeFile) => boolean;
}

/** Looks at a folder of files. @param before the stamps of the look before */
export async function lookAt(dir: string, before: Look['stamps']): Promise<Look> {
  const now = Date.now();
  const found = await findExchangeFiles(dir);
  return {
    ...found,
    stamps: new Map(found.files.map(({ name, stamp }) => [name, stamp])),
    isStill: ({ name, stamp, touched }) => now - touched >= UNTOUCHED || before.get(name) === stamp,
  };
}
