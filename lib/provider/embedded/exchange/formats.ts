import { type Bhavcopy, type BhavRow, parsePrices } from './bhavcopy';
import { dayInName } from './day-in-name';
import { mostFrequent } from './days';
import { tidy } from './cells';
import { parseConstituents } from './constituents';
import { headerNames } from './read-csv';
import type { Value } from './database';
import { parseEquityList } from './equity-list';
import { parseIndexClose } from './index-close';
import { indexKey, indexKeyOfFile } from './index-names';
import { isNavHeader, parseNavAll, type NavRow } from './nav-all';
import { BEFORE_UDIFF, type PriceLayout, UDIFF, WITH_DELIVERY } from './price-layouts';
import type { Problem } from './problems';
import type { Exchange } from './securities';
import { readSimple, SIMPLE_FORMATS, type SimpleFormat } from './simple-formats';
import type { FileTable } from './tables';
import {
  ANNOUNCEMENTS_HEADING,
  MEETINGS_HEADING,
  readAnnouncements,
  readMeetings,
} from './text-formats';

export { dayInName } from './day-in-name';

/** The content of a file, ready for the database. */
export type Content = {
  readonly kind: string;
  /** A list is only ever replaced, so that it stays when its file is gone; days come and go. */
  readonly isList: boolean;
  /** The key for comparing files: of two files of one part and day, the fuller one is used. */
  readonly part: string;
  /** The day of the file; `null` for lists without one. */
  readonly day: string | null;
  readonly count: number;
  readonly problems: readonly Problem[];
} & (
  | { readonly table: 'prices'; readonly exchange: Exchange; readonly rows: readonly BhavRow[] }
  | {
      readonly table: 'navs';
      readonly rows: readonly NavRow[];
      readonly isHistory: boolean;
      readonly hasPlans: boolean;
    }
  | {
      readonly table: FileTable;
      readonly rows: readonly (readonly Value[])[];
      /** The index of the column with the day of each row, for a file of many days. */
      readonly dayAt?: number;
    }
);

interface Format {
  readonly kind: string;
  /** Whether the first lines of a text are this format's. */
  fits(lines: readonly string[], names: readonly (readonly string[])[]): boolean;
  read(text: string, file: string): Content;
}

/** The day of the rows wins; a different one in the file name is a problem. */
function dayOf(file: string, stated: string | null, problems: Problem[]): string | null {
  const named = dayInName(file);
  if (stated && named && stated !== named) {
    problems.push({ file, line: null, reason: `has the day ${stated}, not the one in its name` });
  }
  return stated ?? named;
}

const has = (columns: readonly string[]) => {
  const keys = columns.map((column) => tidy(column).toLowerCase());
  return (_lines: readonly string[], names: readonly (readonly string[])[]) =>
    names.some((found) => keys.every((key) => found.includes(key)));
};

/** Both exchanges write the same columns; a column names the exchange, else the file's name does. */
const isOfBse = (text: string, file: string): boolean =>
  /^[^\n]*\n[^,\n]*,[^,\n]*,[^,\n]*,BSE,/.test(text) || /_BSE_CM_/i.test(file);

const priceContent = (kind: string, file: string, exchange: Exchange, read: Bhavcopy): Content => {
  const problems = [...read.problems];
  const day = dayOf(file, read.date, problems);
  const { rows } = read;
  return {
    kind,
    isList: false,
    part: exchange,
    exchange,
    table: 'prices',
    rows,
    problems,
    day: rows.length > 0 ? day : null,
    count: rows.length,
  };
};

const prices = (layout: PriceLayout): Format => ({
  kind: layout.kind,
  fits: has(layout.signature),
  read(text, file) {
    const exchange = layout === UDIFF && isOfBse(text, file) ? 'BSE' : 'NSE';
    return priceContent(layout.kind, file, exchange, parsePrices(text, file, layout, exchange));
  },
});

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && day > (last ?? '') ? day : last), null);

const simple = (format: SimpleFormat): Format => ({
  kind: format.kind,
  fits: (lines, names) =>
    has(format.signature)(lines, names) &&
    (!format.title || lines.some((line) => format.title?.test(line))),
  read(text, file) {
    const { rows, day: stated, problems: found } = readSimple(format, text, file);
    const problems = [...found];
    const { kind, table, part = '', isList = false, manyDays = false } = format;
    const dayAt = manyDays ? Object.keys(format.columns).indexOf('day') : undefined;
    const lastDay = manyDays
      ? rows.reduce<string | null>((last, row) => {
          const day = String(row[dayAt ?? 0]);
          return last === null || day > last ? day : last;
        }, null)
      : dayOf(file, stated, problems);
    return {
      kind,
      isList,
      table,
      part,
      rows,
      problems,
      day: rows.length > 0 ? lastDay : null,
      count: rows.length,
      ...(dayAt !== undefined && { dayAt }),
    };
  },
});

