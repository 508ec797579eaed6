import { dayReader, mostFrequent } from './days';
import {
  type Bhavcopy,
  type BhavRow,
  isNear,
  notNegative,
  onePerSymbol,
  positive,
} from './bhavcopy';
import { MOST, numberOf, parseSymbol, readFigure } from './cells';
import { readCsv } from './read-csv';
import { problemLog, shown } from './problems';
import { seriesRank } from './securities';

export const DELIVERY_COLUMNS = {
  required: ['SYMBOL', 'SERIES', 'DATE1', 'CLOSE_PRICE', 'DELIV_QTY'],
  wanted: [
    'PREV_CLOSE',
    'OPEN_PRICE',
    'HIGH_PRICE',
    'LOW_PRICE',
    'TTL_TRD_QNTY',
    'TURNOVER_LACS',
    'NO_OF_TRADES',
  ],
} as const;

const RUPEES_IN_A_LAKH = 1e5;

/** Series whose shares are no part of the main board. */
const isMainBoard = (series: string) => seriesRank(series) < 3;

/**
 * Reads the NSE's `sec_bhavdata_full`: the day of every security with the shares delivered. It has
 * no ISIN, so that other files tell shares from funds, and its previous close is as traded.
 */
export function parseDeliveryFile(text: string, file: string): Bhavcopy {
  const log = problemLog(file);
  const csv = readCsv(text, DELIVERY_COLUMNS, log);
  const [symbolOf, seriesOf] = [csv.column('SYMBOL'), csv.column('SERIES')];
  const [dateOf, closeOf] = [csv.column('DATE1'), csv.column('CLOSE_PRICE')];
  const figureOf = new Map(
    [...DELIVERY_COLUMNS.wanted, 'DELIV_QTY'].map((name) => [name, csv.column(name)]),
  );
  const readDay = dayReader();
  const days = csv.rows.map((row) => readDay(dateOf(row)));
  const date = mostFrequent(days);
  const rows = csv.rows.flatMap((row, index): BhavRow[] => {
    const series = seriesOf(row).toUpperCase();
    if (!isMainBoard(series)) return [];
    const symbol = parseSymbol(symbolOf(row));
    const close = positive(numberOf(closeOf(row)));
    if (days[index] !== date) {
      log.add(row.line, `${shown(dateOf(row))} is not the day of the file, ${date}`);
    } else if (!symbol) log.add(row.line, `${shown(symbolOf(row))} is no symbol`);
    else if (close === null) log.add(row.line, `${symbol}: ${shown(closeOf(row))} is no price`);
    if (days[index] !== date || !symbol || close === null) return [];
    const figure = (column: string, most: number) =>
      readFigure(figureOf.get(column)?.(row) ?? '', { column, line: row.line, most }, log);
    const price = (column: string) => {
      const value = positive(figure(column, MOST.price));
      return value !== null && isNear(value, close) ? value : null;
    };
    const lakhs = notNegative(figure('TURNOVER_LACS', MOST.value));
    return [
      {
        ...{ symbol, series, kind: null, isin: null, name: '', code: '' },
        ...{ open: price('OPEN_PRICE'), high: price('HIGH_PRICE'), low: price('LOW_PRICE') },
        ...{ close, previous: price('PREV_CLOSE') },
        volume: notNegative(figure('TTL_TRD_QNTY', MOST.volume)),
        value: lakhs === null ? null : lakhs * RUPEES_IN_A_LAKH,
        trades: notNegative(figure('NO_OF_TRADES', MOST.volume)),
        delivered: notNegative(figure('DELIV_QTY', MOST.volume)),
      },
    ];
  });
  return { rows: onePerSymbol(rows), date, problems: log.list() };
}
