import { isGarbage, MOST, parseDay, parseName, readFigure, tidy } from './cells';
import { linesOf } from './csv';
import { parseIsin } from './isin';
import { problemLog, shown, type Parsed, type ProblemLog } from './problems';

/** A scheme of a mutual fund, or one of its plans and options, at its last net asset value. */
export interface NavRow {
  schemeCode: string;
  name: string;
  fundHouse: string | null;
  /** "Equity Scheme - Large Cap Fund"; with its structure in front where that is not open ended. */
  category: string | null;
  /** In rupees. */
  nav: number | null;
  /** The net asset value's own day: matured schemes stay in the file with an old one. */
  date: string | null;
  isin: string | null;
}

const CODE = 'Scheme Code';
const PAYOUT = 'ISIN Div Payout/ ISIN Growth';
const REINVESTMENT = 'ISIN Div Reinvestment';
const NAME = 'Scheme Name';
const NAV = 'Net Asset Value';
const DATE = 'Date';
const COLUMNS = [CODE, PAYOUT, REINVESTMENT, NAME, NAV, DATE];

const CATEGORY = /^(open ended|close ended|interval fund)\s+schemes?\s*\((.+)\)$/i;
const FUND_HOUSE = /\bfund\b/i;

/** Tells a damaged scheme from a damaged heading. */
const looksLikeScheme = (line: string) => /^\d+$/.test(line) || line.split(';').length > 2;

function readHeader(line: string, number: number, log: ProblemLog): string[] {
  const columns = line.split(';').map(tidy);
  for (const name of COLUMNS) {
    if (!columns.includes(name)) log.add(number, `has no column ${name}`);
  }
  return columns;
}

function readScheme(line: string, number: number, columns: string[], log: ProblemLog) {
  const cells = line.split(';').map((cell) => cell.trim());
  const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
  const name = parseName(cell(NAME));
  if (cells.length !== columns.length) {
    log.add(number, `has ${cells.length} cells, not ${columns.length}`);
  } else if (!/^\d{1,10}$/.test(cell(CODE))) {
    log.add(number, `${shown(cell(CODE))} is no scheme code`);
  } else if (!name) {
    log.add(number, `scheme ${cell(CODE)} has no name`);
  } else {
    const date = parseDay(cell(DATE));
    if (!date && cell(DATE) !== '') log.add(number, `${shown(cell(DATE))} is no date`);
    const nav = readFigure(cell(NAV), { column: NAV, line: number, most: MOST.price }, log);
    const isin = parseIsin(cell(PAYOUT)) ?? parseIsin(cell(REINVESTMENT));
    return { schemeCode: cell(CODE), name, nav, date, isin };
  }
  return null;
}

/**
 * Reads AMFI's daily net asset values, `NAVAll.txt`: lines with a category, lines with a fund
 * house and, below both, semicolon-separated schemes. A fund house that goes on below the next
 * category is not always named again. After a heading that cannot be read, the schemes have no
 * category and no fund house until the next: wrong ones would be worse.
 */
export function parseNavAll(text: string, file = 'NAVAll.txt'): Parsed<NavRow> {
  const log = problemLog(file);
  const rows: NavRow[] = [];
  let columns: string[] | null = null;
  let category: string | null = null;
  let fundHouse: string | null = null;
  linesOf(text).forEach((raw, index) => {
    const line = tidy(raw);
    const heading = CATEGORY.exec(line);
    if (line === '') return;
    if (isGarbage(raw)) {
      log.add(index + 1, 'is damaged');
      if (!looksLikeScheme(line)) category = fundHouse = null;
    } else if (line.startsWith(`${CODE};`)) {
      columns = readHeader(line, index + 1, log);
    } else if (line.includes(';')) {
      const scheme = columns && readScheme(raw, index + 1, columns, log);
      if (scheme) rows.push({ ...scheme, category, fundHouse });
    } else if (heading) {
      const [, structure = '', kind = ''] = heading;
      category = /^open/i.test(structure) ? kind.trim() : `${structure}: ${kind.trim()}`;
    } else if (FUND_HOUSE.test(line) && line.length <= 150) {
      fundHouse = line;
    } else {
      log.add(index + 1, 'is neither a scheme, a category nor a fund house');
      if (!looksLikeScheme(line)) category = fundHouse = null;
    }
  });
  if (!columns) log.add(1, `has no header ${COLUMNS.join(';')}`);
  return { rows, problems: log.list() };
}