const FORMATS: readonly Format[] = [
  ...[UDIFF, WITH_DELIVERY, BEFORE_UDIFF].map(prices),
  {
    kind: 'index-close',
    fits: has(['Index Name', 'Closing Index Value']),
    read(text, file) {
      const { rows, problems: found } = parseIndexClose(text, file);
      const problems = [...found];
      const day = dayOf(file, mostFrequent(rows.map((row) => row.date)), problems);
      return {
        kind: this.kind,
        isList: false,
        part: '',
        table: 'index_closes',
        problems,
        day: rows.length > 0 ? day : null,
        count: rows.length,
        rows: rows.map((row) => [
          indexKey(row.name),
          row.name,
          row.date,
          row.open,
          row.high,
          row.low,
          row.close,
          row.change,
          row.changePercent,
          row.volume,
          row.turnover,
          row.pe,
          row.pb,
          row.dividendYield,
        ]),
      };
    },
  },
  {
    kind: 'equity-list',
    fits: has(['SYMBOL', 'NAME OF COMPANY']),
    read(text, file) {
      const { rows, problems } = parseEquityList(text, file);
      return {
        kind: this.kind,
        isList: true,
        part: '',
        table: 'equity_list',
        day: null,
        problems,
        count: rows.length,
        rows: rows.map(({ symbol, name, series, isin, faceValue, listed }) => [
          symbol,
          name,
          series,
          isin,
          faceValue,
          listed,
        ]),
      };
    },
  },
  {
    kind: 'constituents',
    fits: has(['Company Name', 'Industry', 'Symbol']),
    read(text, file) {
      const { rows, problems } = parseConstituents(text, file);
      const part = indexKeyOfFile(file);
      const unnamed = { file, line: null, reason: 'names no index in its name' };
      return {
        kind: this.kind,
        isList: true,
        part: part ?? '',
        table: 'constituents',
        day: null,
        problems: part ? problems : [unnamed, ...problems],
        count: part ? rows.length : 0,
        rows: rows.map(({ symbol, isin, industry }) => [symbol, isin, industry]),
      };
    },
  },
  {
    kind: 'fund-navs',
    fits: (lines) => lines.some(isNavHeader),
    read(text, file) {
      const { rows, problems, isHistory, hasPlans } = parseNavAll(text, file);
      const days = rows.map((row) => row.date);
      return {
        kind: isHistory ? 'fund-navs of former days' : this.kind,
        isList: !isHistory,
        part: isHistory ? file : '',
        table: 'navs',
        rows,
        isHistory,
        hasPlans,
        problems,
        day: isHistory ? latest(days) : mostFrequent(days),
        count: rows.length,
      };
    },
  },
  {
    kind: 'board-meetings',
    fits: (lines) => lines.some((line) => tidy(line) === MEETINGS_HEADING),
    read(text, file) {
      const { rows, problems } = readMeetings(text, file);
      return {
        kind: this.kind,
        isList: false,
        part: '',
        table: 'meetings',
        rows,
        problems,
        day: dayInName(file),
        count: rows.length,
      };
    },
  },
  {
    kind: 'announcements',
    fits: (lines) => lines.some((line) => tidy(line) === ANNOUNCEMENTS_HEADING),
    read(text, file) {
      const day = dayInName(file);
      const { rows, problems } = readAnnouncements(text, file, day);
      return {
        kind: this.kind,
        isList: false,
        part: '',
        table: 'announcements',
        rows,
        problems,
        day,
        count: rows.length,
      };
    },
  },
  ...SIMPLE_FORMATS.map(simple),
];

/** The format of a text by its header; `null` for a text of no known kind. */
export function formatOf(text: string): Format | null {
  const { lines, names } = headerNames(text);
  return FORMATS.find((format) => format.fits(lines, names)) ?? null;
}

/** Layouts that are known but not read: the prices of the BSE before UDiFF have no symbols. */
const UNREAD: readonly (readonly [columns: readonly string[], name: string])[] = [
  [['SC_CODE', 'SC_NAME', 'PREVCLOSE', 'NO_OF_SHRS'], 'a bhavcopy of the BSE of before July 2024'],
];

/** The name of a layout that no format reads; `null` if it is unknown. */
export function unreadLayout(text: string): string | null {
  const { lines, names } = headerNames(text);
  return UNREAD.find(([columns]) => has(columns)(lines, names))?.[1] ?? null;
}

/** The kind of a file by its name, to report a missing header. */
const NAMES: readonly (readonly [RegExp, kind: string, isList: boolean])[] = [
  [/^EQUITY_L\.csv$/i, 'equity-list', true],
  [/^NAVAll.*\.txt$/i, 'fund-navs', true],
  [/^NAVHistory.*\.txt$/i, 'fund-navs of former days', false],
  [/^BhavCopy_(NSE|BSE)_CM_/i, 'bhavcopy', false],
  [/^sec_bhavdata_full_/i, 'bhavcopy with delivery', false],
  [/^cm\d{2}[a-z]{3}\d{4}bhav/i, 'bhavcopy of before July 2024', false],
  [/^ind_close_all_/i, 'index-close', false],
  [/^ind_.*list.*\.csv$/i, 'constituents', true],
  [/\.xml$/i, 'filing', false],
];

export function kindByName(file: string): { kind: string; isList: boolean } {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const [, kind = 'unknown', isList = false] = NAMES.find(([pattern]) => pattern.test(name)) ?? [];
  return { kind, isList };
}
