import type { Value } from './database';
import { MOST, parseDay, parseName, parseSymbol, readDay, readFigure, tidy, today } from './cells';
import { reportedDay } from './days';
import { readCsv, type Csv, type CsvRow } from './read-csv';
import { problemLog, shown, type ProblemLog } from './problems';
import type { FileTable } from './tables';

/** The position of a cell, and its allowed values. */
interface Place {
  readonly line: number;
  readonly column: string;
  readonly log: ProblemLog;
  /** The file's own day, or today: past events cannot have a later day. */
  readonly latest: string;
}

/** Reads a cell. `undefined` drops the row: without this cell it means nothing. */
type Read = (cell: string, place: Place) => Value | undefined;

/** How one kind of file is read: a column of the table from a column of the file. */
export interface SimpleFormat {
  readonly kind: string;
  /** Column names that only this kind of file has, in its header. */
  readonly signature: readonly string[];
  readonly table: FileTable;
  /** Distinguishes files of one table and day: bulk from block deals. */
  readonly part?: string;
  readonly columns: Readonly<Record<string, readonly [header: string, read: Read]>>;
  /** The column of the file that holds its day; without one, its title or name has the day. */
  readonly dayIn?: string;
  /** A line above the header that only this kind of file has, if others share its columns. */
  readonly title?: RegExp;
  /** Finds the day in a line above the header. */
  readonly titleDay?: RegExp;
  /** A list is only ever replaced, so that it stays when its file is gone. */
  readonly isList?: boolean;
  /** Each row has its own day: a file may have many. */
  readonly manyDays?: boolean;
}

const symbol: Read = (cell, { line, log }) => {
  const found = parseSymbol(cell);
  // The last line of some files is a total without a symbol.
  if (!found && cell !== '') log.add(line, `${shown(cell)} is no symbol`);
  return found ?? undefined;
};
const optionalSymbol: Read = (cell) => parseSymbol(cell);
const name: Read = (cell) => parseName(cell);
const words: Read = (cell) => tidy(cell) || null;
const figure =
  (most: number): Read =>
  (cell, { line, column, log }) =>
    readFigure(cell, { column, line, most }, log);
/** A day that may be in the future: of an announced action or meeting, or of an expiry. */
const comingDay = (cell: string, { line, column, log }: Place): string | null =>
  readDay(cell, { line, column, latest: null }, log);
const pastDay = (cell: string, { line, column, log, latest }: Place): string | null =>
  readDay(cell, { line, column, latest }, log);
const ownComingDay: Read = (cell, place) => comingDay(cell, place) ?? undefined;
const ownPastDay: Read = (cell, place) => pastDay(cell, place) ?? undefined;
const highLow: Read = (cell) => (/^[HL]$/.test(cell) ? cell : undefined);
const optionKind: Read = (cell) => (/^[CP]E$/.test(cell) ? cell : undefined);
const participant: Read = (cell) => (/^total$/i.test(cell) ? undefined : parseName(cell));
const contracts = figure(MOST.volume);

const DEAL_COLUMNS = {
  day: ['Date', ownPastDay],
  symbol: ['Symbol', symbol],
  name: ['Security Name', name],
  client: ['Client Name', words],
  side: ['Buy/Sell', words],
  quantity: ['Quantity Traded', figure(MOST.volume)],
  price: ['Trade Price / Wght. Avg. Price', figure(MOST.price)],
} as const;

const DEAL_SIGNATURE = Object.values(DEAL_COLUMNS).map(([header]) => header);

