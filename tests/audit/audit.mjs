/** Reads a folder of exchange files, asks a running site for its pages, and compares all their figures. */
import { compareCompany, compareHistory } from './compare-company.mjs';
import {
  compareFund,
  compareFundBreadth,
  compareFundRows,
  compareSchemes,
} from './compare-fund.mjs';
import * as market from './compare-market.mjs';
import { livesOf } from './identity.mjs';
import { readFolder } from './read-files.mjs';
import { fetchPage, fetchTable, LABELS, linkedPaths, printedNumber } from './read-page.mjs';
import { companyOf, earlier, fundOf, historyOf, indexOf, TOP_LISTS, topOf } from './recompute.mjs';
import { newTally } from './tally.mjs';

/** @typedef {import('./recompute.mjs').Company} Company */
/** @typedef {ReturnType<typeof import('./recompute.mjs').fundOf>} Fund */
/** @typedef {{ origin: string, folder: string, sample?: boolean, slice?: number, say?: (line: string) => void }} Options `slice`: of so many companies and funds one */

const CONCURRENCY = 2;
const SAMPLE = { companies: 60, funds: 40 };
/** Companies and funds of each kind that a sample has, if there are so many. */
const OF_EACH_KIND = 3;
const COMPANY = '/company-information/';
const FUND = '/mutual-funds/';
const INDEX = '/indices/';
/** Pages with rows for companies. */
const ROW_PAGES = /^\/(equity|etfs|screener|companies|sectors|markets)(\/|$)/;

/** @type {Map<string, 'bulk' | 'block' | 'short'>} */
const DEALS = new Map([
  ['/markets/bulk-deals', 'bulk'],
  ['/markets/block-deals', 'block'],
  ['/markets/short-selling', 'short'],
]);

