import { PERIOD_FIGURES, type PeriodFigureKey } from '@/lib/domain/company/period-figures';

/** The columns of a table, with their types. Each row also has its file and its place in it. */
type Columns = Readonly<Record<string, 'TEXT' | 'REAL' | 'INTEGER'>>;

/** When a filing was filed, its place among those of a day, and its address at the exchange. */
const FILED = {
  filed_on: 'TEXT',
  stamped_on: 'TEXT',
  sequence: 'INTEGER',
  source: 'TEXT',
} as const;

const PERIOD_COLUMNS = Object.fromEntries(
  PERIOD_FIGURES.map(({ from }) => [from, 'REAL' as const]),
) as Readonly<Record<PeriodFigureKey, 'REAL'>>;

/**
 * The tables that files fill, row by row. A figure is missing where it is NULL; days are
 * `YYYY-MM-DD`; prices are in rupees as traded.
 */
export const FILE_TABLES = {
  equity_list: {
    symbol: 'TEXT',
    name: 'TEXT',
    series: 'TEXT',
    isin: 'TEXT',
    face_value: 'REAL',
    listed: 'TEXT',
  },
  constituents: { symbol: 'TEXT', isin: 'TEXT', industry: 'TEXT' },
  index_closes: {
    key: 'TEXT',
    name: 'TEXT',
    day: 'TEXT',
    open: 'REAL',
    high: 'REAL',
    low: 'REAL',
    close: 'REAL',
    change: 'REAL',
    percent: 'REAL',
    volume: 'REAL',
    turnover: 'REAL',
    pe: 'REAL',
    pb: 'REAL',
    yield: 'REAL',
  },
  market_caps: { symbol: 'TEXT', series: 'TEXT', issued: 'REAL', worth: 'REAL' },
  price_earnings: { symbol: 'TEXT', pe: 'REAL', adjusted: 'REAL' },
  year_ranges: {
    symbol: 'TEXT',
    series: 'TEXT',
    high: 'REAL',
    high_day: 'TEXT',
    low: 'REAL',
    low_day: 'TEXT',
  },
  volatilities: { symbol: 'TEXT', annual: 'REAL' },
  actions: {
    symbol: 'TEXT',
    name: 'TEXT',
    series: 'TEXT',
    purpose: 'TEXT',
    ex_day: 'TEXT',
    record_day: 'TEXT',
  },
  meetings: { symbol: 'TEXT', name: 'TEXT', day: 'TEXT', purpose: 'TEXT', details: 'TEXT' },
  announcements: { symbol: 'TEXT', name: 'TEXT', day: 'TEXT', text: 'TEXT' },
  deals: {
    day: 'TEXT',
    symbol: 'TEXT',
    name: 'TEXT',
    client: 'TEXT',
    side: 'TEXT',
    quantity: 'REAL',
    price: 'REAL',
  },
  short_sales: { day: 'TEXT', symbol: 'TEXT', name: 'TEXT', quantity: 'REAL' },
  band_hits: { symbol: 'TEXT', series: 'TEXT', name: 'TEXT', side: 'TEXT' },
  etfs: { symbol: 'TEXT', name: 'TEXT', underlying: 'TEXT' },
  open_interest: {
    day: 'TEXT',
    isin: 'TEXT',
    name: 'TEXT',
    symbol: 'TEXT',
    most: 'REAL',
    open_interest: 'REAL',
    equivalent: 'REAL',
    limit_next_day: 'TEXT',
  },
  participants: {
    category: 'TEXT',
    future_index_long: 'REAL',
    future_index_short: 'REAL',
    future_stock_long: 'REAL',
    future_stock_short: 'REAL',
    call_index_long: 'REAL',
    call_index_short: 'REAL',
    put_index_long: 'REAL',
    put_index_short: 'REAL',
    call_stock_long: 'REAL',
    call_stock_short: 'REAL',
    put_stock_long: 'REAL',
    put_stock_short: 'REAL',
  },
  lot_sizes: { symbol: 'TEXT', lot: 'REAL' },
  /** `open_interest` and `quantity` are in shares or units of an index. */
  futures: {
    symbol: 'TEXT',
    expiry: 'TEXT',
    close: 'REAL',
    open_interest: 'REAL',
    quantity: 'REAL',
    contracts: 'REAL',
  },
  /** `kind` is CE for a call, PE for a put; `open_interest` and `quantity` as above. */
  options: {
    symbol: 'TEXT',
    expiry: 'TEXT',
    strike: 'REAL',
    kind: 'TEXT',
    close: 'REAL',
    open_interest: 'REAL',
    quantity: 'REAL',
  },
  symbol_changes: { name: 'TEXT', former: 'TEXT', symbol: 'TEXT', day: 'TEXT' },
  /** Quarters and years as filed; money in rupees, figures in the order of `PERIOD_FIGURES`. */
  results: {
    symbol: 'TEXT',
    scrip: 'TEXT',
    isin: 'TEXT',
    start: 'TEXT',
    period: 'TEXT',
    months: 'INTEGER',
    basis: 'TEXT',
    kind: 'TEXT',
    audited: 'INTEGER',
    ...FILED,
    ...PERIOD_COLUMNS,
  },
  /** In per cent of all shares; `pledged` in per cent of the promoters' own. */
  shareholding: {
    symbol: 'TEXT',
    scrip: 'TEXT',
    isin: 'TEXT',
    as_on: 'TEXT',
    ...FILED,
    promoters: 'REAL',
    mutual_funds: 'REAL',
    insurers: 'REAL',
    other_institutions: 'REAL',
    foreign_institutions: 'REAL',
    others: 'REAL',
    pledged: 'REAL',
    holders: 'REAL',
  },
} as const satisfies Record<string, Columns>;

