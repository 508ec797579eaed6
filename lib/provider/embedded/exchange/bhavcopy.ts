import { dayReader, mostFrequent } from './days';
import { MOST, numberOf, parseSymbol, readFigure, tidy } from './cells';
import { readCsv, type Csv, type CsvRow } from './read-csv';
import { parseIsin } from './isin';
import { problemLog, shown, type Parsed, type ProblemLog } from './problems';
import { kindOf, seriesRank, type Exchange, type SecurityKind } from './securities';

/** A share's or an exchange-traded fund's trading day. Prices in rupees, not adjusted. */
export interface BhavRow {
  symbol: string;
  series: string;
  /** `null` where the file has no ISIN to tell it by. */
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
  /** Shares delivered; on the NSE alone. */
  delivered: number | null;
}

export interface Bhavcopy extends Parsed<BhavRow> {
  /** The day that most rows name, `YYYY-MM-DD`; `null` where none does. */
  date: string | null;
}

export const COLUMNS = {
  required: ['TckrSymb', 'SctySrs', 'ISIN', 'ClsPric'],
  wanted: [
    'TradDt',
    'FinInstrmId',
    'FinInstrmNm',
    'OpnPric',
    'HghPric',
    'LwPric',
    'PrvsClsgPric',
    'TtlTradgVol',
    'TtlTrfVal',
  ],
} as const;

/** Zero and less is no price: a missing value, not a figure to show. */
export const positive = (value: number | null) => (value !== null && value > 0 ? value : null);

export const notNegative = (value: number | null) => (value !== null && value >= 0 ? value : null);

/**
 * A price that is more than a thousand times another one of the same share and day is a mistake. In a
 * year of the NSE no close was more than 386 times the last one, or less than a hundredth of it.
 */
const FARTHEST = 1_000;

export const isNear = (price: number, other: number | null) =>
  price <= MOST.price &&
  (other === null || (price <= other * FARTHEST && price >= other / FARTHEST));

function rowReader(csv: Csv, exchange: Exchange, log: ProblemLog) {
  const [symbolOf, seriesOf] = [csv.column('TckrSymb'), csv.column('SctySrs')];
  const [isinOf, closeOf] = [csv.column('ISIN'), csv.column('ClsPric')];
  const [nameOf, codeOf] = [csv.column('FinInstrmNm'), csv.column('FinInstrmId')];
  const figures = Object.fromEntries(COLUMNS.wanted.map((name) => [name, csv.column(name)]));
  return (row: CsvRow): BhavRow | null => {
    const series = seriesOf(row).toUpperCase();
    const kind = kindOf(exchange, series, isinOf(row).toUpperCase());
    if (!kind && seriesRank(series) === 0) {
      log.add(row.line, `${shown(isinOf(row))} is no ISIN of a share or a fund`);
    }
    if (!kind) return null;
    const symbol = parseSymbol(symbolOf(row));
    const close = positive(numberOf(closeOf(row)));
    if (!symbol) log.add(row.line, `${shown(symbolOf(row))} is no symbol`);
    else if (close === null) log.add(row.line, `${symbol}: ${shown(closeOf(row))} is no price`);
    if (!symbol || close === null) return null;
    const figure = (column: string, most: number) =>
      readFigure(figures[column]?.(row) ?? '', { column, line: row.line, most }, log);
    const previous = positive(figure('PrvsClsgPric', MOST.price));
    if (!isNear(close, previous)) {
      log.add(row.line, `${symbol}: ClsPric ${shown(closeOf(row))} is out of all bounds`);
      return null;
    }
    const isin = parseIsin(isinOf(row));
    if (!isin) log.add(row.line, `${symbol}: ${shown(isinOf(row))} is no ISIN`);
    const price = (column: string) => {
      const value = positive(figure(column, MOST.price));
      if (value === null || isNear(value, close)) return value;
      log.add(row.line, `${symbol}: ${column} ${value} is out of all bounds`);
      return null;
    };
    return {
      symbol,
      series,
      kind,
      isin,
      name: tidy(nameOf(row)),
      code: codeOf(row),
      open: price('OpnPric'),
      high: price('HghPric'),
      low: price('LwPric'),
      close,
      previous,
      volume: notNegative(figure('TtlTradgVol', MOST.volume)),
      value: notNegative(figure('TtlTrfVal', MOST.value)),
      trades: notNegative(figure('TtlNbOfTxsExctd', MOST.volume)),
      delivered: null,
    };
  };
}

/** One row a symbol, series EQ before BE before BZ. */
export function onePerSymbol(rows: Iterable<BhavRow>): BhavRow[] {
  const bySymbol = new Map<string, BhavRow>();
  for (const row of rows) {
    const other = bySymbol.get(row.symbol);
    if (!other || seriesRank(row.series) < seriesRank(other.series)) bySymbol.set(row.symbol, row);
  }
  return [...bySymbol.values()];
}

/**
 * Reads an exchange's end-of-day file in the UDiFF layout: shares and exchange-traded funds, one row
 * a symbol (series EQ before BE before BZ). Bonds and the SME board are dropped.
 */
export function parseBhavcopy(text: string, file: string, exchange: Exchange = 'NSE'): Bhavcopy {
  const log = problemLog(file);
  const csv = readCsv(text, COLUMNS, log);
  const dateOf = csv.column('TradDt');
  const readDay = dayReader();
  const days = csv.rows.map((row) => readDay(dateOf(row)));
  const date = mostFrequent(days);
  const read = rowReader(csv, exchange, log);
  const rows = csv.rows.flatMap((raw, index) => {
    if (days[index] === date) return read(raw) ?? [];
    log.add(raw.line, `${shown(dateOf(raw))} is not the day of the file, ${date}`);
    return [];
  });
  return { rows: onePerSymbol(rows), date, problems: log.list() };
}
