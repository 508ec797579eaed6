import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { parseDay } from './cells';
import { indexKeyOfFile } from './index-names';
import type { Problem } from './problems';
import type { Exchange } from './securities';

/** What the name of a file says about it. */
export type FileKind =
  | { kind: 'equity-list' }
  | { kind: 'bhavcopy'; exchange: Exchange; date: string }
  | { kind: 'constituents'; index: string }
  | { kind: 'index-close'; date: string }
  | { kind: 'fund-navs' };

export interface ExchangeFile {
  name: string;
  path: string;
  /** Bytes on disk. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** Changes when the content may have changed, also for a copy of equal size and time. */
  stamp: string;
  is: FileKind;
}

const BHAVCOPY = /^BhavCopy_(NSE|BSE)_CM_0_0_0_(\d{4})(\d{2})(\d{2})_F_0000\.(csv|zip|csv\.zip)$/i;
const INDEX_CLOSE = /^ind_close_all_(\d{2})(\d{2})(\d{4})\.csv$/i;

/** The kind of a file by its published name; `null` for any other file. */
export function fileKindOf(name: string): FileKind | null {
  if (/^EQUITY_L\.csv$/i.test(name)) return { kind: 'equity-list' };
  if (/^NAVAll\.txt$/i.test(name)) return { kind: 'fund-navs' };
  const bhavcopy = BHAVCOPY.exec(name);
  if (bhavcopy) {
    const exchange = bhavcopy[1]?.toUpperCase() === 'BSE' ? 'BSE' : 'NSE';
    const date = parseDay(`${bhavcopy[2]}-${bhavcopy[3]}-${bhavcopy[4]}`);
    return date ? { kind: 'bhavcopy', exchange, date } : null;
  }
  const close = INDEX_CLOSE.exec(name);
  if (close) {
    const date = parseDay(`${close[3]}-${close[2]}-${close[1]}`);
    return date ? { kind: 'index-close', date } : null;
  }
  const index = indexKeyOfFile(name);
  return index ? { kind: 'constituents', index } : null;
}

export interface FoundFiles {
  /** By name, so that of a `.csv` and a `.zip` of one day the `.csv` comes first. */
  files: ExchangeFile[];
  problems: Problem[];
  /** False when the folder itself could not be listed. */
  listed: boolean;
}

/** A system error without its path, for a log line that names the file already. */
export function reasonOf(error: unknown): string {
  const coded = typeof error === 'object' && error !== null && 'code' in error;
  const code = coded ? String(error.code) : '';
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read';
  if (code === 'ENOTDIR') return 'is no folder';
  return code === '' ? 'cannot be read' : `cannot be read (${code})`;
}

async function statFile(dir: string, name: string, is: FileKind): Promise<ExchangeFile | Problem> {
  try {
    const path = join(dir, name);
    const found = await stat(path);
    if (!found.isFile()) return { file: name, line: null, reason: 'is no file' };
    const stamp = [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(' ');
    return { name, path, size: found.size, modified: found.mtimeMs, stamp, is };
  } catch (error) {
    return { file: name, line: null, reason: reasonOf(error) };
  }
}

/** Finds the exchange files of a folder. What cannot be listed is a problem, never an exception. */
export async function findExchangeFiles(dir: string): Promise<FoundFiles> {
  try {
    const names = (await readdir(dir)).sort();
    const lookups = names.flatMap((name) => {
      const is = fileKindOf(name);
      return is ? [statFile(dir, name, is)] : [];
    });
    const found = await Promise.all(lookups);
    return {
      files: found.filter((file) => 'path' in file),
      problems: found.filter((file) => 'reason' in file),
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