export type FileTable = keyof typeof FILE_TABLES;

const INDEXES: readonly (readonly [table: FileTable, columns: string])[] = [
  ['equity_list', 'symbol'],
  ['constituents', 'symbol'],
  ['index_closes', 'key, file'],
  ['market_caps', 'symbol, file'],
  ['price_earnings', 'symbol, file'],
  ['year_ranges', 'symbol, file'],
  ['volatilities', 'symbol, file'],
  ['actions', 'symbol, ex_day'],
  ['meetings', 'symbol, day'],
  ['announcements', 'symbol, day'],
  ['deals', 'symbol, day'],
  ['short_sales', 'symbol, day'],
  ['futures', 'symbol, file'],
  ['options', 'symbol, file'],
  ['results', 'symbol, period'],
  ['shareholding', 'symbol, as_on'],
];

/**
 * `navs`: a scheme's NAV of a day, counted from 1970; `fund_schemes`: a scheme as its newest list
 * has it, and under the name with plan and option that it had before they got columns;
 * `fund_figures`: what `nav-figures.ts` makes of both. `derived`: of which state of the files
 * something was built, and `whole` once all of them were read. `filers`: the company of each symbol
 * and number that filings name. `lives`: the symbol that a security goes by now, as `links` and
 * renamings have it; `factors`, `breaks`: what prices before a day are multiplied with, and days
 * before which they do not compare (`cause` blank if no action explains it), by that symbol;
 * `previous_closes`: what a day's close compares with where that is not the file's previous close;
 * `nav_splits`, `nav_breaks`: the same of schemes. `files`: each file that was read, with its last
 * good content in the other tables. `parts`: what it has rows of; `sources`: which file counts
 * where several have rows of one part and day. `joined_days`: a file of prices that took rows and
 * figures of others of its day (`join-days.ts`), of which state of them, and what they disagree in;
 * `unjoined_prices`: its rows before, without a close where it had none.
 */
