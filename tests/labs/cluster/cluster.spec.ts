/** Two instances, nginx, Redis and PostgreSQL, with a provider that counts. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'playwright/test';

import { freePort } from '@/tests/support/processes';
import { startProvider, type TestProvider } from '@/tests/support/provider/server';
import { PROVIDER_COMPANY, PROVIDER_SLUG, providerAnswers } from '@/tests/support/records';
import { type Site, startSite } from '@/tests/support/site';

import { type Engine, missingPrograms, postgresEngine, redisEngine } from './engines';
import { type Front, startFront } from './front';

const missing = missingPrograms();
if (missing.length > 0) console.log(`Not installed here: ${missing.join(', ')}.`);
const has = (name: string): boolean => !missing.includes(name);

/** The shortest interval of the provider's cache, in ms: the quotes'. */
const INTERVAL_MS = 60_000;
/** A page, and the quotes beneath it, may each be an interval old; then comes a moment's work. */
const HEALS_WITHIN_MS = 2 * INTERVAL_MS + 20_000;
const SLACK_MS = 1_500;
/** The first page after a start; on a machine that is busy with other things it takes seconds. */
const COLD_START_MS = 20_000;
const COMPANY = `/company-information/${encodeURIComponent(PROVIDER_SLUG)}`;
const PAGES = ['/', '/equity', COMPANY, '/calculators/sip-calculator'];

let provider: TestProvider;
let redis: Engine | null;
let postgres: Engine | null;
let front: Front | null;
let ports: [number, number];
const sites: (Site | null)[] = [null, null];