/** @template Item @param {readonly Item[]} items @param {(item: Item) => Promise<void>} work */
async function eachOf(items, work) {
  const queue = [...items].reverse();
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** What the audit knows of a folder. @param {string} folder */
function knownOf(folder) {
  const files = readFolder(folder);
  const lives = livesOf(files);
  /** @type {Map<string, Company>} */
  const companies = new Map();
  for (const [symbol, life] of lives) companies.set(symbol, companyOf(files, life));
  const indices = new Map([...files.indices].map(([name, rows]) => [keyOf(name), indexOf(rows)]));
  /** @type {Map<string, Fund>} */
  const funds = new Map();
  const fundIn = (/** @type {string} */ code) => {
    const fund = funds.get(code) ?? fundOf(files, code);
    funds.set(code, fund);
    return fund;
  };
  const session = files.sessions.at(-1) ?? '';
  const isTraded = (/** @type {Company} */ one) => one.isNewest && files.equities.has(one.symbol);
  const newest = [...companies.values()].filter(isTraded);
  return { files, lives, companies, indices, fundIn, session, newest };
}
/** @typedef {ReturnType<typeof knownOf>} Known */

/** One key for all spellings of an index. @param {string} name */
const keyOf = (name) => {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  // The site shows this index by the name that its specification gives it.
  return key === 'banknifty' ? 'niftybank' : key;
};

/** The kinds of cases that a company is one of. @param {Known} known @param {string} symbol */
function kindsOf({ lives, files, session }, symbol) {
  const life = lives.get(symbol);
  if (!life) return ['without a price'];
  const [first, last] = [life.rows[0], life.rows.at(-1)];
  const kinds = [
    ...life.factors.map(
      ({ why, factor, isRestated }) =>
        `${why}${factor > 1 ? ' up' : ''}${isRestated ? ', restated' : ''}`,
    ),
    ...life.breaks.map(({ why }) => why),
    ...life.refused.map(() => 'contradiction'),
  ];
  if (life.formers.length > 0) kinds.push(life.formers.length > 1 ? 'renamed twice' : 'renamed');
  if (last?.day !== session) kinds.push('not of the newest session');
  if (first && first.day > earlier(session, 12))
    kinds.push(first.day > earlier(session, 1) ? 'new' : 'within a year');
  if (last && last.series !== 'EQ') kinds.push(last.series);
  if (!files.caps.has(symbol)) kinds.push('without a market value');
  if (!files.ratios.has(symbol)) kinds.push('without a P/E');
  if ((last?.close ?? 0) < 10) kinds.push('below ₹10');
  return kinds;
}

/** The kinds of cases that a fund is one of. @param {Fund} fund */
function fundKindsOf(fund) {
  const [first] = fund.points;
  const kinds = fund.breaks.map(({ why }) => why);
  if (!first || !fund.day) return ['ended'];
  if (
    fund.printed !== null &&
    fund.points.some(
      ({ value }, at) => at > 0 && value / (fund.points[at - 1]?.value ?? value) > 1.67,
    )
  )
    kinds.push('step');
  const years = ['1 year', '3 years', '5 years'].filter(
    (name) => fund.returnTo(fund.day ?? '', Number(name[0])) !== null,
  );
  return [...kinds, years.at(-1) ?? 'short', fund.points.length > 200 ? 'daily' : 'monthly'];
}

/** Some of each kind, then others at even distances. @template Item @param {readonly Item[]} items @param {number} most @param {(item: Item) => string[]} kindsIn @returns {Item[]} */
export function sampleOf(items, most, kindsIn) {
  /** @type {Map<string, number>} */
  const all = new Map();
  const known = items.map((item) => ({ item, kinds: kindsIn(item) }));
  for (const { kinds } of known) for (const kind of kinds) all.set(kind, (all.get(kind) ?? 0) + 1);
  const rarity = (/** @type {string[]} */ kinds) =>
    Math.min(...kinds.map((kind) => all.get(kind) ?? 0));
  /** @type {Map<string, number>} */
  const counts = new Map();
  const chosen = new Set();
  // Those of the rarest kinds first, as the places are few.
  for (const { item, kinds } of known.toSorted((a, b) => rarity(a.kinds) - rarity(b.kinds))) {
    if (chosen.size >= most || !kinds.some((kind) => (counts.get(kind) ?? 0) < OF_EACH_KIND))
      continue;
    chosen.add(item);
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const others = items.filter((item) => !chosen.has(item));
  const wanted = most - chosen.size;
  const step = Math.max(1, others.length / Math.max(1, wanted));
  for (let at = 0; at < Math.min(wanted, others.length); at += 1) {
    const other = others[Math.floor(at * step)];
    if (other !== undefined) chosen.add(other);
  }
  return [...chosen];
}

/** Symbols of companies by path and by name. @param {string} origin */
async function addressBook(origin) {
  const response = await fetch(new URL('/watchlist/prices.json', origin));
  /** @type {{ rows: [string, string, string, number | null, number | null][] }} */
  const { rows } = await response.json();
  const byPath = new Map();
  const byName = new Map();
  for (const [key, name, path] of rows) {
    const [kind, symbol = ''] = key.split(/:(.*)/s);
    if (kind === 'stock') byPath.set(path, symbol);
    if (kind === 'stock') byName.set(name, symbol);
  }
  return { rows, byPath, byName };
}
/** @typedef {Awaited<ReturnType<typeof addressBook>>} Book */

/** Figures of all shares and funds of the exchange in two files. @param {string} origin @param {import('./tally.mjs').Tally} tally @param {Known} known @param {Book} book */
async function auditFiles(origin, tally, known, book) {
  for (const [key, , , price, percent] of book.rows) {
    const [kind, symbol = ''] = key.split(/:(.*)/s);
    const company = kind === 'index' ? undefined : known.companies.get(symbol);
    // A share that did not trade in the newest session is listed without a price.
    if (price === null && company?.isNewest === false) continue;
    if (company)
      market.compareRow(
        tally,
        `watchlist, ${kind}`,
        '/watchlist/prices.json',
        ['Price', 'Change'],
        [price, percent],
        company,
      );
  }
  const file = await fetchTable(origin, '/screener/companies.json');
  const symbols = new Set();
  for (const row of file?.rows ?? []) {
    const symbol = String(row.Symbol);
    symbols.add(symbol);
    const company = known.companies.get(symbol);
    tally.words(
      'screener: known',
      '/screener/companies.json',
      symbol,
      'known',
      company ? 'known' : 'unknown',
    );
    const columns = file?.columns ?? [];
    if (company)
      market.compareRow(
        tally,
        'screener',
        '/screener/companies.json',
        columns,
        columns.map((column) => row[column]),
        company,
      );
  }
  for (const { symbol } of known.newest)
    tally.words(
      'screener: members',
      '/screener/companies.json',
      symbol,
      'listed',
      symbols.has(symbol) ? 'listed' : 'missing',
    );
}

/** @param {string} origin @param {import('./tally.mjs').Tally} tally @param {Known} known @param {Book} book @param {string} path */
async function auditRows(origin, tally, known, book, path) {
  const page = await fetchPage(origin, path);
  if (!page) return;
  const symbols = (/** @type {string[]} */ parts, /** @type {string | null} */ href) => {
    const second = (parts[1] ?? '').split(' ')[0] ?? '';
    return known.companies.has(second) ? second : (book.byPath.get(href ?? '') ?? null);
  };
  market.compareRows(tally, 'row', path, page, (parts, href) =>
    known.companies.get(symbols(parts, href) ?? ''),
  );
  market.compareBreadth(tally, path, page, known.newest);
  market.compareIndexRows(
    tally,
    path,
    page,
    (name) => known.indices.get(keyOf(name)),
    newestIndices(known),
  );
  const deals = DEALS.get(path);
  if (deals) market.compareDeals(tally, path, page, known.files.deals[deals]);
  const list = TOP_LISTS[path.replace('/markets/', '')];
  if (!list) return;
  const table = page.tables.find(({ rows }) => rows.length > 0);
  const printed = (table?.rows ?? []).map(
    ([first]) => symbols(first?.parts ?? [], first?.href ?? null) ?? first?.text ?? '',
  );
  market.compareTop(tally, path, printed, topOf(list, known.newest));
}

/** @param {Known} known */
const newestIndices = ({ indices }) => {
  const day = [...indices.values()]
    .map(({ last }) => last?.day ?? '')
    .sort()
    .at(-1);
  return [...indices.values()].filter(({ last }) => last?.day === day);
};

/** @param {string} origin @param {import('./tally.mjs').Tally} tally @param {Known} known @param {Book} book @param {string} path */
async function auditCompany(origin, tally, known, book, path) {
  const page = await fetchPage(origin, path);
  const ticker = page?.jsonLd
    .map((node) => node.tickerSymbol)
    .find((one) => typeof one === 'string');
  const symbol =
    String(ticker ?? '')
      .split(' ')
      .at(-1) ?? '';
  const [company, life] = [known.companies.get(symbol), known.lives.get(symbol)];
  const isKnown = page !== null && (company !== undefined || known.files.equities.has(symbol));
  tally.words('company: page', path, symbol, 'known', isKnown ? 'known' : 'unknown');
  if (!page || !company || !life) return;
  compareCompany(tally, path, page, company, life, known.indices.get('nifty50'));
  market.compareRows(tally, 'row of peers', path, page, (_, href) =>
    known.companies.get(book.byPath.get(href ?? '') ?? ''),
  );
  const since = earlier(known.session, 12);
  const history = historyOf(life, since);
  const file = await fetchTable(origin, `${path}/history.json`);
  const isAdjusted = life.factors.some(({ day }) => day > since);
  if (file) compareHistory(tally, `${path}/history.json`, file, history, isAdjusted);
  else
    tally.words(
      'history: file',
      path,
      'history.json',
      history.length > 1 ? 'a file' : 'nothing',
      'nothing',
    );
}

/** @param {string} origin @param {import('./tally.mjs').Tally} tally @param {Known} known @param {string[]} paths @param {string[]} lists @param {(paths: string[], kindsIn: (path: string) => string[]) => string[]} choose @returns {Promise<number>} the pages of funds */
async function auditFunds(origin, tally, known, paths, lists, choose) {
  const file = await fetchTable(origin, '/mutual-funds/list.json');
  if (!file) return 0;
  compareSchemes(tally, file, known.fundIn);
  /** @type {Map<string, Fund[]>} */
  const named = new Map();
  for (const row of file.rows) {
    const key = `${row.Fund}|${row['Plan and option']}`;
    named.set(key, [...(named.get(key) ?? []), known.fundIn(String(row['Scheme code']))]);
  }
  // Some schemes have one name; the printed NAV tells which it is.
  const fundOfName = (
    /** @type {string} */ name,
    /** @type {string} */ plan,
    /** @type {string | undefined} */ nav,
  ) => {
    const funds = named.get(`${name}|${plan}`) ?? [];
    return funds.find(({ printed }) => printed === printedNumber(nav)?.value) ?? funds[0];
  };
  /** @type {Fund[]} */
  const shown = [];
  const slugOf = (/** @type {string} */ name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  /** @type {Map<string, Fund[]>} */
  const bySlug = new Map();
  for (const [key, funds] of named) {
    const slug = slugOf(key.split('|')[0] ?? '');
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), ...funds]);
  }
  const chosen = choose(paths, (path) =>
    (bySlug.get(slugOf(path.replace(FUND, ''))) ?? []).slice(0, 1).flatMap(fundKindsOf),
  );
  await eachOf(chosen, async (path) => {
    const page = await fetchPage(origin, path);
    const plan = LABELS.fundPlan.exec(page?.text ?? '')?.[1] ?? '';
    const fund = page && fundOfName(page.heading, plan, LABELS.nav.exec(page.text)?.[1]);
    tally.words(
      'fund: page',
      path,
      'scheme',
      'known',
      fund ? 'known' : `“${page?.heading ?? ''}”, “${plan}”`,
    );
    if (!page || !fund) return;
    shown.push(fund);
    compareFund(tally, path, page, fund, known.fundIn, (other) =>
      other === plan ? fund : named.get(`${page.heading}|${other}`)?.[0],
    );
  });
  await eachOf(lists, async (path) => {
    const page = await fetchPage(origin, path);
    if (!page) return;
    compareFundRows(tally, path, page, fundOfName);
    if (path === '/mutual-funds' && chosen.length === paths.length)
      compareFundBreadth(tally, path, page, shown);
  });
  return chosen.length;
}

