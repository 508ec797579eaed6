import { parseSymbol, tidy } from './cells';
import { readCsv } from './read-csv';
import { parseIsin } from './isin';
import { problemLog, shown, type Parsed } from './problems';

/** A share of an index, with its industry by the index provider. */
interface ConstituentRow {
  symbol: string;
  /** Can differ from the equity list's: a split brings a new one before the list is renewed. */
  isin: string | null;
  industry: string | null;
}

const COLUMNS = { required: ['Symbol'], wanted: ['Industry', 'ISIN Code'] } as const;

/** A placeholder for a share from a demerger until it is listed; it is not a company. */
const DUMMY = /^DUMMY/;

/** Reads a list of constituents, `ind_nifty…list.csv`; dummy rows are left out silently. */
export function parseConstituents(text: string, file: string): Parsed<ConstituentRow> {
  const log = problemLog(file);
  const csv = readCsv(text, COLUMNS, log);
  const symbolOf = csv.column('Symbol');
  const industryOf = csv.column('Industry');
  const isinOf = csv.column('ISIN Code');
  const rows: ConstituentRow[] = [];
  for (const row of csv.rows) {
    const symbol = parseSymbol(symbolOf(row));
    if (symbol && DUMMY.test(symbol)) continue;
    if (!symbol) log.add(row.line, `${shown(symbolOf(row))} is no symbol`);
    else {
      const isin = parseIsin(isinOf(row));
      if (!isin && isinOf(row) !== '') {
        log.add(row.line, `${symbol}: ${shown(isinOf(row))} is no ISIN`);
      }
      rows.push({ symbol, isin, industry: tidy(industryOf(row)) || null });
    }
  }
  return { rows, problems: log.list() };
}