const OWN = `
  CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    is_list INTEGER NOT NULL,
    day TEXT,
    stamp TEXT NOT NULL,
    modified REAL,
    rows INTEGER NOT NULL,
    rejection TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS problems (
    file TEXT NOT NULL, place INTEGER NOT NULL, line INTEGER, reason TEXT NOT NULL,
    PRIMARY KEY (file, place)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS folder_problems (
    file TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (file, reason)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parts (
    file INTEGER NOT NULL, dataset TEXT NOT NULL, part TEXT NOT NULL, day TEXT NOT NULL,
    rows INTEGER NOT NULL,
    PRIMARY KEY (file, dataset, part, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sources (
    dataset TEXT NOT NULL, part TEXT NOT NULL, day TEXT NOT NULL, file INTEGER NOT NULL,
    PRIMARY KEY (dataset, part, day)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sources_file ON sources (file, dataset);
  CREATE TABLE IF NOT EXISTS securities (
    id INTEGER PRIMARY KEY,
    exchange TEXT NOT NULL, symbol TEXT NOT NULL,
    isin TEXT, name TEXT NOT NULL, code TEXT NOT NULL, kind TEXT, seen TEXT NOT NULL,
    UNIQUE (exchange, symbol)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS security_isins (
    exchange TEXT NOT NULL, isin TEXT NOT NULL, security INTEGER NOT NULL,
    PRIMARY KEY (exchange, isin, security)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS security_isins_isin ON security_isins (isin, security);
  CREATE INDEX IF NOT EXISTS security_isins_security ON security_isins (security, isin);
  CREATE TABLE IF NOT EXISTS prices (
    file INTEGER NOT NULL, security INTEGER NOT NULL, series TEXT NOT NULL,
    open REAL, high REAL, low REAL, close REAL NOT NULL, previous REAL, volume REAL, value REAL,
    trades REAL, delivered REAL,
    PRIMARY KEY (file, security)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS prices_security ON prices (security, file, high, low, close);
  CREATE TABLE IF NOT EXISTS joined_days (
    file INTEGER PRIMARY KEY, state TEXT NOT NULL, problem TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS unjoined_prices (
    file INTEGER NOT NULL, security INTEGER NOT NULL, series TEXT NOT NULL,
    open REAL, high REAL, low REAL, close REAL, previous REAL, volume REAL, value REAL,
    trades REAL, delivered REAL,
    PRIMARY KEY (file, security)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS navs (
    code INTEGER NOT NULL, day INTEGER NOT NULL, file INTEGER NOT NULL, nav REAL NOT NULL,
    PRIMARY KEY (code, day, file)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS fund_schemes (
    code INTEGER PRIMARY KEY, file INTEGER NOT NULL, seen TEXT NOT NULL,
    name TEXT NOT NULL, house TEXT, heading TEXT, plan TEXT, option TEXT,
    isin TEXT, reinvestment_isin TEXT, nav REAL, day TEXT, former_name TEXT, former_seen TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS fund_figures (
    code INTEGER PRIMARY KEY, last INTEGER NOT NULL, nav REAL NOT NULL,
    previous INTEGER, previous_nav REAL, first INTEGER NOT NULL, month_ends TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS derived (name TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS links (
    symbol TEXT NOT NULL, exchange TEXT NOT NULL, security INTEGER NOT NULL,
    PRIMARY KEY (symbol, exchange, security)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS links_security ON links (security);
  CREATE TABLE IF NOT EXISTS filers (
    symbol TEXT NOT NULL, scrip TEXT, isin TEXT, company TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS filers_symbol ON filers (symbol);
  CREATE INDEX IF NOT EXISTS filers_company ON filers (company);
  CREATE TABLE IF NOT EXISTS lives (
    security INTEGER PRIMARY KEY, exchange TEXT NOT NULL, symbol TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS lives_symbol ON lives (symbol, exchange);
  CREATE TABLE IF NOT EXISTS factors (
    symbol TEXT NOT NULL, day TEXT NOT NULL, factor REAL NOT NULL,
    PRIMARY KEY (symbol, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS breaks (
    symbol TEXT NOT NULL, day TEXT NOT NULL, cause TEXT NOT NULL,
    PRIMARY KEY (symbol, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS previous_closes (
    file INTEGER NOT NULL, security INTEGER NOT NULL, previous REAL,
    PRIMARY KEY (file, security)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ranges (
    exchange TEXT NOT NULL, symbol TEXT NOT NULL, high REAL NOT NULL, high_day TEXT NOT NULL,
    low REAL NOT NULL, low_day TEXT NOT NULL, first_day TEXT NOT NULL, days INTEGER NOT NULL,
    PRIMARY KEY (exchange, symbol)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS nav_splits (
    code INTEGER NOT NULL, day INTEGER NOT NULL, factor REAL NOT NULL,
    PRIMARY KEY (code, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS nav_breaks (
    code INTEGER NOT NULL, day INTEGER NOT NULL,
    PRIMARY KEY (code, day)
  ) STRICT, WITHOUT ROWID;
`;

const fileTable = (name: string, columns: Columns): string => `
  CREATE TABLE IF NOT EXISTS ${name} (
    file INTEGER NOT NULL, place INTEGER NOT NULL,
    ${Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')},
    PRIMARY KEY (file, place)
  ) STRICT, WITHOUT ROWID;`;

export function tableSql(): string {
  const tables = Object.entries(FILE_TABLES).map(([name, columns]) => fileTable(name, columns));
  const indexes = INDEXES.map(
    ([table, columns]) =>
      `CREATE INDEX IF NOT EXISTS ${table}_by ON ${table} (${columns}${columns.includes('file') ? '' : ', file'});`,
  );
  return [OWN, ...tables, ...indexes].join('\n');
}
