import type { Database } from './database';
import type { Problem } from './problems';

export type IndustryOf = (symbol: string) => string | null | undefined;

/** A file that was not used, so that its last good content stays in use. */
export interface Rejection {
  reason: string;
  /** `null` if the file could not be read. */
  rows: number | null;
  /** `null` if there is no last good content. */
  lastGoodRows: number | null;
}

export interface FileReport {
  file: string;
  kind: string;
  /** The day of its figures, `null` for lists without one. */
  date: string | null;
  /** When the file with the content in use was last changed, in ms since 1970. */
  modified: number | null;
  rows: number;
  problems: number;
  rejection: Rejection | null;
}

export interface FolderReport {
  dir: string;
  files: FileReport[];
  problems: Problem[];
}

/** The rows of a folder's files. */
export interface ExchangeFolder {
  dir: string;
  db: Database;
  /** The industry of a company that no constituents file names. */
  industryOf?: IndustryOf;
}

/** The rows in use of each file, and its faults. */
export function reportOf({ dir, db }: ExchangeFolder): FolderReport {
  const files = db.rows<FileReport & { rejection: string | null }>(
    `SELECT name AS file, kind, day AS date, modified, rows, rejection,
       (SELECT count(*) FROM problems WHERE problems.file = files.name) AS problems
     FROM files ORDER BY name`,
  );
  const ofFolder = db.rows<Problem>('SELECT file, NULL AS line, reason FROM folder_problems');
  const ofFiles = db.rows<Problem>('SELECT file, line, reason FROM problems ORDER BY file, place');
  return {
    dir,
    files: files.map((file) => ({
      ...file,
      rejection: file.rejection === null ? null : (JSON.parse(file.rejection) as Rejection),
    })),
    problems: [...ofFolder, ...ofFiles],
  };
}