async function startInstance(at: 0 | 1): Promise<Site> {
  const { origin } = provider;
  const site = await startSite({
    PORT: String(ports[at]),
    HOSTNAME: '127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    MARKETS_BASE_URL: origin,
    FEED_BASE_URL: origin,
    IPO_BASE_URL: origin,
    CONTENT_BASE_URL: origin,
    ASSETS_BASE_URL: origin,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  sites[at] = site;
  return site;
}

async function killInstance(at: 0 | 1): Promise<void> {
  await sites[at]?.kill();
  sites[at] = null;
}

const direct = (at: 0 | 1, path: string): string => `http://127.0.0.1:${ports[at]}${path}`;
/** By way of nginx where it is there. */
const through = (path: string): string => (front ? front.origin + path : direct(0, path));

async function ask(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

async function statuses(addresses: readonly string[]): Promise<number[]> {
  const all = await Promise.all(addresses.map((address) => ask(address)));
  return all.map(({ status }) => status);
}

/** Asks for every page this often, until the time is over; anything but 200 is listed. */
async function askOn(milliseconds: number, addresses: () => string[], pause = 250) {
  const bad: string[] = [];
  for (const end = Date.now() + milliseconds; Date.now() < end;) {
    const asked = addresses();
    const got = await statuses(asked);
    got.forEach((status, at) => status === 200 || bad.push(`${asked[at]}: ${status}`));
    await wait(pause);
  }
  return bad;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startProvider({ answers: providerAnswers });
  redis = has('redis-server') ? await redisEngine() : null;
  postgres = has('initdb') ? await postgresEngine() : null;
  await Promise.all([redis?.start(), postgres?.start()]);
  ports = [await freePort(), await freePort()];
  await Promise.all([startInstance(0), startInstance(1)]);
  front = has('nginx') ? await startFront({ port: await freePort(), sites: ports }) : null;
});

test.afterAll(async () => {
  await front?.stop();
  await Promise.all(sites.map((site) => site?.stop()));
  await Promise.all([redis?.kill(), postgres?.kill()]);
  await provider.close();
});

test('both instances together make one call an interval, from a cold start on', async () => {
  test.skip(!redis, 'Redis is not installed');
  const from = Date.now();
  const everywhere = () => PAGES.flatMap((path) => [direct(0, path), direct(1, path)]);
  expect(await askOn(2 * INTERVAL_MS + 10_000, everywhere)).toEqual([]);
  const times = new Map<string, number[]>();
  for (const { path, at } of provider.calls) {
    if (at >= from) times.set(path, [...(times.get(path) ?? []), at]);
  }
  const tooSoon = [...times].flatMap(([path, all]) =>
    all
      .slice(1)
      .map((at, index) => ({ path, gap: at - (all[index] ?? 0) }))
      .filter(({ path: of, gap }) => of in providerAnswers && gap < INTERVAL_MS - SLACK_MS),
  );
  expect(tooSoon).toEqual([]);
  expect(times.get('/api/BseNseIndices/nse')?.length).toBeGreaterThanOrEqual(2);
  expect(times.get('/api/BseNseIndices/nse')?.length).toBeLessThanOrEqual(3);
});

test.describe('no wrong variant', () => {
  test.beforeEach(() => test.skip(!front, 'nginx is not installed'));

  test('in whatever order encodings and formats are asked for', async () => {
    const wants = [
      { kind: 'html', encoding: 'br' },
      { kind: 'rsc', encoding: 'gzip' },
      { kind: 'html', encoding: '' },
      { kind: 'rsc', encoding: 'br' },
      { kind: 'html', encoding: 'gzip' },
      { kind: 'rsc', encoding: '' },
    ];
    const texts: Record<string, Set<string>> = { html: new Set(), rsc: new Set() };
    for (const { kind, encoding } of [...wants, ...wants.reverse(), ...wants]) {
      const headers = {
        // Else the client asks for what it can unpack.
        'accept-encoding': encoding || 'identity',
        ...(kind === 'rsc' ? { rsc: '1' } : {}),
      };
      let answer = await ask(through('/about-us'), headers);
      // Next.js redirects RSC requests to an address with a hash of their headers.
      const moved = answer.headers.get('location');
      if (kind === 'rsc' && moved) {
        answer = await ask(new URL(moved, through('/about-us')).href, headers);
      }
      expect(answer.status).toBe(200);
      const sentAs = answer.headers.get('content-encoding') ?? '';
      expect(['', encoding], `${kind} as ${encoding}`).toContain(sentAs);
      expect(answer.headers.get('content-type')).toContain(
        kind === 'rsc' ? 'text/x-component' : 'text/html',
      );
      expect(answer.body.startsWith('<!DOCTYPE html>')).toBe(kind === 'html');
      texts[kind]?.add(answer.body.replace(/\d{2}:\d{2}/g, ''));
    }
  });

  test('each query has its own answer', async () => {
    const sip = (query: string) => ask(through(`/calculators/sip-calculator${query}`));
    const total = (html: string) => /<data id="total" value="([^"]*)"/.exec(html)?.[1];
    const queries = ['?amount=10000&rate=12&years=20', '', '?amount=20000&rate=12&years=20'];
    const first = [];
    for (const query of queries) first.push(total((await sip(query)).body));
    expect(new Set(first).size).toBe(queries.length);
    for (const [at, query] of queries.entries()) {
      expect(total((await sip(query)).body)).toBe(first[at]);
    }
  });

  test('a missing page is missing each time, and asked of the site each time', async () => {
    const ids: (string | null)[] = [];
    for (const path of ['/nothing-here', '/company-information/nobody-limited']) {
      for (let time = 0; time < 3; time += 1) {
        const { status, headers } = await ask(through(path));
        expect(status).toBe(404);
        ids.push(headers.get('x-request-id'));
      }
    }
    const lines = (await front?.log())?.filter(({ id }) => ids.includes(id)) ?? [];
    expect(lines).toHaveLength(ids.length);
    expect(lines.filter(({ cache }) => cache !== 'MISS')).toEqual([]);
  });

  test('a page is cached with its policy and served from the cache', async () => {
    await ask(through('/services'));
    const cached = await ask(through('/services'));
    const line = (await front?.log())?.find(({ id }) => id === cached.headers.get('x-request-id'));
    expect(['HIT', 'UPDATING', 'STALE']).toContain(line?.cache);
    const own = await ask(direct(0, '/services'));
    for (const name of ['strict-transport-security', 'x-content-type-options']) {
      expect(cached.headers.get(name), name).toBe(own.headers.get(name));
    }
    // Each instance renders for itself, so that their scripts' hashes may differ; a page's own fit it.
    const policies = [cached, own].map(
      ({ headers }) => headers.get('content-security-policy') ?? '',
    );
    const [policy = '', general = ''] = policies.map((text) =>
      text.replace(/'sha256-[^']*' ?/g, ''),
    );
    expect(policy).toBe(general);
    const scripts = [...cached.body.matchAll(/<script>([^<]+)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policies[0]).toContain(`'sha256-${hash}'`);
    }
  });
});

