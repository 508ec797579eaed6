import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { exchangeYearCache } from '../../scripts/exchange-year.mjs';
import { type Clock, makeClock } from '../support/clock';
import { EXAMPLES } from '../support/example-pages';
import { writeAuthority } from '../support/provider/certificates';
import { type FaultName, startProvider, type TestProvider } from '../support/provider/server';
import { PROVIDER_COMPANY, PROVIDER_SLUG, providerAnswers } from '../support/records';
import { runToEnd, type Site, startSite } from '../support/site';

/** Texts that only the embedded provider has. */
const EMBEDDED = /Sample data|Reliance|HDFC|Nifty IT|made up for the sample/;
const COMPANY_PATH = `/company-information/${encodeURIComponent(PROVIDER_SLUG)}`;
const NO_DATA = 'No Data Found!';
/** Longer than the interval of retries after a failed call, and than a page's freshness. */
const RETRY_MS = 2 * 60_000;
/** Longer than the longest cache interval of a call. */
const EVERYTHING_IS_DUE_MS = 16 * 60_000;

let provider: TestProvider;
let sites: Site[];
test.beforeEach(async () => {
  sites = [];
  provider = await startProvider({ answers: providerAnswers });
});
test.afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await provider.close();
});

const allBases = (origin: string): Record<string, string> => ({
  MARKETS_BASE_URL: origin,
  FEED_BASE_URL: origin,
  IPO_BASE_URL: origin,
  CONTENT_BASE_URL: origin,
  ASSETS_BASE_URL: origin,
});

async function start(variables: Record<string, string> = allBases(provider.origin)): Promise<Site> {
  const site = await startSite(variables);
  sites.push(site);
  return site;
}

async function get(site: Site, address: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + address, { redirect: 'manual', headers });
  return { response, status: response.status, body: await response.text() };
}

/** The text of a page, without its scripts. */
const words = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');

test.describe('at start', () => {
  test('an invalid variable stops it with a message that names it', async () => {
    const { code, output } = await runToEnd({ FEED_BASE_URL: 'http://feed.example.in' });
    expect(code).toBe(1);
    expect(output).toContain('FEED_BASE_URL: "http://feed.example.in" is not allowed; it must be');
  });

  test('a used port stops it with a message that says what to do', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
  });
});

