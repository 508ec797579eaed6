import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ask, timesOf } from './ask';
import type { Bench } from './context';
import { untilRead } from './read-files';
import { figure } from './report';
import { startBuiltSite, type Server } from './servers';
import { median, percentile } from './stats';

/** Pages of each kind. */
const PAGES = 60;
const INDICES = ['nifty-50', 'nifty-next-50', 'nifty-bank', 'nifty-it', 'nifty-auto', 'sensex'];
const LISTS = ['gainers', 'losers', 'volume', 'value', '52-week-high', '52-week-low'];

const equityLists: readonly string[] = INDICES.flatMap((index) =>
  LISTS.map((list) => `/equity?index=${index}&exchange=nse&list=${list}`),
);

async function optionChains(site: Server, count: number): Promise<string[]> {
  const { text } = await ask(`${site.origin}/derivatives/option-chain`);
  const found = text.matchAll(/href="(\/derivatives\/option-chain\/[^"?#]+)"/g);
  return [...new Set([...found].map(([, address = '']) => address))].slice(0, count + 1);
}

/** States of the explorer, each over all funds. */
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

/** The pages that take the most to make, each asked for the first time, one after the other. */
export async function states(bench: Bench): Promise<void> {
  const { EXCHANGE_FILES_DIR } = process.env;
  if (!EXCHANGE_FILES_DIR) {
    bench.skip('states of pages from real files: EXCHANGE_FILES_DIR is not set');
    return;
  }
  const cache = mkdtempSync(path.join(tmpdir(), 'bench-states-'));
  const site = await startBuiltSite({ EXCHANGE_FILES_DIR, CACHE_DIR: cache });
  bench.after(site.stop);
  await untilRead(cache);
  const count = Math.round(PAGES / bench.divisor);
  for (const [what, paths, atMost] of [
    ['a state of the explorer over all funds, median', statesOf(count), 80],
    ['a fund page, median', await fundsOf(site, count), 150],
    ['an option chain, median', await optionChains(site, count), 150],
    ['a list of /equity, median', equityLists, 150],
  ] as const) {
    const times = await timesOf(site, paths);
    bench.add({
      part: 'states',
      what,
      value: median(times),
      unit: 'ms',
      atMost,
      note: `${times.length} pages, p95 ${figure(percentile(times, 0.95))} ms`,
    });
  }
}