for (const at of [0, 1] as const) {
  test(`nothing is noticed while instance ${at + 1} dies and comes back`, async () => {
    test.skip(!front, 'nginx is not installed');
    let round = 0;
    const fresh = () => {
      round += 1;
      return [
        through('/'),
        through(COMPANY),
        through(`/calculators/sip-calculator?amount=${1000 + 100 * (round % 90)}`),
      ];
    };
    const asking = askOn(8_000, fresh, 100);
    await wait(1_500);
    await killInstance(at);
    await wait(2_500);
    await startInstance(at);
    expect(await asking).toEqual([]);
    expect((await ask(direct(at, COMPANY))).body).toContain('4,444.44');
  });
}

test('with both instances gone, pages that were seen are still served', async () => {
  test.skip(!front, 'nginx is not installed');
  await ask(through('/'));
  await Promise.all([killInstance(0), killInstance(1)]);
  expect((await ask(through('/'))).status).toBe(200);
  const unseen = await ask(through('/support/updates/privacy'));
  expect(unseen.status).toBe(503);
  expect(unseen.body).toContain('reload the page');
  await Promise.all([startInstance(0), startInstance(1)]);
  await wait(5_500);
  expect((await ask(through('/support/updates/privacy'))).status).toBe(200);
});

test('Redis dies and comes back: pages go on, and instances share again', async () => {
  test.skip(!redis, 'Redis is not installed');
  const both = () => ['/', COMPANY].flatMap((path) => [direct(0, path), direct(1, path)]);
  await statuses(both());
  await redis?.kill();
  expect(await askOn(5_000, both)).toEqual([]);
  // An instance that starts while it is away has everything to fetch, and fetches it.
  await killInstance(1);
  await startInstance(1);
  const began = Date.now();
  expect((await ask(direct(1, COMPANY))).body).toContain('4,444.44');
  expect(Date.now() - began).toBeLessThan(COLD_START_MS);
  await redis?.start();
  // What is fresh in memory is put into Redis when it is next fetched.
  expect(await askOn(INTERVAL_MS + 10_000, both)).toEqual([]);
  await killInstance(1);
  await startInstance(1);
  const calls = provider.count('/api/BseNseIndices/nse');
  expect((await ask(direct(1, '/'))).body).toContain('22,222.22');
  expect(provider.count('/api/BseNseIndices/nse')).toBe(calls);
});

test('the provider dies and comes back: nothing is lost, and new figures arrive', async () => {
  const pages = () => PAGES.flatMap((path) => [direct(0, path), through(path)]);
  await statuses(pages());
  await provider.setFault('refused');
  expect(await askOn(INTERVAL_MS + 15_000, pages)).toEqual([]);
  const old = await ask(through(COMPANY));
  expect(old.body).toContain(PROVIDER_COMPANY.replace('&', '&amp;'));
  expect(old.body).toContain('4,444.44');
  if (redis) {
    // An instance that starts meanwhile has what the other had.
    await killInstance(1);
    await startInstance(1);
    expect((await ask(direct(1, COMPANY))).body).toContain('4,444.44');
  }
  provider.setAnswers({
    ...providerAnswers,
    '/api/BseNseIndices/nse': [
      { IndexName: 'Nifty 50', Currentprice: '33,333.33', pricediff: '1', prechange: '0.01%' },
    ],
  });
  await provider.clearFaults();
  await expect
    .poll(async () => (await ask(through('/equity'))).body, {
      timeout: HEALS_WITHIN_MS,
      intervals: [2_000],
    })
    .toContain('33,333.33');
});

test('PostgreSQL dies and comes back: no page is concerned', async () => {
  test.skip(!postgres, 'PostgreSQL is not installed');
  const pages = () => [...PAGES, '/support/get-in-touch/contact-us'].map((path) => direct(0, path));
  await postgres?.kill();
  expect(await askOn(3_000, pages)).toEqual([]);
  await postgres?.start();
  expect(await askOn(1_000, pages)).toEqual([]);
  expect(sites[0]?.output()).not.toMatch(/unhandled|uncaught/i);
});
