/**
 * `npm run sweep -- http://localhost:3000`: reads every company page of a running site and reports
 * wrong statuses, canonical links, broken words, promises without data and invalid HTML, and pages
 * of which too little is their own. With the site's EXCHANGE_FILES_DIR set, it compares each page's
 * price with the newest file. A second argument reads so many companies alone, spread over the list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse/sync';
import { HtmlValidate } from 'html-validate';

import { fail, say } from './steps.mjs';

const CONCURRENCY = 4;
/** Words and figures of the middle page that stand on no other company's page. */
const LEAST_OWN = 120;
/** A lone dash, or a part that says only that it has nothing. */
const EMPTY_WORDS = /No Data Found!|(?<=[\p{L}\d%)]\s{2,})[–—-](?=\s{2,})/u;
const BROKEN_WORDS = /\b(null|undefined|NaN|Infinity|Invalid Date)\b/;

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = process.env.EXCHANGE_FILES_DIR;
const validator = new HtmlValidate(
  JSON.parse(readFileSync(new URL('../tests/support/html-rules.json', import.meta.url), 'utf8')),
);

/** The daily files with closing prices, as the exchange has named them in turn. */
const PRICE_FILES = [
  {
    name: /(?:^|\/)BhavCopy_NSE_CM_.*?(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)_.*\.csv$/,
    columns: { symbol: 'TckrSymb', series: 'SctySrs', close: 'ClsPric' },
  },
  {
    name: /(?:^|\/)sec_bhavdata_full_(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})\.csv$/,
    columns: { symbol: 'SYMBOL', series: 'SERIES', close: 'CLOSE_PRICE' },
  },
];

/**
 * Closing prices by symbol from the file of the newest day; an EQ row wins over the others.
 * @returns {Map<string, number>}
 */
function closes() {
  if (!folder) return new Map();
  const names = readdirSync(folder, { recursive: true }).map(String);
  const [newest] = names
    .flatMap((file) =>
      PRICE_FILES.flatMap(({ name, columns }) => {
        const { year, month, day } = name.exec(file.replaceAll('\\', '/'))?.groups ?? {};
        return year ? [{ file, columns, date: `${year}${month}${day}` }] : [];
      }),
    )
    .sort((a, b) => b.date.localeCompare(a.date));
  if (!newest) return new Map();
  const { file, columns } = newest;
  /** @type {Record<string, string>[]} */
  const rows = parse(readFileSync(path.join(folder, file)), { columns: true, trim: true });
  const found = new Map();
  for (const row of rows) {
    const { [columns.symbol]: symbol, [columns.series]: series, [columns.close]: close } = row;
    if (!['EQ', 'BE', 'BZ'].includes(series ?? '')) continue;
    if (series === 'EQ' || !found.has(symbol)) found.set(symbol, Number(close));
  }
  return found;
}

/**
 * A page's text.
 * @param {string} html
 */
const textOf = (html) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

const price = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * What a page itself says, without the parts of all pages, in words and figures.
 * @param {string} html
 */
const tokensOf = (html) =>
  new Set(
    textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}.,:/&-]*/gu)
      ?.map((token) => token.replace(/[.,:/&-]+$/, '')),
  );

/** The words and figures of each company's page. @type {Set<string>[]} */
const spoken = [];

/** How many words and figures of the middle page stand on no other company's page. */
function ownWords() {
  /** @type {Map<string, number>} */
  const pages = new Map();
  for (const tokens of spoken) {
    for (const token of tokens) pages.set(token, (pages.get(token) ?? 0) + 1);
  }
  const counts = spoken
    .map((tokens) => [...tokens].filter((token) => pages.get(token) === 1).length)
    .sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** @typedef {{ name: string, symbol: string, slug: string }} Company */

/** @returns {Promise<Company[]>} */
async function companies() {
  // An earlier name of the search index, which leads to the newest.
  const response = await fetch(`${origin}/stock-index/0000000000000000`);
  if (!response.ok) fail(`The site at ${origin} gave no list of companies (${response.status}).`);
  // After the lines of the further file and of the industries, and before an empty line.
  const [list = ''] = (await response.text()).split('\n\n');
  const [, , ...lines] = list.split('\n');
  return lines.map((line) => {
    const [name = '', symbol = '', , slug = ''] = line.split('\t');
    return { name, symbol, slug: slug || name.trim().toLowerCase().replace(/\s+/g, '-') };
  });
}

/**
 * @param {Company} company
 * @param {ReadonlyMap<string, number>} known
 */
async function faultsOf({ name, symbol, slug }, known) {
  const response = await fetch(`${origin}/company-information/${encodeURIComponent(slug)}`, {
    redirect: 'manual',
  });
  if (response.status !== 200) return [`status ${response.status}`];
  const html = await response.text();
  const text = textOf(html);
  spoken.push(tokensOf(html));
  const faults = [];
  const canonicals = html.match(/<link rel="canonical"/g)?.length ?? 0;
  if (canonicals !== 1) faults.push(`${canonicals} canonical links`);
  const own = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
  const empty = EMPTY_WORDS.exec(own);
  // The table of peers says what its dashes mean.
  if (empty && !own.includes('A dash:')) faults.push(`“${empty[0].trim()}” without a reason`);
  const broken = BROKEN_WORDS.exec(text);
  if (broken) faults.push(`the word ${broken[0]}`);
  if (!text.includes(name)) faults.push('its name is missing');
  const close = known.get(symbol);
  if (close !== undefined && !text.includes(`₹${price.format(close)}`)) {
    faults.push(`the close of ₹${price.format(close)} is missing`);
  }
  const { results } = await validator.validateString(html);
  for (const { messages } of results) {
    for (const { ruleId, message } of messages) faults.push(`${ruleId}: ${message}`);
  }
  return faults;
}

const all = await companies();
const step = Math.ceil(all.length / (Number(process.argv[3]) || all.length));
const list = all.filter((_, at) => at % step === 0);
const known = closes();
const queue = [...list];
/** @type {string[]} */
const wrong = [];
let compared = 0;

async function worker() {
  for (let company = queue.pop(); company; company = queue.pop()) {
    if (known.has(company.symbol)) compared += 1;
    const faults = await faultsOf(company, known).catch((error) => [String(error)]);
    if (faults.length > 0) wrong.push(`${company.slug}: ${faults.join(', ')}`);
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, worker));

wrong.sort().forEach((line) => say(line));
say(`${list.length} companies read, ${compared} prices compared, ${wrong.length} with faults`);
const own = ownWords();
say(`${own} words and figures of the median page stand on no other company's page`);
if (own < LEAST_OWN) say(`These are too few: at least ${LEAST_OWN} were promised.`);
process.exit(wrong.length === 0 && own >= LEAST_OWN ? 0 : 1);
