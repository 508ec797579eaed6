import { MOST, parseDay, parseName, readDay, readFigure, today } from './cells';
import { reportedDay } from './days';
import { readCsv } from './read-csv';
import { problemLog, shown, type Parsed } from './problems';

/** An index at the end of one day. */
interface IndexRow {
  /** As the file writes it, "Nifty Midcap 50". */
  name: string;
  /** `YYYY-MM-DD`, `null` if the cell cannot be read. */
  date: string | null;
  close: number | null;
  change: number | null;
  /** Per cent. */
  changePercent: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  /** Shares traded. */
  volume: number | null;
  /** ₹ crore. */
  turnover: number | null;
  pe: number | null;
  pb: number | null;
  /** Per cent. */
  dividendYield: number | null;
}

const COLUMNS = {
  required: ['Index Name', 'Closing Index Value'],
  wanted: ['Index Date', 'Points Change', 'Change(%)'],
} as const;

/**
 * Reads the NSE's closing values of its indices, `ind_close_all_DDMMYYYY.csv`. A row of a day after
 * the one that most rows name is dropped.
 */
export function parseIndexClose(text: string, file: string): Parsed<IndexRow> {
  const log = problemLog(file);
  const csv = readCsv(text, COLUMNS, log);
  const nameOf = csv.column('Index Name');
  const dateOf = csv.column('Index Date');
  const rows: IndexRow[] = [];
  const days = csv.rows.map((row) => parseDay(dateOf(row)));
  const latest = reportedDay(days) ?? today();
  for (const [at, row] of csv.rows.entries()) {
    const name = parseName(nameOf(row));
    if (!name) {
      log.add(row.line, `${shown(nameOf(row))} is no index`);
      continue;
    }
    const date = readDay(dateOf(row), { line: row.line, latest }, log);
    if (date === null && days[at]) continue;
    const figure = (column: string, most: number) =>
      readFigure(csv.column(column)(row), { column, line: row.line, most }, log);
    rows.push({
      name,
      date,
      close: figure('Closing Index Value', MOST.points),
      change: figure('Points Change', MOST.points),
      changePercent: figure('Change(%)', MOST.percent),
      open: figure('Open Index Value', MOST.points),
      high: figure('High Index Value', MOST.points),
      low: figure('Low Index Value', MOST.points),
      volume: figure('Volume', MOST.volume),
      turnover: figure('Turnover (Rs. Cr.)', MOST.value),
      pe: figure('P/E', MOST.ratio),
      pb: figure('P/B', MOST.ratio),
      dividendYield: figure('Div Yield', MOST.percent),
    });
  }
  return { rows, problems: log.list() };
}