test.describe('with a working provider', () => {
  let shared: TestProvider;
  let site: Site;
  test.beforeAll(async () => {
    shared = await startProvider({ answers: providerAnswers });
    site = await startSite(allBases(shared.origin));
  });
  test.afterAll(async () => {
    await site.stop();
    await shared.close();
  });
  // One server for all of them.
  test.describe.configure({ mode: 'default' });

  test('one build serves any configuration: with variables set it shows no embedded data', async () => {
    for (const address of ['/', COMPANY_PATH, '/search?q=zebra', '/nothing-here']) {
      const { body } = await get(site, address);
      expect(words(body), address).not.toMatch(EMBEDDED);
    }
    const home = words((await get(site, '/')).body);
    expect(home).toContain('71,111.11');
    expect(home).toContain('22,222.22');
  });

  test('a company record with the specified fields alone makes a complete page', async () => {
    const { status, body } = await get(site, COMPANY_PATH);
    expect(status).toBe(200);
    const text = words(body);
    expect(text).toContain(PROVIDER_COMPANY);
    expect(text).toContain('4,444.44');
    expect(text).not.toMatch(/\bnull\b|undefined|NaN|Infinity|Invalid Date/);
  });

  test('an unknown company is a real 404 that suggests similar names, and is not cached', async () => {
    const { status, body, response } = await get(site, '/company-information/zebra-provider');
    expect(status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(words(body)).toContain('Zebra Provider & Sons');
  });

  test('other spellings of a company redirect permanently to the canonical address', async () => {
    for (const spelling of [
      PROVIDER_SLUG.toUpperCase(),
      PROVIDER_SLUG.replaceAll('-', ' '),
      'zebra-provider-and-sons-india-ltd',
    ]) {
      const { status, response } = await get(
        site,
        `/company-information/${encodeURIComponent(spelling)}`,
      );
      expect(status).toBe(308);
      expect(response.headers.get('location')).toBe(COMPANY_PATH);
    }
  });

  test('old addresses of asset classes redirect permanently to the new pages', async () => {
    const old = '/product-and-offerings/assets-classes';
    for (const [address, target] of [
      [`${old}/stocks`, '/invest-in-stocks'],
      [`${old}?asset=margin-trading`, '/invest-in-mtf-margin-trading-facility'],
      [`${old}/structured-products`, '/invest-in-slbs-securities-lending-and-borrowing-scheme'],
    ] as const) {
      const { status, response } = await get(site, address);
      expect([status, response.headers.get('location')]).toEqual([308, target]);
    }
    expect((await get(site, old)).status).toBe(200);
    expect((await get(site, `${old}?asset=unknown`)).status).toBe(200);
    expect((await get(site, `${old}/unknown`)).status).toBe(404);
  });
});

test('an old HTTPS provider (TLS 1.0) with a private authority serves every page', async () => {
  const secure = await startProvider({ tls: 'tls1.0', answers: providerAnswers });
  const folder = mkdtempSync(path.join(tmpdir(), 'site-ca-'));
  const site = await start({
    ...allBases(secure.origin),
    PROVIDER_TLS: 'tls1.0',
    PROVIDER_CA_FILE: writeAuthority(folder),
  });
  expect(words((await get(site, '/')).body)).toContain('71,111.11');
  expect((await get(site, COMPANY_PATH)).status).toBe(200);
  await secure.close();
});

test('a provider whose certificate has expired is rejected, and the site serves its pages', async () => {
  const secure = await startProvider({
    tls: 'modern',
    certificate: 'expired',
    answers: providerAnswers,
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'site-ca-'));
  const site = await start({
    ...allBases(secure.origin),
    PROVIDER_CA_FILE: writeAuthority(folder),
  });
  const { status, body } = await get(site, '/');
  expect(status).toBe(200);
  expect(words(body)).not.toContain('71,111.11');
  expect(secure.count()).toBe(0);
  await secure.close();
});

const FAULTS: FaultName[] = [
  'refused',
  'hang',
  '500',
  'reset',
  'html',
  'huge',
  'wrong-kind',
  'drip',
];

test('with every call failing from the start, in whatever way, every page answers, and recovers', async () => {
  test.setTimeout(180_000);
  await provider.setFault('refused');
  const clock = makeClock();
  const site = await start({ ...allBases(provider.origin), ...clock.variables });
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      await provider.setFault(fault);
      await clock.move(RETRY_MS);
      // Only the first visitor may wait for the provider's timeout: the next ones cause no calls.
      await get(site, COMPANY_PATH);
      await get(site, '/');
      const asked = provider.count();
      const home = await get(site, '/');
      expect(home.status).toBe(200);
      expect(words(home.body)).toContain(NO_DATA);
      const company = await get(site, COMPANY_PATH);
      expect(company.status).toBe(503);
      expect(company.response.headers.get('retry-after')).toBe('30');
      expect(company.response.headers.get('cache-control')).toBe('no-store');
      expect(words(company.body)).toContain(NO_DATA);
      expect((await get(site, '/company-information/nobody')).status).toBe(503);
      expect((await get(site, '/search?q=zebra')).status).toBe(200);
      expect(provider.count()).toBe(asked);
    });
  }
  await provider.clearFaults();
  // A call that still drips fails by its timeout, and is due again after that.
  const laterStatus = async () => {
    await clock.move(RETRY_MS);
    return (await get(site, COMPANY_PATH)).status;
  };
  await expect.poll(laterStatus).toBe(200);
  expect((await get(site, '/company-information/nobody')).status).toBe(404);
  const errors = site.log().filter(({ level }) => Number(level) >= 50);
  expect(errors).toEqual([]);
  expect(site.output()).not.toMatch(/unhandled|⨯/i);
});