export const SIMPLE_FORMATS: readonly SimpleFormat[] = [
  {
    kind: 'market-caps',
    signature: ['Symbol', 'Series', 'Issue Size', 'Market Cap(Rs.)'],
    table: 'market_caps',
    columns: {
      symbol: ['Symbol', symbol],
      series: ['Series', words],
      issued: ['Issue Size', figure(MOST.volume)],
      worth: ['Market Cap(Rs.)', figure(MOST.value)],
    },
    dayIn: 'Trade Date',
  },
  {
    kind: 'price-earnings',
    signature: ['SYMBOL', 'SYMBOL P/E', 'ADJUSTED P/E'],
    table: 'price_earnings',
    columns: {
      symbol: ['SYMBOL', symbol],
      pe: ['SYMBOL P/E', figure(MOST.ratio)],
      adjusted: ['ADJUSTED P/E', figure(MOST.ratio)],
    },
  },
  {
    kind: 'year-ranges',
    signature: ['SYMBOL', 'SERIES', 'Adjusted_52_Week_High', 'Adjusted_52_Week_Low'],
    table: 'year_ranges',
    columns: {
      symbol: ['SYMBOL', symbol],
      series: ['SERIES', words],
      high: ['Adjusted_52_Week_High', figure(MOST.price)],
      high_day: ['52_Week_High_Date', pastDay],
      low: ['Adjusted_52_Week_Low', figure(MOST.price)],
      low_day: ['52_Week_Low_DT', pastDay],
    },
    titleDay: /effective for (\d{1,2}-[a-z]{3}-\d{4})/i,
  },
  {
    kind: 'volatility',
    signature: ['Date', 'Symbol', 'Underlying Annualised Volatility (F) = E*Sqrt(365)'],
    table: 'volatilities',
    columns: {
      symbol: ['Symbol', symbol],
      annual: ['Underlying Annualised Volatility (F) = E*Sqrt(365)', figure(MOST.percent)],
    },
    dayIn: 'Date',
  },
  {
    kind: 'corporate-actions',
    signature: ['SERIES', 'SYMBOL', 'SECURITY', 'RECORD_DT', 'EX_DT', 'PURPOSE'],
    table: 'actions',
    columns: {
      symbol: ['SYMBOL', symbol],
      name: ['SECURITY', name],
      series: ['SERIES', words],
      purpose: ['PURPOSE', words],
      ex_day: ['EX_DT', ownComingDay],
      record_day: ['RECORD_DT', comingDay],
    },
  },
  {
    kind: 'corporate-actions',
    signature: ['SYMBOL', 'COMPANY NAME', 'PURPOSE', 'EX-DATE', 'RECORD DATE'],
    table: 'actions',
    columns: {
      symbol: ['SYMBOL', symbol],
      name: ['COMPANY NAME', name],
      series: ['SERIES', words],
      purpose: ['PURPOSE', words],
      ex_day: ['EX-DATE', ownComingDay],
      record_day: ['RECORD DATE', comingDay],
    },
  },
  {
    kind: 'board-meetings',
    signature: ['SYMBOL', 'COMPANY', 'MEETING_DATE', 'PURPOSE'],
    table: 'meetings',
    columns: {
      symbol: ['SYMBOL', symbol],
      name: ['COMPANY', name],
      day: ['MEETING_DATE', ownComingDay],
      purpose: ['PURPOSE', words],
      details: ['DETAILS', words],
    },
  },
  {
    kind: 'bulk-deals',
    signature: [...DEAL_SIGNATURE, 'Remarks'],
    table: 'deals',
    part: 'bulk',
    columns: DEAL_COLUMNS,
    manyDays: true,
  },
  {
    kind: 'block-deals',
    signature: DEAL_SIGNATURE,
    table: 'deals',
    part: 'block',
    columns: DEAL_COLUMNS,
    manyDays: true,
  },
  {
    kind: 'short-sales',
    signature: ['Security Name', 'Symbol Name', 'Trade Date', 'Quantity'],
    table: 'short_sales',
    columns: {
      day: ['Trade Date', ownPastDay],
      symbol: ['Symbol Name', symbol],
      name: ['Security Name', name],
      quantity: ['Quantity', figure(MOST.volume)],
    },
    manyDays: true,
  },
  {
    kind: 'price-band-hits',
    signature: ['SYMBOL', 'SERIES', 'SECURITY', 'HIGH/LOW'],
    table: 'band_hits',
    columns: {
      symbol: ['SYMBOL', symbol],
      series: ['SERIES', words],
      name: ['SECURITY', name],
      side: ['HIGH/LOW', highLow],
    },
  },
  {
    kind: 'etfs',
    signature: ['SYMBOL', 'SECURITY', 'NET TRADED VALUE', 'UNDERLYING'],
    table: 'etfs',
    columns: {
      symbol: ['SYMBOL', symbol],
      name: ['SECURITY', name],
      underlying: ['UNDERLYING', words],
    },
  },
  {
    kind: 'open-interest',
    signature: ['Date', 'ISIN', 'NSE Symbol', 'MWPL', 'Open Interest', 'Limit for Next Day'],
    table: 'open_interest',
    columns: {
      day: ['Date', ownPastDay],
      isin: ['ISIN', words],
      name: ['Scrip Name', name],
      symbol: ['NSE Symbol', symbol],
      most: ['MWPL', figure(MOST.volume)],
      open_interest: ['Open Interest', contracts],
      equivalent: ['Future Equivalent Open Interest', contracts],
      limit_next_day: ['Limit for Next Day', words],
    },
    manyDays: true,
  },
  {
    kind: 'participants',
    signature: ['Client Type', 'Future Index Long', 'Option Index Call Long'],
    title: /participant wise open interest/i,
    table: 'participants',
    columns: {
      category: ['Client Type', participant],
      future_index_long: ['Future Index Long', contracts],
      future_index_short: ['Future Index Short', contracts],
      future_stock_long: ['Future Stock Long', contracts],
      future_stock_short: ['Future Stock Short', contracts],
      call_index_long: ['Option Index Call Long', contracts],
      call_index_short: ['Option Index Call Short', contracts],
      put_index_long: ['Option Index Put Long', contracts],
      put_index_short: ['Option Index Put Short', contracts],
      call_stock_long: ['Option Stock Call Long', contracts],
      call_stock_short: ['Option Stock Call Short', contracts],
      put_stock_long: ['Option Stock Put Long', contracts],
      put_stock_short: ['Option Stock Put Short', contracts],
    },
    titleDay: /as on ([a-z]{3} \d{1,2}, \d{4})/i,
  },
  {
    kind: 'lot-sizes',
    signature: ['SYMBOL', 'LOT_SIZE'],
    table: 'lot_sizes',
    columns: { symbol: ['SYMBOL', symbol], lot: ['LOT_SIZE', contracts] },
    isList: true,
  },
  {
    kind: 'futures',
    signature: ['INSTRUMENT', 'SYMBOL', 'EXP_DATE', 'OPEN_INT*', 'TRD_VAL'],
    table: 'futures',
    columns: {
      symbol: ['SYMBOL', symbol],
      expiry: ['EXP_DATE', ownComingDay],
      close: ['CLOSE_PRICE', figure(MOST.price)],
      open_interest: ['OPEN_INT*', contracts],
      quantity: ['TRD_QTY', contracts],
      contracts: ['NO_OF_CONT', contracts],
    },
  },
  {
    kind: 'options',
    signature: ['INSTRUMENT', 'SYMBOL', 'EXP_DATE', 'STR_PRICE', 'OPT_TYPE', 'OPEN_INT*'],
    table: 'options',
    columns: {
      symbol: ['SYMBOL', symbol],
      expiry: ['EXP_DATE', ownComingDay],
      strike: ['STR_PRICE', figure(MOST.price)],
      kind: ['OPT_TYPE', optionKind],
      close: ['CLOSE_PRICE', figure(MOST.price)],
      open_interest: ['OPEN_INT*', contracts],
      quantity: ['TRD_QTY', contracts],
    },
  },
  {
    kind: 'symbol-changes',
    signature: ['SYMB_COMPANY_NAME', 'SM_KEY_SYMBOL', 'SM_NEW_SYMBOL', 'SM_APPLICABLE_FROM'],
    table: 'symbol_changes',
    isList: true,
    columns: {
      name: ['SYMB_COMPANY_NAME', name],
      former: ['SM_KEY_SYMBOL', optionalSymbol],
      symbol: ['SM_NEW_SYMBOL', symbol],
      day: ['SM_APPLICABLE_FROM', comingDay],
    },
  },
];

