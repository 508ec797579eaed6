import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ask, timesOf } from './ask';
import type { Bench } from './context';
import { untilRead } from './read-files';
import { figure } from './report';
import { startBuiltSite, type Server } from './servers';
import { median, percentile } from './stats';

/** Milliseconds. */
const EXPLORER_WITHIN = 80;
const FUND_WITHIN = 150;
const STATES = 60;
const FUNDS = 60;

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