test.describe('with every call failing mid-run, pages show the last good data', () => {
  test.describe.configure({ mode: 'serial' });

  let shared: TestProvider;
  let site: Site;
  let clock: Clock;
  test.beforeAll(async () => {
    shared = await startProvider({ answers: providerAnswers });
    clock = makeClock();
    site = await startSite({ ...allBases(shared.origin), ...clock.variables });
    await get(site, '/');
    await get(site, COMPANY_PATH);
  });
  test.afterAll(async () => {
    await site.stop();
    await shared.close();
  });

  for (const fault of FAULTS) {
    test(fault, async () => {
      await shared.setFault(fault);
      await clock.move(EVERYTHING_IS_DUE_MS);
      for (const address of ['/', COMPANY_PATH, '/search?q=zebra', '/', COMPANY_PATH]) {
        const { status, body } = await get(site, address);
        expect(status).toBe(200);
        expect(words(body)).toMatch(/71,111\.11/);
      }
      expect(site.output()).not.toMatch(/unhandled|⨯/i);
    });
  }
});

test('one call without data makes no page stale but those that need it', async () => {
  // The search, which every page names a file of, leaves out a list that has not loaded.
  await provider.setFault('500', '/get-in-touch/locate');
  const site = await start();
  const seconds = async (address: string) => {
    const { response } = await get(site, address);
    return /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  };
  const others = ['/', COMPANY_PATH, EXAMPLES.calculator, '/videos', '/about-us'];
  const before = await Promise.all(others.map(seconds));
  expect(await seconds('/support/get-in-touch/locate-us')).toBe('5');
  const after = await Promise.all(others.map((address) => seconds(`${address}?again`)));
  expect([...before, ...after]).toEqual([...others, ...others].map(() => '60'));
});

/** The text of all files below a folder. */
const storedIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('cached data survive a kill and a restart while the provider is down', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
  const variables = { ...allBases(provider.origin), CACHE_DIR: cache };
  const first = await start(variables);
  await get(first, COMPANY_PATH);
  await expect.poll(() => storedIn(cache)).toContain('4,444.44');
  await first.kill();
  await provider.setFault('refused');
  const second = await start(variables);
  const { status, body } = await get(second, COMPANY_PATH);
  expect(status).toBe(200);
  expect(words(body)).toContain('4,444.44');
});

test('a burst of a thousand page views makes one call per resource', async () => {
  const site = await start();
  const addresses = ['/', COMPANY_PATH, '/search?q=zebra', '/company-information/nobody'];
  await Promise.all(
    Array.from({ length: 1000 }, (_, at) => get(site, addresses[at % addresses.length] ?? '/')),
  );
  const perPath = new Map<string, number>();
  provider.calls.forEach((call) => perPath.set(call.path, (perPath.get(call.path) ?? 0) + 1));
  expect([...perPath].filter(([, calls]) => calls > 1)).toEqual([]);
  expect(perPath.size).toBeGreaterThan(5);
});

test('on real exchange files no sample figure is shown', async () => {
  const folder = process.env.EXCHANGE_FILES_DIR ?? '';
  test.skip(!folder, 'EXCHANGE_FILES_DIR is not set');
  test.setTimeout(240_000);
  const site = await start({ EXCHANGE_FILES_DIR: folder, CACHE_DIR: exchangeYearCache(folder) });
  for (const address of ['/', '/equity', EXAMPLES.company]) {
    // A year of files is read while the site answers already.
    const shown = async () => {
      const { status, body } = await get(site, address);
      expect(words(body), address).not.toContain('Sample data');
      return status === 200 && words(body).includes('End of day, ');
    };
    await expect.poll(shown, { timeout: 180_000, message: address }).toBe(true);
  }
  const { body } = await get(site, '/search?q=limited');
  expect(words(body)).not.toMatch(/\b445\b/);
});

