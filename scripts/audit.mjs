/**
 * `npm run audit -- <folder of exchange files>`: reads the files apart from the site, computes every
 * figure that the site prints from them again, and compares. Starts the built site on a free port,
 * or uses a running one (`--origin http://127.0.0.1:3000`). `--sample` takes sixty companies and
 * forty funds of every kind, `--slice N` one company and fund of N, `--json FILE` writes the result.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { audit } from '../tests/audit/audit.mjs';
import { fail, ROOT, say } from './steps.mjs';

const SHOWN = 20;
/** A year of files takes some minutes to read. */
const LONGEST_IMPORT = 30 * 60_000;
const LOOK_EVERY = 2_000;
const READY = /ready on http:\/\/localhost:(\d+)/;

/** @param {string} origin @param {string} address */
async function answers(origin, address) {
  const response = await fetch(new URL(address, origin)).catch(() => null);
  return response?.ok ? response : null;
}

/**
 * Waits until the site answers and its list of companies stays the same, so that all files are read.
 * @param {string} origin
 */
async function untilWhole(origin) {
  const end = Date.now() + LONGEST_IMPORT;
  for (let before = ''; Date.now() < end; await wait(LOOK_EVERY)) {
    if (!(await answers(origin, '/readyz'))) continue;
    const prices = await (await answers(origin, '/watchlist/prices.json'))?.text();
    const funds = await (await answers(origin, '/mutual-funds/list.json'))?.text();
    const now = prices && funds ? `${prices.length} ${funds.length}` : '';
    if (now !== '' && now === before) return;
    before = now;
  }
  fail(`The site at ${origin} has not read the files within ${LONGEST_IMPORT / 60_000} minutes.`);
}

/**
 * Starts the built site on a folder of files.
 * @param {string} folder
 */
async function startSite(folder) {
  const server = path.join(ROOT, 'dist', 'server.mjs');
  if (!existsSync(server))
    fail('There is no built site: run npm run build, or name one with --origin.');
  const cache = mkdtempSync(path.join(tmpdir(), 'audit-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [server], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      PORT: '0',
      CACHE_DIR: cache,
      EXCHANGE_FILES_DIR: path.resolve(folder),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(cache, { recursive: true, force: true }));
  };
  const port = await new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      if (printed.length < 100_000) printed += String(chunk);
      const found = READY.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(null));
  });
  if (port === null) fail('The site ended before it was ready.');
  return { origin: `http://localhost:${port}`, stop };
}

/** @param {Awaited<ReturnType<typeof audit>>} result */
function report({ counts, differences, pages }) {
  const rows = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [kind, { compared, different }] of rows)
    say(`${String(different).padStart(8)} of ${String(compared).padStart(8)}  ${kind}`);
  for (const { kind, page, label, expected, actual } of differences.slice(0, SHOWN))
    say(`${kind}: ${page}: ${label}: ${expected} by the files, ${actual} on the page`);
  const compared = rows.reduce((all, [, count]) => all + count.compared, 0);
  const of = Object.entries(pages).map(([name, count]) => `${count} ${name}`);
  say(
    `${of.join(', ')}: ${compared} figures and labels compared, ${differences.length} differences`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    sample: { type: 'boolean', default: false },
    slice: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder || !existsSync(folder))
  fail('Name a folder of exchange files: npm run audit -- folder');
const own = values.origin ? null : await startSite(folder);
const origin = values.origin ?? own?.origin ?? '';
try {
  await untilWhole(origin);
  const slice = Math.max(1, Number(values.slice) || 1);
  const result = await audit({ origin, folder, sample: values.sample, slice, say });
  report(result);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 1)}\n`);
  process.exitCode = result.differences.length > 0 ? 1 : 0;
} finally {
  own?.stop();
}
