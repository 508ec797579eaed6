import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { MARKET_LISTS } from '@/lib/domain/market/lists/table';

import { ask, timesOf } from './ask';
import { companyPaths, readAll } from './company-pages';
import type { Bench } from './context';
import { addFiles, foldersOfYears, folderWithoutLastDay, copyFiles } from './exchange-folders';
import { figure, type Row } from './report';
import {
  cpuSeconds,
  peakMegabytes,
  residentMegabytes,
  type Server,
  startBuiltSite,
} from './servers';
import { median, percentile } from './stats';

/** Seconds. */
const FIRST_WITHIN = 60;
const DAY_WITHIN = 2;
const FILING_WITHIN = 0.1;
/** Milliseconds. */
const COMPANY_WITHIN = 150;
const MEANWHILE_WITHIN = 1000;
const LIST_WITHIN = 100;
/** Resident memory once every company's page was read, in MB. */
const MOST_MEGABYTES = 900;
const YEARS = 10;
/** Of the import of a year. */
const MOST_COST = 15;
const MOST_MEMORY = 1.1;
const COMPANIES = 60;
/** Earlier sessions of each list. */
const DAYS = 5;
/** Between two looks at the log, and the longest wait for an import, in ms. */
const LOOK_EVERY = 100;
const READ_WITHIN = 7_200_000;
/** Lists are asked for anew after some seconds, and funds joined once. */
const SETTLED_AFTER = 15_000;

const DONE = 'the exchange files are read';

interface Import {
  /** As the site's log has it: from the look at the folder until pages see all of it. */
  readonly seconds: number;
  readonly files: number;
  readonly days: number;
  readonly securities: number;
}

const importsIn = (site: Server): Import[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(DONE))
    .map((line) => JSON.parse(line) as Import);

/** Waits for the next import of a site. @returns it with the process's own time meanwhile, in s */
async function nextImport(site: Server, begin?: () => void): Promise<Import & { cpu: number }> {
  const [before, cpu] = [importsIn(site).length, begin ? cpuSeconds(site.pid) : 0];
  begin?.();
  for (let left = READ_WITHIN; left > 0; left -= LOOK_EVERY) {
    const found = importsIn(site)[before];
    if (found) return { ...found, cpu: cpuSeconds(site.pid) - cpu };
    await wait(LOOK_EVERY);
  }
  throw new Error('the exchange files were not read in time');
}

async function siteOn(bench: Bench, folder: string): Promise<Server> {
  const site = await startBuiltSite({ EXCHANGE_FILES_DIR: folder, LOG_LEVEL: 'info' });
  bench.after(site.stop);
  return site;
}

const own = (cpu: number): string => `${figure(cpu)} s of the process’s own time`;

/** Adds a figure to the table, and says it at once: the part takes long. */
function add(bench: Bench, row: Omit<Row, 'part'>): void {
  bench.add({ part: 'exchange', ...row });
  bench.say(`${row.what}: ${figure(row.value)} ${row.unit} (${row.note ?? ''})`);
}

/** The first import of the folder but its last day, then that day. */
async function imports(bench: Bench, dir: string): Promise<Server> {
  const { folder, lastDay } = folderWithoutLastDay(dir);
  const site = await siteOn(bench, folder);
  const first = await nextImport(site);
  add(bench, {
    what: `first import of ${first.files} files`,
    value: first.seconds,
    unit: 's',
    atMost: FIRST_WITHIN,
    note: `${own(first.cpu)}, ${first.days} days, ${first.securities} securities, at most ${figure(peakMegabytes(site.pid))} MB`,
  });
  await wait(SETTLED_AFTER);
  const day = await nextImport(site, () => copyFiles(dir, folder, lastDay));
  add(bench, {
    what: `one more day (${day.files} files)`,
    value: day.seconds,
    unit: 's',
    atMost: DAY_WITHIN,
    note: own(day.cpu),
  });
  await wait(SETTLED_AFTER);
  await filings(bench, site, dir, folder);
  return site;
}

