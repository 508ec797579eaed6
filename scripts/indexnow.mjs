/**
 * `npm run indexnow -- https://www.example.in`: tells the search engines of IndexNow
 * (https://www.indexnow.org/documentation) which addresses of a site's sitemap are new, changed or gone
 * since the last run. Nothing is sent unless INDEXNOW_KEY is set; docs/operations.md has the steps.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fail, say } from './steps.mjs';

const {
  INDEXNOW_KEY: key,
  INDEXNOW_ENDPOINT: endpoint = 'https://api.indexnow.org/indexnow',
  INDEXNOW_STATE: stateFile = 'dist/indexnow.json',
} = process.env;
/** Addresses that one request may have, by the protocol. */
const MOST_ADDRESSES = 10_000;
const TIMEOUT_MS = 30_000;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/** @param {string} xml */
const plain = (xml) =>
  xml.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name) => ENTITIES[name] ?? '');

/** @param {string} origin of the running site @param {string} address whose path is read from it */
async function textOf(origin, address) {
  const { pathname, search } = new URL(address);
  const response = await fetch(origin + pathname + search, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) fail(`${pathname} answers ${response.status}.`);
  return response.text();
}

/** @param {string} xml @param {'url' | 'sitemap'} tag */
const entriesOf = (xml, tag) =>
  [
    ...xml.matchAll(new RegExp(`<${tag}><loc>([^<]+)</loc>(?:<lastmod>([^<]+)</lastmod>)?`, 'g')),
  ].map(([, loc = '', lastmod = null]) => /** @type {const} */ ([plain(loc), lastmod]));

/** The addresses of a site's sitemap with their days. @param {string} origin */
async function sitemapOf(origin) {
  const files = entriesOf(await textOf(origin, `${origin}/sitemap.xml`), 'sitemap');
  const entries = [];
  for (const [file] of files) entries.push(...entriesOf(await textOf(origin, file), 'url'));
  return Object.fromEntries(entries);
}

/**
 * @param {Record<string, string | null>} before
 * @param {Record<string, string | null>} now
 */
function changedOf(before, now) {
  const changed = Object.keys(now).filter((loc) => !(loc in before) || before[loc] !== now[loc]);
  return [...changed, ...Object.keys(before).filter((loc) => !(loc in now))];
}

/** @param {readonly string[]} urlList */
async function send(urlList) {
  const { origin, host } = new URL(urlList[0] ?? '');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) fail(`IndexNow answers ${response.status}; the next run sends the same again.`);
}

if (!key) {
  say('INDEXNOW_KEY is not set: nothing is sent.');
  process.exit(0);
}
if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
  fail('INDEXNOW_KEY has 8 to 128 letters, digits and hyphens.');
}
if (!URL.canParse(process.argv[2] ?? '')) fail('Usage: npm run indexnow -- https://www.example.in');

const now = await sitemapOf(new URL(process.argv[2] ?? '').origin);
if (Object.keys(now).length === 0) fail('The sitemap has no address.');
if (existsSync(stateFile)) {
  const changed = changedOf(JSON.parse(readFileSync(stateFile, 'utf8')), now);
  for (let at = 0; at < changed.length; at += MOST_ADDRESSES) {
    await send(changed.slice(at, at + MOST_ADDRESSES));
  }
  say(`${changed.length} addresses sent.`);
} else {
  say(`${Object.keys(now).length} addresses noted; the next run sends those that have changed.`);
}
mkdirSync(path.dirname(stateFile), { recursive: true });
writeFileSync(stateFile, JSON.stringify(now));