/** The day in a file: in a column, or in a line above its header. */
function dayTold({ dayIn, titleDay }: SimpleFormat, csv: Csv, text: string): string | null {
  const cellOf = dayIn && csv.column(dayIn);
  const title = titleDay?.exec(text.slice(0, 1000))?.[1];
  const stated = cellOf ? reportedDay(csv.rows.map((row) => parseDay(cellOf(row)))) : null;
  return stated ?? (title ? parseDay(title) : null);
}

/** The rows of a file in the order of the format's columns, and its day. */
export function readSimple(format: SimpleFormat, text: string, file: string) {
  const log = problemLog(file);
  const headers = Object.values(format.columns).map(([header]) => header);
  const csv = readCsv(text, { required: format.signature, wanted: headers }, log);
  const day = dayTold(format, csv, text);
  const latest = [today(), ...(day === null ? [] : [day])].sort()[0] ?? '';
  const { dayIn } = format;
  const dayOf = dayIn === undefined ? null : csv.column(dayIn);
  const readers = Object.values(format.columns).map(([header, read]) => {
    const cellOf = csv.column(header);
    return (row: CsvRow) => read(cellOf(row), { line: row.line, column: header, log, latest });
  });
  const rows = csv.rows.flatMap((row) => {
    if (dayOf && parseDay(dayOf(row)) !== null) {
      const own = readDay(dayOf(row), { line: row.line, column: dayIn, latest }, log);
      if (own === null) return [];
    }
    const values: Value[] = [];
    for (const read of readers) {
      const value = read(row);
      if (value === undefined) return [];
      values.push(value);
    }
    return [values];
  });
  return { rows, day, problems: log.list() };
}
