import { assembleFolder } from './assemble';
import type { ExchangeFolder, IndustryOf, ReadFile } from './dataset';
import { textPool } from './day-table';
import { findExchangeFiles, type ExchangeFile } from './files';
import { parseFile } from './parse-file';
import type { Problem } from './problems';
import { readFileText } from './read';

export interface FolderOptions {
  /** The industry of a company that no constituents file names. */
  industryOf?: IndustryOf;
  /** Called once with the problems of the folder and of each new or changed file. */
  onProblems?: (problems: Problem[]) => void;
  /** How long a listing of the folder is fresh, in milliseconds. */
  rescanAfter?: number;
}

type Pooled = (text: string) => string;

async function readOne(file: ExchangeFile, pooled: Pooled): Promise<ReadFile> {
  const failed = (reason: string, isTransient: boolean): ReadFile => ({
    file,
    content: null,
    isTransient,
    problems: [{ file: file.name, line: null, reason }],
  });
  const read = await readFileText(file);
  if ('reason' in read) return failed(read.reason, read.isTransient);
  try {
    const content = parseFile(file, read.text, pooled);
    return { file, content, isTransient: false, problems: content.problems };
  } catch {
    return failed('cannot be understood', false);
  }
}

const same = (a: readonly Problem[], b: readonly Problem[] = []) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * A reader of one folder that caches what it has read: it lists the folder at most once a second,
 * reads only files that changed, and never throws. When the folder can no longer be listed, the last
 * good state is returned and the problem is reported.
 */
export function exchangeFolderReader(
  dir: string,
  { industryOf, onProblems, rescanAfter = 1000 }: FolderOptions = {},
): () => Promise<ExchangeFolder> {
  const pooled = textPool();
  let cache = new Map<string, ReadFile>();
  let ofFolder: Problem[] = [];
  let current: ExchangeFolder | null = null;
  let scannedAt = -Infinity;
  let running: Promise<ExchangeFolder> | null = null;

  async function refresh(files: readonly ExchangeFile[], fresh: Problem[]) {
    const next = new Map<string, ReadFile>();
    for (const file of files) {
      const known = cache.get(file.path);
      const isCurrent = known?.file.stamp === file.stamp && !known.isTransient;
      const read = isCurrent ? known : await readOne(file, pooled);
      if (read !== known && !same(read.problems, known?.problems)) fresh.push(...read.problems);
      next.set(file.path, read);
    }
    const changed =
      next.size !== cache.size || [...next].some(([path, read]) => cache.get(path) !== read);
    cache = next;
    return changed;
  }

  async function scan(): Promise<ExchangeFolder> {
    const found = await findExchangeFiles(dir);
    const news = !same(found.problems, ofFolder);
    const fresh = news ? [...found.problems] : [];
    const changed = found.listed && (await refresh(found.files, fresh));
    if (changed || news || !current) {
      current = assembleFolder(dir, [...cache.values()], found.problems, industryOf);
    }
    ofFolder = found.problems;
    scannedAt = performance.now();
    if (fresh.length > 0) onProblems?.(fresh);
    return current;
  }

  return () => {
    if (current && performance.now() - scannedAt < rescanAfter) return Promise.resolve(current);
    running ??= scan().finally(() => {
      running = null;
    });
    return running;
  };
}

const readers = new Map<string, () => Promise<ExchangeFolder>>();

/**
 * The current state of a folder of exchange files. The first call for a folder reads it and sets the
 * options; later calls are cheap and see newer files within a second. Never throws.
 */
export function loadExchangeFolder(dir: string, options?: FolderOptions): Promise<ExchangeFolder> {
  const known = readers.get(dir);
  const reader = known ?? exchangeFolderReader(dir, options);
  if (!known) readers.set(dir, reader);
  return reader();
}
