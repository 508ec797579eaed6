import type { ConstituentRow } from './constituents';
import type { DayTable } from './day-table';
import type { EquityRow } from './equity-list';
import type { ExchangeFile, FileKind } from './files';
import type { NavRow } from './nav-all';
import type { FileContent, IndexDay } from './parse-file';
import type { Problem } from './problems';
import type { Exchange } from './securities';

export type IndustryOf = (symbol: string) => string | null | undefined;

export interface ReadFile {
  file: ExchangeFile;
  /** `null` where the file could not be read at all. */
  content: FileContent | null;
  /** A read error that may pass, so the file is read again although it has not changed. */
  isTransient: boolean;
  problems: Problem[];
}

export interface FileReport {
  file: string;
  kind: FileKind['kind'];
  /** The day of its figures, `null` for lists without one. */
  date: string | null;
  rows: number;
  problems: number;
}

export interface Company extends EquityRow {
  industry: string | null;
}

/** Everything the files of a folder say, joined. */
export interface ExchangeFolder {
  dir: string;
  files: FileReport[];
  problems: Problem[];
  companies: Company[];
  bySymbol: ReadonlyMap<string, Company>;
  byIsin: ReadonlyMap<string, Company>;
  industryFor(symbol: string, isin: string | null): string | null;
  /** Oldest first. */
  days: Readonly<Record<Exchange, readonly DayTable[]>>;
  /** The symbols that an ISIN has traded under, for the history of a renamed share. */
  symbolsByIsin: Readonly<Record<Exchange, ReadonlyMap<string, readonly string[]>>>;
  /** Oldest first. */
  indexDays: readonly IndexDay[];
  /** By the key of the index. */
  constituents: ReadonlyMap<string, readonly ConstituentRow[]>;
  funds: { rows: readonly NavRow[]; date: string | null };
}
