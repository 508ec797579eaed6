import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { type Clock, makeClock } from '../support/clock';
import { blockedScripts } from '../support/policy';
import { type FaultName, startProvider, type TestProvider } from '../support/provider/server';
import { providerAnswers } from '../support/records';
import { type Site, startSite } from '../support/site';

import {
  allBases,
  COMPANY_PATH,
  get,
  providerOfEachTest,
  untilShown,
  words,
} from './provider-sites';

const { provider, start } = providerOfEachTest();

const NO_DATA = 'No Data Found!';
/** Longer than the interval of retries after a failed call, and than a page's freshness. */
const RETRY_MS = 2 * 60_000;
/** Longer than the longest cache interval of a call. */
const EVERYTHING_IS_DUE_MS = 16 * 60_000;

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
  await provider().setFault('refused');
  const clock = makeClock();
  const site = await start({ ...allBases(provider().origin), ...clock.variables });
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      await provider().setFault(fault);
      await clock.move(RETRY_MS);
      const callsOfARound = async () => {
        const asked = provider().count();
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
        return provider().count() - asked;
      };
      // Only the first visitors may wait for the provider's timeout, and have pages rendered in the
      // background: the next ones cause no calls.
      await expect.poll(callsOfARound).toBe(0);
    });
  }
  await provider().clearFaults();
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

test.describe('while the site runs', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });

  let shared: TestProvider;
  let site: Site;
  let clock: Clock;
  test.beforeAll(async () => {
    shared = await startProvider({ answers: providerAnswers });
    clock = makeClock();
    site = await startSite({ ...allBases(shared.origin), ...clock.variables });
    await untilShown(site, { '/': '71,111.11', [COMPANY_PATH]: '4,444.44' });
  });
  test.afterAll(async () => {
    await site.stop();
    await shared.close();
  });

  for (const fault of FAULTS) {
    test(`with every call failing (${fault}), pages show the last good data`, async () => {
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

  test('the policy changes with a page that is rendered again', async () => {
    const look = async () => {
      const { response, body } = await get(site, '/market-news-and-insights', {
        'accept-encoding': 'br',
      });
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(blockedScripts(body, policy)).toEqual([]);
      return { body, policy, etag: response.headers.get('etag') };
    };
    // No other test asks for the news, which the provider does not have so far.
    const before = await look();
    expect(before.body).not.toContain('A zebra is listed');
    await shared.clearFaults();
    shared.setAnswers({
      ...providerAnswers,
      '/api/web/MarketNews?size=100': [
        { heading: 'A zebra is listed', date: '2026-11-20T10:00:00+05:30' },
      ],
    });
    const showsNews = async () => {
      await clock.move(RETRY_MS);
      return (await look()).body.includes('A zebra is listed');
    };
    await expect.poll(showsNews).toBe(true);
    const after = await look();
    expect(after.policy).not.toBe(before.policy);
    expect(after.etag).not.toBe(before.etag);
  });
});

/** The text of all files below a folder. */
const storedIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('a burst of a thousand page views makes one call per resource, and its data survive a kill and a restart', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
  const variables = { ...allBases(provider().origin), CACHE_DIR: cache };
  const first = await start(variables);
  const addresses = ['/', COMPANY_PATH, '/search?q=zebra', '/company-information/nobody'];
  await Promise.all(
    Array.from({ length: 1000 }, (_, at) => get(first, addresses[at % addresses.length] ?? '/')),
  );
  const perPath = new Map<string, number>();
  provider().calls.forEach((call) => perPath.set(call.path, (perPath.get(call.path) ?? 0) + 1));
  expect([...perPath].filter(([, calls]) => calls > 1)).toEqual([]);
  expect(perPath.size).toBeGreaterThan(5);

  await expect.poll(() => storedIn(cache)).toContain('4,444.44');
  await first.kill();
  await provider().setFault('refused');
  const second = await start(variables);
  const { status, body } = await get(second, COMPANY_PATH);
  expect(status).toBe(200);
  expect(words(body)).toContain('4,444.44');
});
