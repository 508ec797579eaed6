import { parseDay, parseName, parseSymbol, tidy } from './cells';
import { linesOf } from './read-csv';
import type { Value } from './database';
import { problemLog } from './problems';

/** The headings of the exchange's text files of the daily set, blanks tidied. */
export const MEETINGS_HEADING = 'COMPANY NAME SYMBOL : BM DATE : BM PURPOSE';
export const ANNOUNCEMENTS_HEADING = 'COMPANY NAME SYMBOL : ANNOUNCEMENTS';

const ENTRY = /^(.+?)\s+(\S+) : (.*)$/;
const DATED = /^(\d{1,2}-[A-Za-z]{3}-\d{4}) : (.*)$/;

interface Entry {
  readonly symbol: string;
  readonly name: string | null;
  readonly rest: string;
}

/**
 * Entries of one line each, `company SYMBOL : rest`; a line without a symbol continues the previous
 * one.
 */
function readEntries(text: string, heading: string, file: string) {
  const log = problemLog(file);
  const entries: Entry[] = [];
  const lines = linesOf(text);
  const at = lines.findIndex((line) => tidy(line) === heading);
  if (at < 0) log.add(1, `has no heading ${heading}`);
  lines.slice(at + 1).forEach((line, index) => {
    if (at < 0 || line.trim() === '') return;
    const [, name = '', symbolCell = '', rest = ''] = ENTRY.exec(line) ?? [];
    const symbol = parseSymbol(symbolCell);
    const last = entries.at(-1);
    if (symbol && symbol === symbolCell) {
      entries.push({ symbol, name: parseName(name), rest: tidy(rest) });
    } else if (last) entries.push({ ...last, rest: `${entries.pop()?.rest} ${tidy(line)}` });
    else log.add(index + at + 2, 'has no symbol');
  });
  return { entries, problems: log.list() };
}

/** Reads `bm…txt`: board meetings with their day and purpose. */
export function readMeetings(text: string, file: string) {
  const { entries, problems } = readEntries(text, MEETINGS_HEADING, file);
  const rows = entries.flatMap(({ symbol, name, rest }): Value[][] => {
    const [, cell = '', purpose = ''] = DATED.exec(rest) ?? [];
    // A meeting may be in the future.
    const day = parseDay(cell);
    return day ? [[symbol, name, day, purpose, null]] : [];
  });
  return { rows, problems };
}

/** Reads `an…txt`: announcements of companies, in the exchange's words. */
export function readAnnouncements(text: string, file: string, day: string | null) {
  const { entries, problems } = readEntries(text, ANNOUNCEMENTS_HEADING, file);
  return {
    rows: entries.map(({ symbol, name, rest }): Value[] => [symbol, name, day, rest]),
    problems,
  };
}
