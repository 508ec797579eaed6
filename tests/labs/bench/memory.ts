import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import autocannon from 'autocannon';

import { ALL_PAGES } from '@/tests/support/pages';
import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Bench } from './context';
import { companyPaths, readAll } from './company-pages';
import { untilRead } from './read-files';
import { figure } from './report';
import { residentMegabytes, startBuiltSite, type Server } from './servers';
import { mean } from './stats';

const REQUESTS = 100_000;
const BLOCKS = 10;
const CONNECTIONS = 20;
/** Of what it was over the first tenth of the requests. */
const MOST_GROWTH = 1.15;
const LOOK_EVERY_MS = 100;

/** The mean of a process's memory while something is done, in MB. */
async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const seen = [residentMegabytes(pid)];
  const timer = setInterval(() => seen.push(residentMegabytes(pid)), LOOK_EVERY_MS);
  await work();
  clearInterval(timer);
  return mean(seen);
}

/** Requests the addresses round robin, `amount` times in all. @returns the number of failures */
async function ask(site: Server, addresses: readonly string[], amount: number): Promise<number> {
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    amount,
    requests: addresses.map((path) => ({ path })),
    headers: { 'accept-encoding': BROWSER_ENCODING },
  });
  return result.errors + result.timeouts + result.non2xx;
}

async function overRequests(bench: Bench): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const addresses = [...ALL_PAGES, '/calculators/sip-calculator?amount=7500&years=12'];
  // Every page once: what is being measured is growth, not the first filling of the page cache.
  await ask(site, addresses, addresses.length * 2);
  const amount = Math.round(REQUESTS / BLOCKS / bench.divisor);
  const means: number[] = [];
  let wrong = 0;
  for (let block = 0; block < BLOCKS; block += 1) {
    means.push(
      await memoryDuring(site.pid, async () => {
        wrong += await ask(site, addresses, amount);
      }),
    );
    bench.say(`${(block + 1) * amount} requests: ${figure(means.at(-1) ?? Number.NaN)} MB`);
  }
  const [first = Number.NaN, last = Number.NaN] = [means[0], means.at(-1)];
  bench.add({
    part: 'memory',
    what: `${figure(amount * BLOCKS)} requests: memory over the last tenth to the first`,
    value: last / first,
    unit: '×',
    atMost: MOST_GROWTH,
    note: `${figure(first)} MB, ${figure(last)} MB`,
  });
  bench.add({
    part: 'memory',
    what: `${figure(amount * BLOCKS)} requests: errors`,
    value: wrong,
    unit: '',
    atMost: 0,
  });
}

const SWEEP = 5_000;
async function overCompanies(bench: Bench): Promise<void> {
  const { EXCHANGE_FILES_DIR } = process.env;
  if (!EXCHANGE_FILES_DIR) {
    bench.skip('memory over company pages of real files: EXCHANGE_FILES_DIR is not set');
    return;
  }
  const CACHE_DIR = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  const site = await startBuiltSite({ EXCHANGE_FILES_DIR, CACHE_DIR });
  bench.after(site.stop);
  // The memory of an import is not that of the pages.
  await untilRead(CACHE_DIR);
  const paths = await companyPaths(site);
  const amount = Math.round(SWEEP / bench.divisor);
  const pages = Array.from({ length: amount }, (_, at) => paths[at % paths.length] ?? '/');
  const tenth = Math.ceil(pages.length / 10);
  const means: number[] = [];
  let wrong = 0;
  for (let from = 0; from < pages.length; from += tenth) {
    const part = pages.slice(from, from + tenth);
    means.push(
      await memoryDuring(site.pid, async () => {
        wrong += await readAll(site, part);
      }),
    );
    bench.say(`${from + part.length} company pages: ${figure(means.at(-1) ?? Number.NaN)} MB`);
  }
  // The page cache fills up over the first half; from there on nothing may grow.
  const middle = means[Math.floor(means.length / 2)] ?? Number.NaN;
  const last = means.at(-1) ?? Number.NaN;
  bench.add({
    part: 'memory',
    what: `${pages.length} company pages of real files: memory at the end to that at half`,
    value: last / middle,
    unit: '×',
    atMost: MOST_GROWTH,
    note: `${figure(means[0] ?? Number.NaN)} MB first, ${figure(middle)} MB, ${figure(last)} MB`,
  });
  bench.add({
    part: 'memory',
    what: `${pages.length} company pages of real files: errors`,
    value: wrong,
    unit: '',
    atMost: 0,
  });
}

/** Memory over many requests, and over a sweep of company pages. */
export async function memory(bench: Bench): Promise<void> {
  await overRequests(bench);
  await overCompanies(bench);
}
