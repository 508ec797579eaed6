/**
 * The audit's own reader of a folder of exchange files. Prices are rupees as printed, values traded
 * rupees lakh as printed, days `YYYY-MM-DD`. What a file leaves out is `null`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} PriceRow
 * @property {string} symbol
 * @property {string} series
 * @property {string} day
 * @property {number | null} open
 * @property {number | null} high
 * @property {number | null} low
 * @property {number} close
 * @property {number | null} previous
 * @property {number | null} volume
 * @property {number | null} lakhs
 * @property {number | null} delivered
 * @property {string | null} isin
 */
/** @typedef {{ symbol: string, name: string, isin: string, face: number | null, listed: string | null }} Equity */
/** @typedef {{ symbol: string, day: string, purpose: string, file: string }} Action */
/** @typedef {{ former: string, symbol: string }} SymbolChange */
/** @typedef {Record<'open' | 'high' | 'low' | 'close' | 'points' | 'percent' | 'pe' | 'pb' | 'dividend' | 'crore', number | null> & { name: string, day: string }} IndexRow */
/** @typedef {{ symbol: string, client: string, side: string, shares: number, price: number | null, day: string }} Deal */
/** @typedef {{ code: string, house: string, nav: number | null, day: string | null }} Scheme */
/** @typedef {{ symbol: string, shares: number, worth: number, face: number | null, day: string, name: string }} Cap */
/**
 * @typedef {object} Folder
 * @property {string[]} sessions the days of the price files, oldest first
 * @property {Map<string, Map<string, PriceRow>>} prices by symbol and day
 * @property {Map<string, Equity>} equities
 * @property {SymbolChange[]} symbolChanges
 * @property {Action[]} actions
 * @property {Map<string, IndexRow[]>} indices by their name in lower case, oldest first
 * @property {Map<string, Cap>} caps of the newest file
 * @property {Map<string, { pe: number, day: string }>} ratios of the newest file
 * @property {Set<string>} etfs
 * @property {Record<'bulk' | 'block' | 'short', Deal[]>} deals
 * @property {Map<string, Map<string, number>>} navs by code and day
 * @property {Map<string, Scheme>} schemes of the newest list that has them
 * @property {string} newestList the day of AMFI's newest list
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Series of the main board; where a share trades in two on one day, the first is its price. */
const SERIES = ['EQ', 'BE', 'BZ'];
/** AMFI's lists go on naming schemes that ended; their NAVs of so many days before are no history. */
const OLDEST_IN_LIST = 45;

/**
 * The columns by the names that the exchange has given them in turn.
 * @type {Record<string, string[]>}
 */
const COLUMNS = {
  symbol: ['SYMBOL', 'TckrSymb', 'Symbol', 'Symbol Name'],
  series: ['SERIES', 'SctySrs', 'Series'],
  day: [
    'DATE1',
    'TradDt',
    'Index Date',
    'Trade Date',
    'Date',
    'EX-DATE',
    'EX_DT',
    'DATE OF LISTING',
  ],
  open: ['OPEN_PRICE', 'OpnPric', 'Open Index Value'],
  high: ['HIGH_PRICE', 'HghPric', 'High Index Value'],
  low: ['LOW_PRICE', 'LwPric', 'Low Index Value'],
  close: ['CLOSE_PRICE', 'ClsPric', 'Closing Index Value'],
  previous: ['PREV_CLOSE', 'PrvsClsgPric'],
  volume: ['TTL_TRD_QNTY', 'TtlTradgVol'],
  lakhs: ['TURNOVER_LACS'],
  rupees: ['TtlTrfVal'],
  delivered: ['DELIV_QTY'],
  isin: ['ISIN', 'ISIN NUMBER'],
  name: ['NAME OF COMPANY', 'Security Name', 'Index Name'],
  face: ['FACE VALUE', 'Face Value(Rs.)'],
  purpose: ['PURPOSE'],
  points: ['Points Change'],
  percent: ['Change(%)'],
  pe: ['P/E', 'SYMBOL P/E'],
  pb: ['P/B'],
  dividend: ['Div Yield'],
  crore: ['Turnover (Rs. Cr.)'],
  shares: ['Issue Size', 'Quantity Traded', 'Quantity'],
  worth: ['Market Cap(Rs.)'],
  client: ['Client Name'],
  side: ['Buy/Sell'],
  price: ['Trade Price / Wght. Avg. Price'],
  former: ['SM_KEY_SYMBOL'],
  next: ['SM_NEW_SYMBOL'],
};

