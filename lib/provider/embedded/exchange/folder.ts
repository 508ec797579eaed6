import { setTimeout as wait } from 'node:timers/promises';

import { isBusy } from '@/lib/tools/sqlite';

import type { Database } from './database';
import type { Rejection } from './dataset';
import type { Contradiction } from './corporate-actions';
import { type DayProblem, dayProblems } from './day-problems';
import { derive } from './derive';
import { type ExchangeFile, type FoundFiles, type Look, lookAt } from './find-files';
import { dayInName, kindByName } from './formats';
import { removeDeletedFiles } from './deleted-files';
import { type Imported, importFile, isUnknown, reject } from './import-file';
import { joinDays } from './join-days';
import type { Problem } from './problems';
import {
  chooseSources,
  storeContradictions,
  noteWhole,
  type StoredFile,
  storedFile,
  storedFiles,
  storeFolderProblems,
} from './store';

/** The result of an import. */
export interface ImportSummary {
  /** Files that were read. */
  readonly files: number;
  /** Sessions with prices, and the securities in them, that are known now. */
  readonly days: number;
  readonly securities: number;
  /** Of the files that were read: lines that could not be used, and files that were rejected. */
  readonly problems: number;
  readonly rejected: number;
  /** From the scan of the folder until the answers used all of it. */
  readonly seconds: number;
}

/** A file that no format reads, and how it begins. */
interface UnknownFile {
  readonly file: string;
  readonly reason: string;
}

export interface ReaderOptions {
  /** Called once with the problems of the folder and of each new or changed file. */
  onProblems?: (problems: readonly Problem[]) => void;
  /** Called once with each fault of the folder's days. */
  onDayProblems?: (problems: readonly DayProblem[]) => void;
  /** Called once with the files of no known kind that an update found. */
  onUnknown?: (files: readonly UnknownFile[]) => void;
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

/** Of a file that the database does not know yet. */
const CHANGING = 'is being written';

/** The time after which answers use the files read so far, in ms; it doubles each time. */
const SHOW_AFTER = 1_500;

/** Files that are written at once; another process waits for as long. */
const BATCH = 24;
/** The first batch is small, so that pages soon have the lists and the newest day. */
const FIRST_BATCH = 8;

type KnownFiles = ReadonlyMap<string, StoredFile>;

const isCurrent = (known: KnownFiles, { name, stamp }: ExchangeFile): boolean =>
  known.get(name)?.stamp === stamp;

/** As SQLite compares texts. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isFiling = (name: string): boolean => kindByName(name).kind === 'filing';

/** Lists first, then files without a day in their name, then the newest days, then filings. */
function inOrder(files: readonly ExchangeFile[]): ExchangeFile[] {
  const rank = ({ name }: ExchangeFile) => {
    if (isFiling(name)) return '';
    return dayInName(name) ?? (kindByName(name).isList ? 'lists' : 'files');
  };
  return [...files].sort((a, b) => rank(b).localeCompare(rank(a)) || a.name.localeCompare(b.name));
}

class FolderReader {
  /** The stamps of the files when the folder was last looked at. */
  private stamps: Look['stamps'] = new Map();
  /** Whether this process has not scanned the folder yet. */
  private isFirst = true;
  /** The counts of this update so far. */
  private counts = { files: 0, problems: 0, rejected: 0 };

  /** Files that are known to be of no company of the list. */
  private refused = new Set<string>();
  /** Files of no known kind that this update read. */
  private unknown: UnknownFile[] = [];
  /** The faults of days, and those already reported. */
  private dayProblems: readonly DayProblem[] = [];
  private readonly reported = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly db: Database,
    private readonly options: ReaderOptions,
  ) {}

  /**
   * Brings the database up to date.
   * @throws the error of the database while another process writes
   */
  async update(): Promise<void> {
    const startedAt = performance.now();
    this.counts = { files: 0, problems: 0, rejected: 0 };
    this.unknown = [];
    const found = await this.look();
    if (this.isFirst) this.reportKnown();
    const changed = await this.refresh(found);
    const isChanged = changed !== 'nothing';
    if (isChanged) this.show(true, changed === 'filings' && !this.isFirst);
    if (this.isFirst || changed === 'all') this.findDayProblems();
    this.noteFolderProblems(found.problems);
    if (this.unknown.length > 0) this.options.onUnknown?.(this.unknown);
    if (this.isFirst) noteWhole(this.db);
    this.isFirst = false;
    if (isChanged) this.options.onImported?.(this.summary(startedAt));
  }

  /** Scans the folder; if a file is being written, again a little later. */
  private async look(): Promise<Look> {
    const found = await this.lookOnce();
    const known = storedFiles(this.db);
    const isMoving = (file: ExchangeFile) => !isCurrent(known, file) && !found.isStill(file);
    if (!found.files.some(isMoving)) return found;
    await wait(this.options.rescanAfter ?? 1000);
    return this.lookOnce();
  }

  private async lookOnce(): Promise<Look> {
    const found = await lookAt(this.dir, this.stamps);
    this.stamps = found.stamps;
    return found;
  }

  /**
   * Reads new and changed files and removes the rows of deleted ones.
   * @returns which rows changed
   */
  private async refresh({ files, isStill, listed }: Look): Promise<'nothing' | 'filings' | 'all'> {
    const known = storedFiles(this.db);
    const changed = files.filter((file) => !isCurrent(known, file));
    const ready = changed.filter(isStill);
    await this.readAll(ready, known);
    for (const file of changed) {
      if (!isStill(file) && !known.has(file.name)) {
        reject(this.db, { name: file.name, stamp: '' }, CHANGING);
      }
    }
    const present = new Set(files.map(({ name }) => name));
    const isLess =
      listed &&
      removeDeletedFiles(this.db, known.values(), present, (one, before) =>
        this.report(one, before),
      );
    if (ready.length === 0 && !isLess) return 'nothing';
    return !isLess && ready.every(({ name }) => isFiling(name)) ? 'filings' : 'all';
  }