test('a broken equity list turns no company page into a 404, also after a restart', async () => {
  test.setTimeout(240_000);
  const rows = Array.from({ length: 20 }, (_, at) => `SAMPLE${at},Sample ${at} Limited,EQ\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  const list = path.join(folder, 'EQUITY_L.csv');
  const address = '/company-information/sample-7-limited';
  const variables = {
    EXCHANGE_FILES_DIR: folder,
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'site-cache-')),
    STATUS_TOKEN: 'a-token-of-the-tests',
  };
  writeFileSync(list, '');
  const first = await start(variables);
  expect((await get(first, address)).status).toBe(503);
  writeFileSync(list, `SYMBOL,NAME OF COMPANY,SERIES\n${rows.join('')}`);
  await expect.poll(async () => (await get(first, address)).status, { timeout: 120_000 }).toBe(200);
  expect((await get(first, '/company-information/sample-20-limited')).status).toBe(404);
  await first.stop();

  writeFileSync(list, '');
  const second = await start(variables);
  expect((await get(second, address)).status).toBe(200);
  expect((await get(second, '/company-information/sample-20-limited')).status).toBe(404);
  expect(second.log()).toContainEqual(
    expect.objectContaining({
      level: 50,
      error: 'ExchangeFileRejected',
      file: 'EQUITY_L.csv',
      rows: 0,
      lastGoodRows: 20,
    }),
  );
  const status = await get(second, '/status', {
    Authorization: `Bearer ${variables.STATUS_TOKEN}`,
  });
  expect(words(status.body)).toContain('last good content in use: the file has no header');
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const TOKEN = 'a-token-of-the-tests';

/** The process ids of the renderers that take requests, as the status page tells them. */
async function renderersOf(site: Site): Promise<readonly number[]> {
  const { body } = await get(site, '/status', { authorization: `Bearer ${TOKEN}` });
  return [...body.matchAll(/<td>takes requests<\/td><td>(\d+)</g)].map(([, pid]) => Number(pid));
}

test('while a killed renderer is replaced, stored pages go out, others say when to come back', async () => {
  const site = await start({ STATUS_TOKEN: TOKEN });
  expect((await get(site, '/')).status).toBe(200);
  const [first = 0] = await renderersOf(site);
  const statuses = new Set<number>();
  let isDone = false;
  const visits = Array.from({ length: 8 }, async () => {
    while (!isDone) statuses.add((await get(site, '/')).status);
  });
  process.kill(first, 'SIGKILL');
  await expect
    .poll(async () => (await get(site, '/charges')).status, { intervals: [20] })
    .toBe(503);
  const { response, body } = await get(site, '/equity');
  if (response.status === 503) {
    expect(response.headers.get('retry-after')).toBe('30');
    expect(words(body)).toContain('Not available just now');
  }
  await expect.poll(async () => (await get(site, '/charges')).status).toBe(200);
  isDone = true;
  await Promise.all(visits);
  expect([...statuses]).toEqual([200]);
  const [second = 0] = await renderersOf(site);
  expect(second).not.toBe(first);
});

test('a front that is killed leaves no renderer behind', async () => {
  const site = await start({ STATUS_TOKEN: TOKEN, RENDERERS: '2' });
  const renderers = await renderersOf(site);
  expect(renderers).toHaveLength(2);
  await site.kill();
  await expect.poll(() => renderers.filter(isAlive)).toEqual([]);
});

test('what only the front may ask a renderer for does not exist for visitors', async () => {
  const site = await start({});
  const paths = ['resolve?path=/', 'status', 'metrics', 'readiness'].flatMap((path) => [
    `/internal/${path}`,
    `//internal/${path}`,
    `/%69nternal/${path}`,
    `/INTERNAL/${path}`,
  ]);
  for (const path of paths) expect((await get(site, path)).status, path).toBe(404);
});
