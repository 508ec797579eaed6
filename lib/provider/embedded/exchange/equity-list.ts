import { MOST, parseName, parseSymbol, readDay, readFigure, today } from './cells';
import { readCsv } from './read-csv';
import { parseIsin } from './isin';
import { problemLog, shown, type Parsed } from './problems';

/** A security of the NSE's main board. */
interface EquityRow {
  symbol: string;
  name: string;
  /** EQ, BE or BZ; empty if the file lacks it. */
  series: string;
  isin: string | null;
  /** In rupees. */
  faceValue: number | null;
  /** The day of its listing, `YYYY-MM-DD`. */
  listed: string | null;
}

const COLUMNS = {
  required: ['SYMBOL', 'NAME OF COMPANY'],
  wanted: ['SERIES', 'ISIN NUMBER', 'FACE VALUE'],
} as const;

/** Reads the NSE's list of equity securities, `EQUITY_L.csv`. */
export function parseEquityList(text: string, file = 'EQUITY_L.csv'): Parsed<EquityRow> {
  const log = problemLog(file);
  const csv = readCsv(text, COLUMNS, log);
  const [symbolOf, nameOf] = [csv.column('SYMBOL'), csv.column('NAME OF COMPANY')];
  const [seriesOf, isinOf] = [csv.column('SERIES'), csv.column('ISIN NUMBER')];
  const faceValueOf = csv.column('FACE VALUE');
  const listedOf = csv.column('DATE OF LISTING');
  const bySymbol = new Map<string, EquityRow>();
  for (const row of csv.rows) {
    const symbol = parseSymbol(symbolOf(row));
    const name = parseName(nameOf(row));
    if (!symbol) log.add(row.line, `${shown(symbolOf(row))} is no symbol`);
    else if (!name) log.add(row.line, `${symbol} has no company name`);
    else if (bySymbol.has(symbol)) log.add(row.line, `${symbol} stands in the list twice`);
    else {
      const isin = parseIsin(isinOf(row));
      if (!isin && isinOf(row) !== '') {
        log.add(row.line, `${symbol}: ${shown(isinOf(row))} is no ISIN`);
      }
      const faceValue = readFigure(
        faceValueOf(row),
        { column: 'FACE VALUE', line: row.line, most: MOST.price },
        log,
      );
      const listed = readDay(
        listedOf(row),
        { line: row.line, column: 'DATE OF LISTING', latest: today() },
        log,
      );
      const series = seriesOf(row).toUpperCase();
      bySymbol.set(symbol, { symbol, name, series, isin, faceValue, listed });
    }
  }
  return { rows: [...bySymbol.values()], problems: log.list() };
}
