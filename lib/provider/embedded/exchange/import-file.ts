import { formatCount } from '@/lib/tools/format';

import type { Database } from './database';
import type { Rejection } from './dataset';
import type { ExchangeFile } from './find-files';
import { readFiling } from './filings/filing';
import { isXbrl } from './filings/xbrl';
import { type Content, formatOf, kindByName } from './formats';
import type { Problem } from './problems';
import { readFileTexts } from './file-texts';
import { storeContent, type StoredFile, storedFile, storeRejection } from './store';

/** A file with a smaller share of the rows of its last good content was cut off. */
const LEAST_SHARE = 0.8;
/** The site holds all securities in memory; both exchanges together list less than half as many. */
const MOST_SECURITIES = 20_000;
const SECURITY_TABLES: readonly Content['table'][] = ['equity_list', 'prices'];

/** What came of a file, or of one of the files in a zip. */
export interface Imported {
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly rejection: Rejection | null;
}

/** Why a content may not replace one with so many rows; `null` where it may. */
function faultOf({ count, problems, table }: Content, lastGoodRows: number | null): string | null {
  const [first] = problems;
  if (count === 0) return `has no rows${first ? `: the file ${first.reason}` : ''}`;
  if (count > MOST_SECURITIES && SECURITY_TABLES.includes(table)) {
    return `has ${formatCount(count)} rows, more than securities are listed`;
  }
  if (lastGoodRows === null || count >= lastGoodRows * LEAST_SHARE) return null;
  return `has ${formatCount(count)} rows instead of ${formatCount(lastGoodRows)}`;
}

function contentOf(text: string, name: string): Content | { reason: string } {
  if (isXbrl(text) || /\.xml$/i.test(name)) return readFiling(text, name);
  const format = formatOf(text);
  if (!format) {
    const known = kindByName(name).kind !== 'unknown';
    return { reason: known ? 'has no header' : 'has no header of a known kind of file' };
  }
  try {
    return format.read(text, name);
  } catch {
    return { reason: 'cannot be understood' };
  }
}

/** Rejects a file, or keeps it rejected; its last good rows stay. */
export function reject(
  db: Database,
  file: Pick<ExchangeFile, 'name' | 'stamp'>,
  reason: string,
  rows: number | null = null,
  as = kindByName(file.name),
): Imported {
  const before: Omit<StoredFile, 'id' | 'name' | 'rejection'> = storedFile(db, file.name) ?? {
    ...{ kind: as.kind, is_list: Number(as.isList), day: null, stamp: '', modified: null, rows: 0 },
  };
  const { kind, is_list, day, modified } = before;
  const rejection = { reason, rows, lastGoodRows: before.rows > 0 ? before.rows : null };
  storeRejection(
    db,
    { name: file.name, kind, is_list, day, modified, rows: before.rows, stamp: file.stamp },
    rejection,
  );
  return { name: file.name, problems: [], rejection };
}

function importText(db: Database, file: ExchangeFile, name: string, text: string): Imported {
  const named = { ...file, name };
  const content = contentOf(text, name);
  if ('reason' in content) return reject(db, named, content.reason, 0);
  const before = storedFile(db, name)?.rows;
  const reason = faultOf(content, before === undefined || before === 0 ? null : before);
  if (reason !== null) return reject(db, named, reason, content.count, content);
  storeContent(db, named, content);
  return { name, problems: content.problems, rejection: null };
}

/** Reads a new or changed file into the database, one or several of a zip. It never throws. */
export async function importFile(db: Database, file: ExchangeFile): Promise<Imported[]> {
  const read = await readFileTexts(file);
  // Without a stamp, the next look reads the file again.
  if ('reason' in read) {
    const stamp = read.isTransient ? '' : file.stamp;
    return [reject(db, { name: file.name, stamp }, read.reason)];
  }
  const { texts } = read;
  const imported = texts.map(({ name, text }) => importText(db, file, name, text));
  if (texts.length < 2) return imported;
  const kind = { kind: 'zip', isList: false, part: '', day: null, problems: [] };
  storeContent(db, file, { ...kind, table: 'symbol_changes', rows: [], count: texts.length });
  return imported;
}
