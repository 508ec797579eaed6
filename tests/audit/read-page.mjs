/** Reads a page of the running site: its text, tables, terms and JSON-LD. Knows words, no figures. */
import { setTimeout as wait } from 'node:timers/promises';

import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {{ text: string, parts: string[], href: string | null }} Cell */
/** @typedef {{ caption: string, columns: string[], rows: Cell[][] }} Table */
/** @typedef {{ label: string, values: string[] }} Term */
/** @typedef {{ text: string, tables: Table[], terms: Term[], marks: string[], jsonLd: Record<string, unknown>[], heading: string, name: string }} Page `name`: the last breadcrumb */

const DAY = String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}`;
const NUMBER = String.raw`[\d,]+(?:\.\d+)?`;

/** Every word of the site that a figure is found by. */
export const LABELS = {
  asOf: new RegExp(`As of (${DAY})`),
  price: new RegExp(`Last price ₹(${NUMBER})`),
  change: new RegExp(
    String.raw`([+−-]?${NUMBER}) \(([+−-]?${NUMBER})%\) since the (previous close|base price)`,
  ),
  closedAt: new RegExp(`closed at ₹(${NUMBER}) on (${DAY})`),
  dayRange: new RegExp(`^Day, (${DAY}).*?: from ₹(${NUMBER}) to ₹(${NUMBER})`),
  yearRange: new RegExp(`^(52 weeks|since ${DAY}).*?: from ₹(${NUMBER}) to ₹(${NUMBER})`, 'i'),
  highAndLow: new RegExp(`52-week high and low\\?\\s+₹(${NUMBER}) and ₹(${NUMBER})`),
  averages: /closes average (₹[^.]+(?:\.\d+[^.]*)*)\./,
  average: new RegExp(`₹(${NUMBER}) over (\\d+) days`, 'g'),
  span: new RegExp(
    `\\b(up|down|rose|fell) (${NUMBER})% (in a week|in a month|in \\d+ months|in a year|in \\d+ years|since ${DAY})(?:, with an? (?:fall|rise) of (${NUMBER})% on the way)?`,
    'gi',
  ),
  fromTo: new RegExp(
    `From ₹(${NUMBER}) on (${DAY}) to ₹(${NUMBER}) on (${DAY})(?:: (up|down) (${NUMBER})%)?`,
    'g',
  ),
  breadth: new RegExp(`(${NUMBER}) rose (${NUMBER}) unchanged (${NUMBER}) fell`),
  indicesRose: new RegExp(`(${NUMBER}) of (${NUMBER}) indices rose`),
  fundBreadth: new RegExp(
    `On (${DAY}), (none|all|${NUMBER}) of (${NUMBER}) funds? rose(.*?)\\.(?: |$)`,
  ),
  fundPlan: new RegExp(`NAV(?: on ${DAY})?, (.+?) (?:₹|–)`),
  nav: new RegExp(
    `NAV(?: on ${DAY})?, [^₹–]+ ₹(${NUMBER})(?: ([+−-]?${NUMBER})% from ₹(${NUMBER}) on (${DAY}))?`,
  ),
  fall: new RegExp(`fell by (?:at most |up to )?(${NUMBER})%`),
  returnsOf: /^Returns of/,
  broken: new RegExp(`, (${DAY})$`),
  returnsTo: new RegExp(`^Returns of (.*) to (${DAY})`),
  indexMove: new RegExp(`(rose|fell) (${NUMBER})%(?: to (${NUMBER}))?`),
  delivery20: new RegExp(`(${NUMBER})% over 20 days`),
};

/** Terms of a company's list of figures. @type {[RegExp, string][]} */
export const COMPANY_TERMS = [
  [/^market (cap|value)/i, 'worth'],
  [/^p\/?e( ratio)?$/i, 'pe'],
  [/^traded in the day/i, 'crore'],
  [/^delivered/i, 'delivery'],
];

/** Columns of tables that have a row for a company or a fund of the exchange. @type {[RegExp, string][]} */
export const COMPANY_COLUMNS = [
  [/^(price|close|last)( ₹)?$/i, 'close'],
  [/^(change|day)( %)?$/i, 'percent'],
  [/^(market (cap|value)|worth)/i, 'worth'],
  [/^p\/?e$/i, 'pe'],
  [/^shares traded/i, 'volume'],
  [/^value(?: traded)? ₹ crore/i, 'crore'],
  [/^delivered %/i, 'delivery'],
  [/^shares delivered/i, 'delivered'],
  [/^day’s high/i, 'high'],
  [/^day’s low/i, 'low'],
  [/^1 month/i, 'month'],
  [/^1 year/i, 'year'],
  [/^below 52-week high/i, 'belowHigh'],
  [/^above 52-week low/i, 'aboveLow'],
];

/** Columns of tables with a row for an index, and terms of an index's page. @type {[RegExp, string][]} */
export const INDEX_COLUMNS = [
  [/^value$/i, 'close'],
  [/^points$/i, 'points'],
  [/^change( %)?$/i, 'percent'],
  [/^open$/i, 'open'],
  [/^high$/i, 'high'],
  [/^low$/i, 'low'],
  [/^previous close$/i, 'previous'],
  [/^p\/?e$/i, 'pe'],
  [/^p\/?b$/i, 'pb'],
  [/^(dividend )?yield/i, 'dividend'],
  [/^traded$/i, 'crore'],
];

/** Columns of a table of days. @type {[RegExp, string][]} */
export const HISTORY_COLUMNS = [
  [/^open/i, 'open'],
  [/^high/i, 'high'],
  [/^low/i, 'low'],
  [/^close/i, 'close'],
  [/^change/i, 'percent'],
  [/^shares traded/i, 'volume'],
  [/^value ₹ lakh/i, 'lakhs'],
  [/^shares delivered/i, 'delivered'],
];

/** What a label is called in a table of them. @param {[RegExp, string][]} table @param {string} label */
export const nameIn = (table, label) =>
  table.find(([pattern]) => pattern.test(label.trim()))?.[1] ?? null;

const UNSEEN = new Set(['script', 'style', 'svg', 'template', 'head']);

/** @param {Node} node @returns {node is Element} */
const isElement = (node) => 'tagName' in node;

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) => ('childNodes' in node ? node.childNodes : []);

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value ?? null;

/** The elements below a node. @param {Node} node @returns {Generator<Element>} */
function* elementsOf(node) {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsOf(child);
  }
}

/** The texts of a node, those of each element apart. @param {Node} node @returns {string[]} */
function partsOf(node) {
  const parts = [];
  let own = '';
  for (const child of childrenOf(node)) {
    if (child.nodeName === '#text' && 'value' in child) own += child.value;
    else if (isElement(child) && !UNSEEN.has(child.tagName)) {
      if (own.trim()) parts.push(own.trim());
      own = '';
      parts.push(...partsOf(child));
    }
  }
  if (own.trim()) parts.push(own.trim());
  return parts;
}

/** @param {Node} node */
const textOf = (node) =>
  partsOf(node)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1');

/** @param {Node} node @param {string[]} tags */
const allOf = (node, ...tags) =>
  [...elementsOf(node)].filter(({ tagName }) => tags.includes(tagName));

/** @param {Element} table @returns {Table} */
function tableOf(table) {
  const [head, ...rest] = allOf(table, 'tr').map((row) => allOf(row, 'th', 'td'));
  const cellOf = (/** @type {Element} */ cell) => {
    const link = allOf(cell, 'a')[0];
    return {
      text: textOf(cell),
      parts: partsOf(cell),
      href: link ? attribute(link, 'href') : null,
    };
  };
  const caption = allOf(table, 'caption')[0];
  return {
    caption: caption ? textOf(caption) : '',
    columns: (head ?? []).map(textOf),
    rows: rest.map((row) => row.map(cellOf)),
  };
}

/** @param {string} html @returns {Page} */
export function readPage(html) {
  const document = parse(html);
  const main = allOf(document, 'main')[0] ?? document;
  /** @type {Term[]} */
  const terms = [];
  for (const element of allOf(main, 'dt', 'dd')) {
    if (element.tagName === 'dt') terms.push({ label: textOf(element), values: [] });
    else if (textOf(element)) terms.at(-1)?.values.push(textOf(element));
  }
  const scripts = allOf(document, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  const graphs = scripts.map((script) => {
    const [text] = childrenOf(script);
    return JSON.parse(text && 'value' in text ? text.value : '{}');
  });
  return {
    text: textOf(main),
    heading: textOf(allOf(main, 'h1')[0] ?? main),
    name: textOf(
      [...elementsOf(main)].find((element) => attribute(element, 'aria-current') === 'page') ??
        main,
    ),
    tables: allOf(main, 'table').map(tableOf),
    terms,
    marks: [...elementsOf(main)].flatMap((element) => attribute(element, 'aria-label') ?? []),
    jsonLd: graphs.flatMap((graph) => graph['@graph'] ?? [graph]),
  };
}

/** A number as a page prints it, with half of its last digit; `null` where it prints a dash or none. @param {string | undefined} text */
export function printedNumber(text) {
  const [, sign, digits = ''] = /([+−-]?)₹?\s?(\d[\d,]*(?:\.\d+)?)/.exec(text ?? '') ?? [];
  if (digits === '') return null;
  const plain = digits.replaceAll(',', '');
  const unit = /lakh crore/.test(text ?? '') ? 1e5 : 1;
  const size = unit * Number(plain) * (sign === '−' || sign === '-' ? -1 : 1);
  return { value: size, half: (0.5 * unit) / 10 ** (plain.split('.')[1]?.length ?? 0) };
}

/** @param {string} origin @param {string} path */
async function request(origin, path) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(new URL(path, origin), { headers: { accept: '*/*' } });
    // A busy site asks to come again.
    if ((response.status !== 503 && response.status !== 429) || attempt === 5) return response;
    const seconds = Number(response.headers.get('retry-after')) || 1;
    await wait(seconds * 1000);
  }
}

/** A page of the site; `null` where its answer is not 200. @param {string} origin @param {string} path */
export async function fetchPage(origin, path) {
  const response = await request(origin, path);
  return response.status === 200 ? readPage(await response.text()) : null;
}

/** @typedef {{ asOf: string | null, note: string | null, columns: string[], rows: Record<string, string | number | null>[] }} TableFile */

/** A table's JSON file; `null` where its answer is not 200. @param {string} origin @param {string} path @returns {Promise<TableFile | null>} */
export async function fetchTable(origin, path) {
  const response = await request(origin, path);
  return response.status === 200 ? /** @type {Promise<TableFile>} */ (response.json()) : null;
}

/** The paths of the site that a page links to. @param {string} origin @param {string} path */
async function linksOf(origin, path) {
  const html = await (await request(origin, path)).text();
  return [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
}

/** Pages of the list of funds that are read at the most. */
const MOST_PAGES = 200;

/**
 * The paths of the site's pages, by its own links. Its sitemap has only pages for search engines,
 * which leaves out those whose figures are past their age.
 * @param {string} origin
 */
export async function linkedPaths(origin) {
  const paths = new Set();
  for (const path of ['/site-map', '/markets', '/indices']) {
    for (const link of await linksOf(origin, path)) paths.add(link);
  }
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const before = paths.size;
    for (const link of await linksOf(origin, `/mutual-funds?page=${page}`)) paths.add(link);
    if (paths.size === before) break;
  }
  return [...paths];
}

/** Whether a cell is empty or has only a dash. @param {string} text */
export const isDash = (text) => /^[–—-]?$/.test(text);
