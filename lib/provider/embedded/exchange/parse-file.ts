import { parseBhavcopy } from './bhavcopy';
import { mostFrequent } from './calendar';
import { parseConstituents, type ConstituentRow } from './constituents';
import { packDay, type DayTable } from './day-table';
import { parseEquityList, type EquityRow } from './equity-list';
import type { ExchangeFile } from './files';
import { parseIndexClose, type IndexRow } from './index-close';
import { parseNavAll, type NavRow } from './nav-all';
import type { Problem } from './problems';

/** The closing values of all indices on one day. */
export interface IndexDay {
  date: string;
  rows: IndexRow[];
}

/** The parsed content of a file; `rows` is their number. */
export type FileContent = { rows: number; date: string | null; problems: Problem[] } & (
  | { kind: 'equity-list'; list: EquityRow[] }
  | { kind: 'bhavcopy'; day: DayTable | null }
  | { kind: 'constituents'; index: string; list: ConstituentRow[] }
  | { kind: 'index-close'; day: IndexDay | null }
  | { kind: 'fund-navs'; list: NavRow[] }
);

/** The day of the rows wins; a different one in the file name is a problem. */
function dayOf(file: string, named: string, read: string | null, problems: Problem[]): string {
  if (read && read !== named) {
    problems.push({ file, line: null, reason: `is of ${read}, not of the day in its name` });
  }
  return read ?? named;
}

/** Parses a file by the kind that its name tells. */
export function parseFile(
  file: ExchangeFile,
  text: string,
  pooled: (text: string) => string,
): FileContent {
  const { is, name } = file;
  switch (is.kind) {
    case 'equity-list': {
      const { rows: list, problems } = parseEquityList(text, name);
      return { kind: is.kind, list, rows: list.length, date: null, problems };
    }
    case 'constituents': {
      const { rows: list, problems } = parseConstituents(text, name);
      return { kind: is.kind, index: is.index, list, rows: list.length, date: null, problems };
    }
    case 'fund-navs': {
      const { rows: list, problems } = parseNavAll(text, name);
      return {
        kind: is.kind,
        list,
        rows: list.length,
        date: mostFrequent(list.map((row) => row.date)),
        problems,
      };
    }
    case 'bhavcopy': {
      const read = parseBhavcopy(text, name, is.exchange);
      const problems = [...read.problems];
      const date = dayOf(name, is.date, read.date, problems);
      const day = read.rows.length > 0 ? packDay(is.exchange, date, read.rows, pooled) : null;
      return { kind: is.kind, day, rows: read.rows.length, date: day && date, problems };
    }
    case 'index-close': {
      const { rows, problems: found } = parseIndexClose(text, name);
      const problems = [...found];
      const date = dayOf(name, is.date, mostFrequent(rows.map((row) => row.date)), problems);
      const day = rows.length > 0 ? { date, rows } : null;
      return { kind: is.kind, day, rows: rows.length, date: day && date, problems };
    }
  }
}
