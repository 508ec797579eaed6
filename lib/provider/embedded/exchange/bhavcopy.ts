import { MOST, numberOf, parseSymbol, readFigure, tidy } from './cells';
import { rowsOfDay } from './days';
import { readCsv, type Csv, type CsvRow } from './read-csv';
import { parseIsin } from './isin';
import { type PriceLayout, UDIFF } from './price-layouts';
import { problemLog, shown, type Parsed, type ProblemLog } from './problems';
import { isOnMainBoard, kindOf, seriesRank, type Exchange, type SecurityKind } from './securities';

/** A share's or an exchange-traded fund's trading day. Prices in rupees, not adjusted. */
export interface BhavRow {
  symbol: string;
  series: string;
  /** `null` if the file has no ISIN to decide it. */
  kind: SecurityKind | null;
  isin: string | null;
  name: string;
  /** The exchange's number for the security; on the BSE its scrip code. */
  code: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  previous: number | null;
  /** Shares traded. */
  volume: number | null;
  /** Rupees traded. */
  value: number | null;
  trades: number | null;
  /** Shares delivered; only on the NSE. */
  delivered: number | null;
}

export interface Bhavcopy extends Parsed<BhavRow> {
  /** The day that most rows name, `YYYY-MM-DD`; `null` if none does. */
  date: string | null;
}

/** Zero or less is not a price: a missing value, not a figure to show. */
const positive = (value: number | null) => (value !== null && value > 0 ? value : null);

const notNegative = (value: number | null) => (value !== null && value >= 0 ? value : null);

/**
 * A price that is more than a thousand times another one of the same share and day is a mistake. In a
 * year of the NSE no close was more than 386 times the last one, or less than a hundredth of it.
 */
const FARTHEST = 1_000;

const isNear = (price: number, other: number | null) =>
  price <= MOST.price &&
  (other === null || (price <= other * FARTHEST && price >= other / FARTHEST));

interface Reading {
  readonly layout: PriceLayout;
  readonly csv: Csv;
  readonly exchange: Exchange;
  readonly log: ProblemLog;
}

/** Whether a row is a security that this site shows, and of which kind. */
function kindReader({ layout, csv, exchange, log }: Reading) {
  const { isin: column } = layout;
  const seriesOf = csv.column(layout.series);
  const isinOf = column !== undefined && csv.has(column) ? csv.column(column) : null;
  return (row: CsvRow): Pick<BhavRow, 'series' | 'kind' | 'isin'> | null => {
    const series = seriesOf(row).toUpperCase();
    if (!isinOf) return isOnMainBoard(series) ? { series, kind: null, isin: null } : null;
    const cell = isinOf(row);
    const kind = kindOf(exchange, series, cell.toUpperCase());
    if (!kind && seriesRank(series) === 0) {
      log.add(row.line, `${shown(cell)} is no ISIN of a share or a fund`);
    }
    return kind && { series, kind, isin: parseIsin(cell) };
  };
}

/** The readers of a row's figures by name. */
function figureReaders({ layout, csv, log }: Reading) {
  const figure = (column: string | undefined, most: number) => {
    if (column === undefined) return () => null;
    const cellOf = csv.column(column);
    return (row: CsvRow) => readFigure(cellOf(row), { column, line: row.line, most }, log);
  };
  const price = (column: string) => {
    const read = figure(column, MOST.price);
    return (row: CsvRow, symbol: string, close: number): number | null => {
      const value = positive(read(row));
      if (value === null || isNear(value, close)) return value;
      log.add(row.line, `${symbol}: ${column} ${value} is out of all bounds`);
      return null;
    };
  };
  const count = (column: string | undefined, most: number) => {
    const read = figure(column, most);
    return (row: CsvRow) => notNegative(read(row));
  };
  return {
    previous: figure(layout.previous, MOST.price),
    open: price(layout.open),
    high: price(layout.high),
    low: price(layout.low),
    volume: count(layout.volume, MOST.volume),
    value: count(layout.value, MOST.value),
    trades: count(layout.trades, MOST.volume),
    delivered: count(layout.delivered, MOST.volume),
  };
}

function rowReader(reading: Reading) {
  const { layout, csv, log } = reading;
  const column = (name: string | undefined) => (name === undefined ? () => '' : csv.column(name));
  const [symbolOf, closeOf] = [column(layout.symbol), column(layout.close)];
  const [nameOf, codeOf, isinOf] = [column(layout.name), column(layout.code), column(layout.isin)];
  const readKind = kindReader(reading);
  const read = figureReaders(reading);
  return (row: CsvRow): BhavRow | null => {
    const known = readKind(row);
    if (!known) return null;
    const symbol = parseSymbol(symbolOf(row));
    const close = positive(numberOf(closeOf(row)));
    if (!symbol) log.add(row.line, `${shown(symbolOf(row))} is no symbol`);
    else if (close === null) log.add(row.line, `${symbol}: ${shown(closeOf(row))} is no price`);
    if (!symbol || close === null) return null;
    const previous = positive(read.previous(row));
    if (!isNear(close, previous)) {
      log.add(row.line, `${symbol}: ${layout.close} ${shown(closeOf(row))} is out of all bounds`);
      return null;
    }
    if (known.kind && !known.isin) log.add(row.line, `${symbol}: ${shown(isinOf(row))} is no ISIN`);
    const worth = read.value(row);
    return {
      symbol,
      series: known.series,
      kind: known.kind,
      isin: known.isin,
      name: tidy(nameOf(row)),
      code: codeOf(row),
      open: read.open(row, symbol, close),
      high: read.high(row, symbol, close),
      low: read.low(row, symbol, close),
      close,
      previous,
      volume: read.volume(row),
      value: worth === null ? null : worth * layout.unit,
      trades: read.trades(row),
      delivered: read.delivered(row),
    };
  };
}

/** One row a symbol, series EQ before BE before BZ. */
function onePerSymbol(rows: Iterable<BhavRow>): BhavRow[] {
  const bySymbol = new Map<string, BhavRow>();
  for (const row of rows) {
    const other = bySymbol.get(row.symbol);
    if (!other || seriesRank(row.series) < seriesRank(other.series)) bySymbol.set(row.symbol, row);
  }
  return [...bySymbol.values()];
}

/**
 * Reads an exchange's prices of a day: shares and exchange-traded funds, one row per symbol (series
 * EQ before BE before BZ). Bonds and the SME board are dropped. Closes before it are as traded.
 */
export function parsePrices(
  text: string,
  file: string,
  layout: PriceLayout,
  exchange: Exchange = 'NSE',
): Bhavcopy {
  const log = problemLog(file);
  const { signature, day, previous, open, high, low, volume, value, name, code } = layout;
  const wanted = [day, code, name, open, high, low, previous, volume, value];
  const csv = readCsv(
    text,
    { required: signature, wanted: wanted.filter((column) => column !== undefined) },
    log,
  );
  const { date, rows } = rowsOfDay(csv.rows, csv.column(day), log);
  const read = rowReader({ layout, csv, exchange, log });
  const found = rows.flatMap((row) => read(row) ?? []);
  return { rows: onePerSymbol(found), date, problems: log.list() };
}

/** Reads an exchange's prices of a day in the UDiFF layout. */
export const parseBhavcopy = (text: string, file: string, exchange: Exchange = 'NSE'): Bhavcopy =>
  parsePrices(text, file, UDIFF, exchange);
