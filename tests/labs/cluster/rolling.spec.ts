/** Instances that join, of two builds, and one page that everybody wants at once. */
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { freePort, programOf, run, type Running } from '@/tests/support/processes';
import { type Site, startSite } from '@/tests/support/site';

import { type Front, startFront } from './front';

const FILES = process.env.EXCHANGE_FILES_DIR;
/** Of a page whose record is in the files alone. */
const COMPANY = '/company-information/tata-consultancy-services-limited';
const CROWD = 300;

const folder = (name: string): string => mkdtempSync(path.join(tmpdir(), `site-${name}-`));
const hashed = folder('hashed');
const database = folder('database');

let sites: Site[] = [];
let importers: Running[] = [];
let front: Front | null = null;

test.beforeEach(() => test.skip(!programOf('nginx'), 'nginx is not installed'));
test.afterEach(async () => {
  await front?.stop();
  await Promise.all([...sites.map((site) => site.stop()), ...importers.map(({ end }) => end())]);
  [sites, importers, front] = [[], [], null];
});

async function startInstance(variables: Readonly<Record<string, string>> = {}): Promise<Site> {
  const own = { HOSTNAME: '127.0.0.1', TRUST_PROXY: '1', HASHED_FILES_DIR: hashed };
  const site = await startSite({ ...own, ...variables });
  sites.push(site);
  return site;
}

const portOf = ({ origin }: Site): number => Number(new URL(origin).port);

async function startBefore([a, b]: readonly [Site, Site]): Promise<Front> {
  const own = { port: await freePort(), sites: [portOf(a), portOf(b)], isUnlimited: true } as const;
  front = await startFront(own);
  return front;
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
const isReady = async ({ origin }: Site): Promise<boolean> =>
  (await statusOf(`${origin}/readyz`)) === 200;

/** The one process that imports, as `docs/deploy/compose.yaml` runs it. */
async function startImporter(into: string): Promise<void> {
  const env = { PATH: process.env.PATH, EXCHANGE_FILES_DIR: FILES, EXCHANGE_DATABASE_DIR: into };
  const script = ['dist/exchange-files.mjs'];
  importers.push(
    await run(process.execPath, script, () => true, { env: { ...env, NODE_ENV: 'production' } }),
  );
}

test('an instance without the files read is not ready, and its visitors get the pages of another', async () => {
  test.skip(!FILES, 'EXCHANGE_FILES_DIR is not set');
  const reading = (into: string) => ({
    EXCHANGE_FILES_DIR: FILES ?? '',
    EXCHANGE_DATABASE_DIR: into,
    EXCHANGE_IMPORT: 'off',
  });
  await startImporter(database);
  const a = await startInstance(reading(database));
  expect(await isReady(a)).toBe(false);
  await expect.poll(() => isReady(a), { timeout: 200_000, intervals: [500] }).toBe(true);
  // It shares the database of the first, and is ready at once.
  const b = await startInstance(reading(database));
  expect(await isReady(b)).toBe(true);
  await b.stop();
  const empty = folder('database');
  const c = await startInstance(reading(empty));
  expect(await (await fetch(`${c.origin}/readyz`)).text()).toContain('exchange files');
  expect(await statusOf(c.origin + COMPANY)).toBe(503);
  const { origin } = await startBefore([a, c]);
  // Each address is new to nginx, so that it asks an instance.
  const addresses = Array.from({ length: 20 }, (_, at) => `${origin}${COMPANY}?range=1M&at=${at}`);
  expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map(() => 200));
});

test('what a page of the build before names is there after a rolling change', async () => {
  const earlier = path.join(hashed, 'chunks', 'of-an-earlier-build.js');
  mkdirSync(path.dirname(earlier), { recursive: true });
  writeFileSync(earlier, `const words = "${'of an earlier build '.repeat(200)}";`);
  utimesSync(earlier, new Date(), new Date());
  const both = [await startInstance(), await startInstance()] as const;
  const { origin } = await startBefore(both);
  const address = `${origin}/_next/static/chunks/of-an-earlier-build.js`;
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toContain('of an earlier build');
  const page = await (await fetch(origin)).text();
  const named = [...page.matchAll(/\/_next\/static\/([^"\\]+\.(?:js|css))/g)].map(
    ([, name]) => name,
  );
  const kept = new Set(readdirSync(hashed, { recursive: true, encoding: 'utf8' }));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !kept.has(name ?? ''))).toEqual([]);
  expect(await statusOf(`${origin}/_next/static/chunks/of-no-build.js`)).toBe(404);
});

test(`${CROWD} visitors of one new page at once cost one rendering`, async () => {
  const logsAll = { LOG_LEVEL: 'debug' };
  const both = [await startInstance(logsAll), await startInstance(logsAll)] as const;
  const { origin, log } = await startBefore(both);
  const address = '/calculators/sip-calculator?amount=12345';
  const statuses = await Promise.all(
    Array.from({ length: CROWD }, () => statusOf(origin + address)),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const rendered = sites.flatMap((site) =>
    site
      .log()
      .filter(({ path: of, cache }) => of === '/calculators/sip-calculator' && cache === 'miss'),
  );
  // nginx holds the others back for a second at most.
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.length).toBeLessThanOrEqual(2);
  expect((await log()).length).toBeGreaterThanOrEqual(CROWD);
});