/** The times of pages asked for one after the other until something is done, in ms. */
async function timesUntil(
  done: Promise<unknown>,
  site: Server,
  paths: readonly string[],
): Promise<number[]> {
  let isDone = false;
  const end = () => (isDone = true);
  done.then(end, end);
  const times: number[] = [];
  for (const address of paths) {
    if (isDone) break;
    const { ms, status } = await ask(site.origin + address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    times.push(ms);
  }
  return times;
}

/** All filings beside the folder, then one more; where no folder of filings is beside it, neither. */
async function filings(bench: Bench, site: Server, dir: string, folder: string): Promise<void> {
  const from = path.join(dir, '../filings');
  if (!existsSync(from)) return bench.skip('imports of filings: there are none beside the files');
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .sort();
  const [first = '', ...paths] = await companyPaths(site);
  // Loads the route's code.
  await ask(site.origin + first);
  const reading = nextImport(site, () => addFiles(from, folder, names.slice(1)));
  const times = await timesUntil(reading, site, paths.reverse());
  const all = await reading;
  add(bench, {
    what: 'a company page while filings are read, median',
    value: median(times),
    unit: 'ms',
    atMost: MEANWHILE_WITHIN,
    note: `${times.length} pages not asked for before, slowest ${figure(Math.max(...times))} ms: the first after the import works out what is of the whole market`,
  });
  add(bench, {
    what: `${all.files} filings beside them`,
    value: all.seconds,
    unit: 's',
    atMost: FIRST_WITHIN,
    note: `${own(all.cpu)}, at most ${figure(peakMegabytes(site.pid))} MB`,
  });
  await wait(SETTLED_AFTER);
  // The site looks at all files each second anyway.
  const before = cpuSeconds(site.pid);
  await wait(SETTLED_AFTER);
  const idle = ((cpuSeconds(site.pid) - before) / SETTLED_AFTER) * 1000;
  const one = await nextImport(site, () => addFiles(from, folder, names.slice(0, 1)));
  add(bench, {
    what: 'one more filing',
    value: Math.max(0, one.cpu - idle * one.seconds),
    unit: 's',
    atMost: FILING_WITHIN,
    note: `of the process’s own time, beside looks at the folder; ${figure(one.seconds)} s in all`,
  });
}

/** The middle of the times of pages that nobody asked for before. */
async function pages(
  bench: Bench,
  site: Server,
  what: string,
  paths: readonly string[],
  atMost: number,
): Promise<void> {
  const before = cpuSeconds(site.pid);
  const times = await timesOf(site, paths);
  const each = ((cpuSeconds(site.pid) - before) / paths.length) * 1000;
  add(bench, {
    what: `${what}, median`,
    value: median(times),
    unit: 'ms',
    atMost,
    note: `${times.length} pages, p95 ${figure(percentile(times, 0.95))} ms; ${figure(each)} ms of the process’s own time each`,
  });
}

/** Each list on earlier sessions, of which its own page names some. */
async function listPaths(site: Server): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of MARKET_LISTS) {
    const html = await (await fetch(site.origin + path)).text();
    const days = new Set(html.match(/\?on=\d{4}-\d\d-\d\d/g));
    found.push(...[...days].slice(0, DAYS).map((query) => path + query));
  }
  return found;
}

/** All companies' pages once, and what the process holds then. */
async function everyCompany(bench: Bench, site: Server, paths: readonly string[]): Promise<void> {
  const wrong = await readAll(site, paths);
  add(bench, {
    what: `memory after ${paths.length} company pages were read once`,
    value: residentMegabytes(site.pid),
    unit: 'MB',
    atMost: MOST_MEGABYTES,
    note: `${wrong} answered without 200, at most ${figure(peakMegabytes(site.pid))} MB since the start`,
  });
}

/** A year's price files, and ten years of them. */
async function longHistory(bench: Bench, dir: string): Promise<void> {
  const { one, many, days } = foldersOfYears(dir, YEARS, Math.ceil(bench.divisor));
  const year = await measuredAlone(bench, one);
  const all = await measuredAlone(bench, many);
  add(bench, {
    what: `${YEARS} years to one, ${days} sessions each: the process’s own time of the import`,
    value: all.cpu / year.cpu,
    unit: '×',
    atMost: MOST_COST,
    note: `${figure(year.cpu)} s, ${figure(all.cpu)} s`,
  });
  add(bench, {
    what: `${YEARS} years to one: the most memory during the import`,
    value: all.peak / year.peak,
    unit: '×',
    atMost: MOST_MEMORY,
    note: `${figure(year.peak)} MB, ${figure(all.peak)} MB`,
  });
}

async function measuredAlone(bench: Bench, folder: string) {
  const site = await siteOn(bench, folder);
  const { cpu } = await nextImport(site);
  const peak = peakMegabytes(site.pid);
  await site.stop();
  return { cpu, peak };
}

/** The exchange's files: what reading them costs, and the pages made of them. */
export async function exchangeFiles(bench: Bench): Promise<void> {
  const { EXCHANGE_FILES_DIR } = process.env;
  if (!EXCHANGE_FILES_DIR) {
    bench.skip('imports and pages of real files: EXCHANGE_FILES_DIR is not set');
    return;
  }
  const site = await imports(bench, EXCHANGE_FILES_DIR);
  await wait(SETTLED_AFTER);
  const companies = await companyPaths(site);
  const step = Math.ceil((companies.length * bench.divisor) / COMPANIES);
  const some = companies.filter((_, at) => at % step === 0);
  await pages(bench, site, 'a company page when first asked for', some, COMPANY_WITHIN);
  await pages(bench, site, 'a list on an earlier day', await listPaths(site), LIST_WITHIN);
  const share = Math.ceil(companies.length / bench.divisor);
  await everyCompany(bench, site, companies.slice(0, share));
  await site.stop();
  await longHistory(bench, EXCHANGE_FILES_DIR);
}
