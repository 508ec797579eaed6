import { countOf, formatCount } from '@/lib/tools/format';
import { addDays } from '@/lib/tools/time';

import { tidy, today } from './cells';
import type { Database } from './database';
import type { Rejection } from './dataset';
import type { ExchangeFile } from './find-files';
import { readFiling } from './filings/filing';
import { isXbrl } from './filings/xbrl';
import { type Content, formatOf, kindByName, unreadLayout } from './formats';
import { type Problem, shown } from './problems';
import { linesOf } from './read-csv';
import { type NamedText, readFileTexts } from './file-texts';
import { storeContent, type StoredFile, storedFile, storeRejection } from './store';

/** A file with a smaller share of the rows of its last good content was cut off. */
const LEAST_SHARE = 0.8;
/** The site holds all securities in memory; both exchanges together list less than half as many. */
const MOST_SECURITIES = 20_000;
/** Of a file that was never read. */
const UNKNOWN = 'has no header of a known kind of file';
const LONGEST_HEADER = 4_000;

/** Whether a file was rejected because no format reads such files, and never was another one. */
export const isUnknown = ({ reason, lastGoodRows }: Rejection): boolean =>
  lastGoodRows === null && reason.startsWith(UNKNOWN);

const SECURITY_TABLES: readonly Content['table'][] = ['equity_list', 'prices'];

/** The result for a file, or for one of the files in a zip. */
export interface Imported {
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly rejection: Rejection | null;
}

/** Why a content may not replace one with so many rows; `null` if it may. */
function faultOf(
  { count, problems, table, kind, day }: Content,
  lastGoodRows: number | null,
): string | null {
  const [first] = problems;
  const latest = latestDayOf(kind);
  if (day !== null && day > latest) return `has the day ${day}, after ${latest}`;
  if (count === 0) return `has no rows${first ? `: the file ${first.reason}` : ''}`;
  if (count > MOST_SECURITIES && SECURITY_TABLES.includes(table)) {
    return `has ${formatCount(count)} rows, more than securities are listed`;
  }
  if (lastGoodRows === null || count >= lastGoodRows * LEAST_SHARE) return null;
  return `has ${formatCount(count)} rows instead of ${formatCount(lastGoodRows)}`;
}

/** The exchange says on the evening before from which day on a year's highs and lows hold. */
const MOST_DAYS_AHEAD: Readonly<Record<string, number>> = { 'year-ranges': 7 };

const latestDayOf = (kind: string): string => addDays(today(), MOST_DAYS_AHEAD[kind] ?? 0);

/** Names the layout of a text that no format reads. */
function unknownLayout(text: string, name: string): string {
  if (kindByName(name).kind !== 'unknown') return 'has no header';
  const unread = unreadLayout(text);
  if (unread !== null) return `${UNKNOWN}: it is ${unread}`;
  const first = linesOf(text.slice(0, LONGEST_HEADER)).find((line) => tidy(line) !== '');
  return first === undefined ? UNKNOWN : `${UNKNOWN}: ${shown(tidy(first))}`;
}

function contentOf(text: string, name: string): Content | { reason: string } {
  if (isXbrl(text) || /\.xml$/i.test(name)) return readFiling(text, name);
  const format = formatOf(text);
  if (!format) return { reason: unknownLayout(text, name) };
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
    kind: as.kind,
    is_list: Number(as.isList),
    day: null,
    stamp: '',
    modified: null,
    rows: 0,
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

/** The problems with the bytes of a text. */
const problemsOf = ({ name, foreignBytes }: NamedText): Problem[] =>
  foreignBytes === 0
    ? []
    : [
        {
          file: name,
          line: null,
          reason: `has ${countOf(foreignBytes, 'byte')} that are no UTF-8, read as Windows-1252`,
        },
      ];

function importText(db: Database, file: ExchangeFile, read: NamedText): Imported {
  const { name, text } = read;
  const named = { ...file, name };
  const found = contentOf(text, name);
  if ('reason' in found) return reject(db, named, found.reason, 0);
  const content = { ...found, problems: [...problemsOf(read), ...found.problems] };
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
  const imported = texts.map((text) => importText(db, file, text));
  if (texts.length < 2) return imported;
  const kind = { kind: 'zip', isList: false, part: '', day: null, problems: [] };
  storeContent(db, file, { ...kind, table: 'symbol_changes', rows: [], count: texts.length });
  return imported;
}