/** @type {Map<string, string | null>} */
const knownDays = new Map();

/**
 * A day in any of the files' spellings: 01-Jan-2026, 16 DEC 2025, 13-08-2026, 2026-08-13.
 * @param {string} text
 */
export function dayOf(text) {
  let day = knownDays.get(text);
  if (day !== undefined) return day;
  const [, a = '', b = '', c = ''] =
    /^(\d{1,4})[-/ ]([A-Za-z]{3,9}|\d{1,2})[-/ ](\d{1,4})$/.exec(text.trim()) ?? [];
  const month = /^\d/.test(b) ? Number(b) : MONTHS.indexOf(b.slice(0, 3).toLowerCase()) + 1;
  const [year, date] = a.length === 4 ? [a, c] : [c, a];
  const isDay =
    year.length === 4 && month >= 1 && month <= 12 && Number(date) >= 1 && Number(date) <= 31;
  day = isDay ? `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}` : null;
  knownDays.set(text, day);
  return day;
}

/**
 * A number as the files print it; `null` for a blank or a dash.
 * @param {string | undefined} text
 */
export function numberOf(text) {
  const plain = (text ?? '').replaceAll(',', '').trim();
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * The cells of a line, with quotes and without.
 * @param {string} line
 */
export function cellsOf(line) {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  const cells = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/**
 * The rows of a file below the first line that has the columns asked for, as a reader of columns.
 * @param {string} text
 * @param {string[]} needed names of `COLUMNS`
 */
function* rowsOf(text, needed) {
  /** @type {Map<string, number> | null} */
  let at = null;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    if (at === null) {
      const found = new Map();
      for (const [key, names] of Object.entries(COLUMNS)) {
        const place = cells.findIndex((cell) => names.includes(cell));
        if (place >= 0) found.set(key, place);
      }
      if (needed.every((key) => found.has(key))) at = found;
      continue;
    }
    const places = at;
    yield (/** @type {string} */ key) => cells[places.get(key) ?? -1] ?? '';
  }
}

/** @param {string} text @param {Folder} folder */
function readPrices(text, folder) {
  const days = new Set();
  for (const cell of rowsOf(text, ['symbol', 'series', 'day', 'close'])) {
    const [symbol, series, day] = [cell('symbol'), cell('series'), dayOf(cell('day'))];
    const close = numberOf(cell('close'));
    if (!SERIES.includes(series) || day === null || close === null || close <= 0) continue;
    const rows = folder.prices.get(symbol) ?? new Map();
    const rival = rows.get(day);
    if (rival && SERIES.indexOf(rival.series) < SERIES.indexOf(series)) continue;
    const positive = (/** @type {string} */ key) => numberOf(cell(key)) || null;
    const rupees = numberOf(cell('rupees'));
    const row = {
      symbol,
      series,
      day,
      open: positive('open'),
      high: positive('high'),
      low: positive('low'),
      close,
      previous: positive('previous'),
      volume: numberOf(cell('volume')),
      lakhs: rupees === null ? numberOf(cell('lakhs')) : rupees / 1e5,
      delivered: numberOf(cell('delivered')) ?? rival?.delivered ?? null,
      isin: cell('isin') || rival?.isin || null,
    };
    folder.prices.set(symbol, rows.set(day, row));
    days.add(day);
  }
  for (const day of days) if (!folder.sessions.includes(day)) folder.sessions.push(day);
}

/** @param {string} text @param {Folder} folder */
function readEquities(text, folder) {
  for (const cell of rowsOf(text, ['symbol', 'name', 'isin'])) {
    const symbol = cell('symbol');
    folder.equities.set(symbol, {
      symbol,
      name: cell('name'),
      isin: cell('isin'),
      face: numberOf(cell('face')),
      listed: dayOf(cell('day')),
    });
  }
}

/** @param {string} text @param {Folder} folder */
function readIndices(text, folder) {
  for (const cell of rowsOf(text, ['name', 'close', 'day'])) {
    const day = dayOf(cell('day'));
    if (day === null) continue;
    const name = cell('name');
    const key = name.toLowerCase();
    const rows = folder.indices.get(key) ?? [];
    const figure = (/** @type {string} */ column) => numberOf(cell(column));
    rows.push({
      name,
      day,
      open: figure('open'),
      high: figure('high'),
      low: figure('low'),
      close: figure('close'),
      points: figure('points'),
      percent: figure('percent'),
      pe: figure('pe'),
      pb: figure('pb'),
      dividend: figure('dividend'),
      crore: figure('crore'),
    });
    folder.indices.set(key, rows);
  }
}

/** @param {string} text @param {Folder} folder @param {string} file */
function readActions(text, folder, file) {
  for (const cell of rowsOf(text, ['symbol', 'purpose', 'day'])) {
    const day = dayOf(cell('day'));
    const series = cell('series');
    if (day === null || !(series === '' || SERIES.includes(series))) continue;
    folder.actions.push({ symbol: cell('symbol'), day, purpose: cell('purpose'), file });
  }
}

/** @param {string} text @param {Folder} folder */
function readCaps(text, folder) {
  for (const cell of rowsOf(text, ['symbol', 'shares', 'worth', 'day'])) {
    const [day, shares] = [dayOf(cell('day')), numberOf(cell('shares'))];
    const [worth, symbol] = [numberOf(cell('worth')), cell('symbol')];
    if (day === null || !shares || !worth || !SERIES.includes(cell('series'))) continue;
    // The newest file alone counts: who left it has no value any more.
    for (const [known, cap] of folder.caps) if (cap.day < day) folder.caps.delete(known);
    folder.caps.set(symbol, {
      symbol,
      shares,
      worth,
      face: numberOf(cell('face')),
      day,
      name: cell('name'),
    });
  }
}

/** @param {string} text @param {Folder} folder @param {string} file */
function readRatios(text, folder, file) {
  const [, date, month, year] = /(\d\d)(\d\d)(\d\d)\.csv$/i.exec(file) ?? [];
  const day = `20${year}-${month}-${date}`;
  for (const cell of rowsOf(text, ['symbol', 'pe'])) {
    const [symbol, pe] = [cell('symbol'), numberOf(cell('pe'))];
    if (pe === null) continue;
    for (const [known, ratio] of folder.ratios) if (ratio.day < day) folder.ratios.delete(known);
    folder.ratios.set(symbol, { pe, day });
  }
}

/** @param {string} text @param {Folder} folder */
function readEtfs(text, folder) {
  for (const cell of rowsOf(text, ['symbol', 'series'])) folder.etfs.add(cell('symbol'));
}

/** @param {string} text @param {Folder} folder @param {string} file */
function readDeals(text, folder, file) {
  const kind = /bulk/i.test(file) ? 'bulk' : /block/i.test(file) ? 'block' : 'short';
  for (const cell of rowsOf(text, ['symbol', 'shares', 'day'])) {
    const [day, shares] = [dayOf(cell('day')), numberOf(cell('shares'))];
    if (day === null || shares === null) continue;
    folder.deals[kind].push({
      symbol: cell('symbol'),
      client: cell('client'),
      side: cell('side'),
      shares,
      price: numberOf(cell('price')),
      day,
    });
  }
}

/** @param {string} text @param {Folder} folder */
function readSymbolChanges(text, folder) {
  for (const cell of rowsOf(text, ['former', 'next']))
    folder.symbolChanges.push({ former: cell('former'), symbol: cell('next') });
}

/** The value that most of a list are. @param {(string | null)[]} values */
function commonest(values) {
  const counts = new Map();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return String([...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '');
}

/** @param {string} text @param {Folder} folder */
function readNavs(text, folder) {
  let house = '';
  /** @type {string[]} */
  let columns = [];
  const rows = [];
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(';').map((cell) => cell.trim());
    if (cells.length < 2) {
      if (/\bfund\b/i.test(line) && !/schemes?\s*\(/i.test(line)) house = line.trim();
    } else if (cells[0] === 'Scheme Code') columns = cells;
    else if (cells.length === columns.length) {
      const cell = (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? '';
      const day = dayOf(cell('Date'));
      const nav = numberOf(cell('Net Asset Value')) || null;
      rows.push({ code: cells[0] ?? '', house, nav, day });
    }
  }
  const isList = !columns.includes('Repurchase Price') && columns[1] !== 'NAV Name';
  const listDay = isList ? commonest(rows.map(({ day }) => day)) : '';
  if (listDay > folder.newestList) folder.newestList = listDay;
  for (const row of rows) {
    const { code, day, nav } = row;
    if (isList) folder.schemes.set(code, row);
    const isOld = day === null || (listDay !== '' && daysFrom(day, listDay) > OLDEST_IN_LIST);
    if (isOld || nav === null || nav <= 0) continue;
    const series = folder.navs.get(code) ?? new Map();
    folder.navs.set(code, series.set(day, nav));
  }
}

/** Days from one to another. @param {string} from @param {string} to */
export const daysFrom = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5);

/** @type {[RegExp, (text: string, folder: Folder, file: string) => void][]} */
const READERS = [
  [/(^|\/)BhavCopy_NSE_CM_.*\.csv$/i, readPrices],
  [/(^|\/)sec_bhavdata_full_\d+\.csv$/i, readPrices],
  [/(^|\/)EQUITY_L\.csv$/i, readEquities],
  [/(^|\/)ind_close_all_\d+\.csv$/i, readIndices],
  [/(^|\/)(CF-CA-.*|bc\d{8})\.csv$/i, readActions],
  [/(^|\/)mcap\d{8}\.csv$/i, readCaps],
  [/(^|\/)PE_\d{6}\.csv$/i, readRatios],
  [/(^|\/)etf\d{8}\.csv$/i, readEtfs],
  [/(^|\/)(bulk|block|shortselling)[^/]*\.csv$/i, readDeals],
  [/(^|\/)symbolchange\.csv$/i, readSymbolChanges],
  [/(^|\/)NAVHistory[^/]*\.txt$/i, readNavs],
  [/(^|\/)NAVAll[^/]*\.txt$/i, readNavs],
];

/**
 * Reads a folder, with the folders below it.
 * @param {string} folder
 * @returns {Folder}
 */
export function readFolder(folder) {
  /** @type {Folder} */
  const found = {
    sessions: [],
    prices: new Map(),
    equities: new Map(),
    symbolChanges: [],
    actions: [],
    indices: new Map(),
    caps: new Map(),
    ratios: new Map(),
    etfs: new Set(),
    deals: { bulk: [], block: [], short: [] },
    navs: new Map(),
    schemes: new Map(),
    newestList: '',
  };
  const files = readdirSync(folder, { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  files.sort();
  for (const [name, read] of READERS) {
    for (const file of files.filter((one) => name.test(one)))
      read(readFileSync(path.join(folder, file), 'utf8'), found, file);
  }
  found.sessions.sort();
  const byDay = (/** @type {{ day: string }} */ a, /** @type {{ day: string }} */ b) =>
    a.day < b.day ? -1 : 1;
  for (const rows of found.indices.values()) rows.sort(byDay);
  return found;
}