  private async readAll(files: readonly ExchangeFile[], known: KnownFiles): Promise<void> {
    const ordered = inOrder(files);
    let shownAt = performance.now();
    let showAfter = SHOW_AFTER;
    for (let done = 0; done < ordered.length;) {
      const end = Math.min(done + (done === 0 ? FIRST_BATCH : BATCH), ordered.length);
      await this.readBatch(ordered.slice(done, end), known);
      done = end;
      if (done > FIRST_BATCH && performance.now() - shownAt < showAfter) continue;
      this.show(false, false);
      shownAt = performance.now();
      showAfter *= 2;
      this.options.onProgress?.(done, ordered.length);
    }
  }

  /** Reads a batch of files as one write: the index of prices then changes in fewer places. */
  private async readBatch(files: readonly ExchangeFile[], known: KnownFiles): Promise<void> {
    this.db.begin();
    try {
      for (const file of files) {
        // Another process that reads the same folder was faster.
        if (storedFile(this.db, file.name)?.stamp === file.stamp) continue;
        this.counts.files += 1;
        const imported = await importFile(this.db, file);
        imported.forEach((one) => this.report(one, known.get(one.name)));
      }
      this.db.commit();
    } finally {
      this.db.rollback();
    }
  }

  /** Makes the rows read so far visible to the answers. */
  private show(isWhole: boolean, isFilings: boolean): void {
    if (!isFilings) {
      chooseSources(this.db);
      joinDays(this.db);
    }
    const { refused, contradictions } = derive(this.db, isWhole, isFilings);
    if (isWhole) {
      this.reportRefused(refused);
      if (!isFilings) this.reportContradictions(contradictions);
    }
    this.options.onShown?.();
  }

  private report({ name, problems, rejection }: Imported, before: StoredFile | undefined): void {
    this.counts.problems += problems.length;
    this.counts.rejected += Number(rejection !== null);
    if (!rejection) {
      if (problems.length > 0) this.options.onProblems?.(problems);
      return;
    }
    const known = before?.rejection && (JSON.parse(before.rejection) as Rejection);
    const isKnown = known && known.reason === rejection.reason && known.rows === rejection.rows;
    if (!isKnown && rejection.reason !== CHANGING) this.reportRejection(name, rejection);
  }

  private reportRejection(file: string, rejection: Rejection): void {
    if (isUnknown(rejection)) this.unknown.push({ file, reason: rejection.reason });
    else this.options.onRejection?.(file, rejection);
  }

  /** Files that were read, but whose company is not in the list. */
  private reportRefused(names: readonly string[]): void {
    for (const name of names.filter((one) => !this.refused.has(one))) {
      const rejection = storedFile(this.db, name)?.rejection;
      this.counts.rejected += 1;
      if (rejection) this.options.onRejection?.(name, JSON.parse(rejection) as Rejection);
    }
    this.refused = new Set(names);
  }

  /** Corporate actions that the prices contradict, named once while they do. */
  private reportContradictions(found: readonly Contradiction[]): void {
    const isNew = storeContradictions(this.db, found);
    const problems = isNew.map(({ file, reason }) => ({ file, line: null, reason }));
    if (problems.length > 0) this.options.onProblems?.(problems);
  }

  /** Reports again the files that a former process rejected. */
  private reportKnown(): void {
    for (const { name, rejection, stamp } of storedFiles(this.db).values()) {
      if (rejection && this.stamps.get(name) === stamp) {
        this.reportRejection(name, JSON.parse(rejection) as Rejection);
        this.refused.add(name);
      }
    }
  }

  private findDayProblems(): void {
    this.dayProblems = dayProblems(this.db);
    const isNew = ({ file, reason }: DayProblem) => !this.reported.has(`${file} ${reason}`);
    const found = this.dayProblems.filter(isNew);
    this.reported.clear();
    for (const { file, reason } of this.dayProblems) this.reported.add(`${file} ${reason}`);
    if (found.length > 0) this.options.onDayProblems?.(found);
  }

  private noteFolderProblems(problems: FoundFiles['problems']): void {
    const sql = 'SELECT file, reason FROM folder_problems ORDER BY file, reason';
    const before = this.db.rows<DayProblem>(sql);
    const now = [...problems, ...this.dayProblems]
      .map(({ file, reason }) => ({ file, reason }))
      .sort((a, b) => compare(a.file, b.file) || compare(a.reason, b.reason));
    if (same(before, now)) return;
    storeFolderProblems(this.db, now);
    const isNew = ({ file, reason }: DayProblem) =>
      !before.some((one) => one.file === file && one.reason === reason);
    const found = problems.filter(isNew);
    if (found.length > 0) this.options.onProblems?.(found);
  }

  private summary(since: number): ImportSummary {
    const count = (what: string) => this.db.row<{ count: number }>(`SELECT ${what}`)?.count ?? 0;
    const days = count("count(DISTINCT day) AS count FROM sources WHERE dataset = 'prices'");
    const securities = count('count(*) AS count FROM securities');
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    return { ...this.counts, days, securities, seconds };
  }
}

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
  const reader = new FolderReader(dir, db, options);
  // What another process keeps from being written now is left to the next look.
  return () =>
    reader.update().catch((error: unknown) => {
      if (!isBusy(error)) throw error;
    });
}