/**
 * Compares the figures of a running site with those of a folder.
 * @param {Options} options
 * @returns {Promise<{ counts: import('./tally.mjs').Tally['counts'], differences: import('./tally.mjs').Difference[], pages: Record<string, number> }>}
 */
export async function audit({ origin, folder, sample = false, slice = 1, say = () => {} }) {
  const known = knownOf(folder);
  say(
    `${known.files.sessions.length} sessions, ${known.companies.size} securities, ${known.files.navs.size} schemes read`,
  );
  const tally = newTally();
  const book = await addressBook(origin);
  const paths = [...new Set([...(await linkedPaths(origin)), ...book.byPath.keys()])];
  const { companies, funds, fundLists, indices, lists } = pathsOf(paths);
  const sliced = (/** @type {string[]} */ all) => all.filter((_, at) => at % slice === 0);
  await auditFiles(origin, tally, known, book);
  const rowPages = ['/indices', ...lists];
  await eachOf(rowPages, (path) => auditRows(origin, tally, known, book, path));
  say(`${rowPages.length} lists compared`);
  await eachOf(indices, async (path) => {
    const page = await fetchPage(origin, path);
    const index = page && known.indices.get(keyOf(page.name));
    if (page && index) market.compareIndex(tally, path, page, index);
    else tally.words('index: page', path, page?.name ?? '', 'known', 'unknown');
  });
  say(`${indices.length} indices compared`);
  const chosenCompanies = sample
    ? sampleOf(companies, SAMPLE.companies, (path) => kindsOf(known, book.byPath.get(path) ?? ''))
    : sliced(companies);
  await eachOf(chosenCompanies, (path) => auditCompany(origin, tally, known, book, path));
  say(`${chosenCompanies.length} companies compared`);
  const chosenFunds = await auditFunds(origin, tally, known, funds, fundLists, (all, kindsIn) =>
    sample ? sampleOf(all, SAMPLE.funds, kindsIn) : sliced(all),
  );
  return {
    counts: tally.counts,
    differences: tally.differences,
    pages: {
      companies: chosenCompanies.length,
      funds: chosenFunds,
      indices: indices.length,
      lists: rowPages.length + fundLists.length,
    },
  };
}

/** Paths by what their pages are about. @param {string[]} paths */
function pathsOf(paths) {
  const found = {
    companies: /** @type {string[]} */ ([]),
    funds: /** @type {string[]} */ ([]),
    fundLists: ['/mutual-funds'],
    indices: /** @type {string[]} */ ([]),
    lists: /** @type {string[]} */ ([]),
  };
  for (const path of paths) {
    const isPage = path.split('/').length === 3;
    if (path.startsWith(COMPANY)) {
      if (isPage) found.companies.push(path);
    } else if (path.startsWith(FUND) && !path.includes('.'))
      (isPage ? found.funds : found.fundLists).push(path);
    else if (path.startsWith(INDEX)) found.indices.push(path);
    else if (ROW_PAGES.test(path)) found.lists.push(path);
  }
  return found;
}
