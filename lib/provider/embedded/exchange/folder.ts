import { setTimeout as wait } from 'node:timers/promises';

import { type Database, isBusy } from './database';
import type { Rejection } from './dataset';
import { derive } from './derive';
import { type ExchangeFile, findExchangeFiles, type FoundFiles } from './files';
import { dayInName, kindByName } from './formats';
import { type Imported, importFile, reject } from './import-file';
import type { Problem } from './problems';
import {
  chooseSources,
  dropFile,
  noteWhole,
  type StoredFile,
  storedFile,
  storeFolderProblems,
} from './store';

/** What an import came to. */
export interface ImportSummary {
  /** Files that were read. */
  readonly files: number;
  /** Sessions with prices, and the securities in them, that are known now. */
  readonly days: number;
  readonly securities: number;
  /** Of the files that were read: lines that could not be used, and files that were rejected. */
  readonly problems: number;
  readonly rejected: number;
  /** From the look at the folder until the answers had all of it. */
  readonly seconds: number;
}

export interface ReaderOptions {
  /** Called once with the problems of the folder and of each new or changed file. */
  onProblems?: (problems: readonly Problem[]) => void;
  /** Called once for each file whose last good content stays in use, or that never had one. */
  onRejection?: (file: string, rejection: Rejection) => void;
  /** Called now and then while many files are read. */
  onProgress?: (done: number, all: number) => void;
  /** Called once new, changed or removed files are in use. */
  onImported?: (summary: ImportSummary) => void;
  /** Called when answers see new rows. */
  onShown?: () => void;
  /** Between two looks at the folder, in milliseconds. */
  rescanAfter?: number;
}

const GONE = 'is no longer in the folder';
const CHANGING = 'is being written';

/** A file that nobody touched for so long is not being written, in ms. */
const UNTOUCHED = 1_000;

/** When the answers see what was read so far, in ms; then after twice as long each time. */
const SHOW_AFTER = 1_500;

/** Files that are written at once; another process waits for as long. */
const BATCH = 24;
const FIRST_BATCH = 8;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lists first, then files without a day in their name, then the newest days. */
function inOrder(files: readonly ExchangeFile[]): ExchangeFile[] {
  const rank = ({ name }: ExchangeFile) =>
    dayInName(name) ?? (kindByName(name).isList ? 'lists' : 'files');
  return [...files].sort((a, b) => rank(b).localeCompare(rank(a)) || a.name.localeCompare(b.name));
}

/** The file of a folder that a line of `files` belongs to: a zip has several. */
const fileOf = (name: string): string => name.split(':')[0] ?? name;

/**
 * A reader that brings a database up to date with a folder of files. It reads only files that are
 * new or changed, once nobody touched them for a second or between two looks, and never throws. A
 * file without rows or with far fewer than before is rejected: its last good rows stay, and the
 * problem is reported. The same where the folder can no longer be listed. The database remembers
 * all of it after a restart.
 */
