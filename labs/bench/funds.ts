import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openDatabase } from '@/lib/provider/embedded/exchange/database';
import { isWhole } from '@/lib/provider/embedded/exchange/store';
import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Bench } from './context';
import { figure } from './report';
import { startBuiltSite, type Server } from './servers';
import { median, percentile } from './stats';

/** Milliseconds. */
const EXPLORER_WITHIN = 80;
const FUND_WITHIN = 150;
const STATES = 60;
const FUNDS = 60;
/** Between two looks whether the files are read, and the longest wait, in ms. */
const LOOK_EVERY = 2_000;
const READ_WITHIN = 600_000;

async function ask(address: string): Promise<{ ms: number; status: number; text: string }> {
  const before = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': BROWSER_ENCODING } });
  const text = await response.text();
  return { ms: performance.now() - before, status: response.status, text };
}

/** Whether all files are in the database of a cache folder. */
function isRead(cache: string): boolean {
  const [name] = existsSync(path.join(cache, 'exchange'))
    ? readdirSync(path.join(cache, 'exchange'))
    : [];
  if (name === undefined) return false;
  const db = openDatabase(path.join(cache, 'exchange', name));
  try {
    return isWhole(db);
  } finally {
    db.close();
  }
}

async function untilRead(cache: string): Promise<void> {
  for (let left = READ_WITHIN; !isRead(cache); left -= LOOK_EVERY) {
    if (left <= 0) throw new Error('the exchange files were not read in time');
    await wait(LOOK_EVERY);
  }
  // The list is asked for anew after some seconds, and joined once.
  await wait(15_000);
}

async function timesOf(site: Server, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of paths) {
    const { ms, status } = await ask(site.origin + address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    times.push(ms);
  }
  // The first one loads the route's code.
  return times.slice(1);
}

/** States that nobody has asked for, each over all funds. */
const statesOf = (count: number): string[] =>
  Array.from({ length: count + 1 }, (_, at) => {
    const sort = ['name', 'nav', 'change'][at % 3] ?? '';
    return `/mutual-funds?sort=${sort}&page=${at + 2}${at % 2 ? '&all=1' : ''}`;
  });

async function fundsOf(site: Server, count: number): Promise<string[]> {
  const { text } = await ask(`${site.origin}/mutual-funds/list.csv?plan=regular&option=growth`);
  const names = text.split('\r\n').slice(1, -1);
  const step = Math.max(1, Math.floor(names.length / (count + 1)));
  const paths: string[] = [];
  for (let at = 0; at < names.length && paths.length <= count; at += step) {
    const code = /,(\d{5,6}),/.exec(names[at] ?? '')?.[1];
    const found = code && (await ask(`${site.origin}/mutual-funds?q=${code}`)).text;
    const address =
      found && /href="(\/mutual-funds\/(?!category|house|list)[^"?#/]+)"/.exec(found)?.[1];
    if (address) paths.push(address);
  }
  return paths;
}

/** The explorer over all rows, and funds' pages when they are first asked for, one after the other. */
export async function fundPages(bench: Bench): Promise<void> {
  const { EXCHANGE_FILES_DIR } = process.env;
  if (!EXCHANGE_FILES_DIR) {
    bench.skip('pages of mutual funds from real files: EXCHANGE_FILES_DIR is not set');
    return;
  }
  const cache = mkdtempSync(path.join(tmpdir(), 'bench-funds-'));
  const site = await startBuiltSite({ EXCHANGE_FILES_DIR, CACHE_DIR: cache });
  bench.after(site.stop);
  await untilRead(cache);
  const explorer = await timesOf(site, statesOf(Math.round(STATES / bench.divisor)));
  const paths = await fundsOf(site, Math.round(FUNDS / bench.divisor));
  const funds = await timesOf(site, paths);
  for (const [what, times, within] of [
    ['a state of the explorer over all funds, median', explorer, EXPLORER_WITHIN],
    ['a fund page when first asked for, median', funds, FUND_WITHIN],
  ] as const) {
    bench.add({
      part: 'funds',
      what,
      value: median(times),
      unit: 'ms',
      atMost: within,
      note: `${times.length} pages, p95 ${figure(percentile(times, 0.95))} ms`,
    });
  }
}