export function folderReader(
  dir: string,
  db: Database,
  options: ReaderOptions = {},
): () => Promise<void> {
  const { onProblems, onRejection, onProgress, onImported, onShown, rescanAfter = 1000 } = options;
  let counts = { files: 0, problems: 0, rejected: 0 };
  let stamps = new Map<string, string>();
  let isFirst = true;

  /** The stamp of each file; the next look compares with it. */
  async function look(): Promise<FoundFiles & { isStill: (file: ExchangeFile) => boolean }> {
    const now = Date.now();
    const found = await findExchangeFiles(dir);
    const before = stamps;
    stamps = new Map(found.files.map(({ name, stamp }) => [name, stamp]));
    const isStill = ({ name, stamp, touched }: ExchangeFile) =>
      now - touched >= UNTOUCHED || before.get(name) === stamp;
    return { ...found, isStill };
  }

  const stored = () =>
    new Map(db.rows<StoredFile>('SELECT * FROM files').map((file) => [file.name, file]));

  function report({ name, problems, rejection }: Imported, before: StoredFile | undefined): void {
    counts.problems += problems.length;
    counts.rejected += Number(rejection !== null);
    if (!rejection) {
      if (problems.length > 0) onProblems?.(problems);
      return;
    }
    const known = before?.rejection && (JSON.parse(before.rejection) as Rejection);
    const isKnown = known && known.reason === rejection.reason && known.rows === rejection.rows;
    if (!isKnown && rejection.reason !== CHANGING) onRejection?.(name, rejection);
  }

  function show(isWhole: boolean): void {
    chooseSources(db);
    derive(db, isWhole);
    onShown?.();
  }

  /** Reads a batch of files as one write: the index of prices then changes in fewer places. */
  async function readBatch(files: readonly ExchangeFile[], known: Map<string, StoredFile>) {
    db.begin();
    try {
      for (const file of files) {
        // Another process that reads the same folder was faster.
        if (storedFile(db, file.name)?.stamp === file.stamp) continue;
        counts.files += 1;
        (await importFile(db, file)).forEach((one) => report(one, known.get(one.name)));
      }
      db.commit();
    } finally {
      db.rollback();
    }
  }

  async function readAll(files: readonly ExchangeFile[], known: Map<string, StoredFile>) {
    const ordered = inOrder(files);
    let shownAt = performance.now();
    let showAfter = SHOW_AFTER;
    for (let done = 0; done < ordered.length;) {
      // The first batch is small, so that pages soon have the lists and the newest day.
      const end = Math.min(done + (done === 0 ? FIRST_BATCH : BATCH), ordered.length);
      await readBatch(ordered.slice(done, end), known);
      done = end;
      if (done > FIRST_BATCH && performance.now() - shownAt < showAfter) continue;
      show(false);
      shownAt = performance.now();
      showAfter *= 2;
      onProgress?.(done, ordered.length);
    }
  }

  /** Old days are taken out on purpose; the last file of a list is only ever replaced. */
  function removeGone(files: readonly ExchangeFile[], known: Map<string, StoredFile>): boolean {
    const present = new Set(files.map(({ name }) => name));
    let isChanged = false;
    for (const file of known.values()) {
      if (present.has(fileOf(file.name))) continue;
      const isOnly = db.row(
        `SELECT 1 FROM parts p WHERE p.file = ? AND NOT EXISTS (
           SELECT 1 FROM parts o JOIN files f ON f.id = o.file
           WHERE o.dataset = p.dataset AND o.part = p.part AND o.file <> p.file
             AND coalesce(f.rejection, '') NOT LIKE '%${GONE}%')`,
        file.id,
      );
      if (file.is_list && isOnly) {
        report(reject(db, { name: file.name, stamp: '' }, GONE), file);
      } else {
        dropFile(db, file);
        isChanged = true;
      }
    }
    return isChanged;
  }

  async function refresh({ files, isStill, problems, listed }: Awaited<ReturnType<typeof look>>) {
    const known = stored();
    const isCurrent = ({ name, stamp }: ExchangeFile) => known.get(name)?.stamp === stamp;
    const changed = files.filter((file) => !isCurrent(file));
    const ready = changed.filter(isStill);
    await readAll(ready, known);
    for (const file of changed) {
      if (!isStill(file) && !known.has(file.name)) {
        reject(db, { name: file.name, stamp: '' }, CHANGING);
      }
    }
    const isLess = listed && removeGone(files, known);
    const before = db.rows('SELECT file, reason FROM folder_problems ORDER BY file');
    const now = problems.map(({ file, reason }) => ({ file, reason }));
    if (!same(before, now)) {
      storeFolderProblems(db, problems);
      if (problems.length > 0) onProblems?.(problems);
    }
    return ready.length > 0 || isLess;
  }

  /** What a former process rejected is wrong still. */
  function reportKnown(): void {
    for (const { name, rejection, stamp } of stored().values()) {
      if (rejection && stamps.get(name) === stamp) {
        onRejection?.(name, JSON.parse(rejection) as Rejection);
      }
    }
  }

  function summary(since: number): ImportSummary {
    const count = (what: string) => db.row<{ count: number }>(`SELECT ${what}`)?.count ?? 0;
    const days = count("count(DISTINCT day) AS count FROM sources WHERE dataset = 'prices'");
    const securities = count('count(*) AS count FROM securities');
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    return { ...counts, days, securities, seconds };
  }

  async function update(): Promise<void> {
    const startedAt = performance.now();
    counts = { files: 0, problems: 0, rejected: 0 };
    let found = await look();
    const isCurrent = stored();
    const isMoving = (file: ExchangeFile) =>
      isCurrent.get(file.name)?.stamp !== file.stamp && !found.isStill(file);
    if (found.files.some(isMoving)) {
      await wait(rescanAfter);
      found = await look();
    }
    if (isFirst) reportKnown();
    const isChanged = await refresh(found);
    if (isChanged) show(true);
    if (isFirst) noteWhole(db);
    isFirst = false;
    if (isChanged) onImported?.(summary(startedAt));
  }

  // What another process keeps from being written now is left to the next look.
  return () =>
    update().catch((error: unknown) => {
      if (!isBusy(error)) throw error;
    });
}
