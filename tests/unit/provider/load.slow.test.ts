import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { RENDERING_NOTES, type RenderingNote } from '@/lib/observability/rendering-notes';
import { singleton } from '@/lib/tools/singleton';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { type FaultName, startProvider, type TestProvider } from '../../support/provider/server';
import { until } from '../../support/until';

const quote = (name: string, value: unknown = '24,198.85') => ({
  IndexName: name,
  Currentprice: value,
  pricediff: '-96.75',
  prechange: '-0.41%',
});
const INDICES = '/api/BseNseIndices/';

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider({
    answers: {
      [`${INDICES}nse`]: [quote('NIFTY 50')],
      [`${INDICES}bse`]: [quote('SENSEX')],
      '/company/master': [{ companyname: 'Alpha Limited' }],
    },
  });
});
afterEach(() => provider.close());

const variables = (cacheDir = temporaryFolder()) => ({
  CACHE_DIR: cacheDir,
  FEED_BASE_URL: provider.origin,
  CONTENT_BASE_URL: provider.origin,
});

async function start(given: Record<string, string> = variables()) {
  startFresh(given);
  return import('@/lib/provider/load');
}

/** Advances the clocks of the cache, not the timers. @param step by which the machine's is set */
function later(seconds: number, step = seconds): void {
  const [now, date] = [performance.now() + seconds * 1000, Date.now() + step * 1000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Date, 'now').mockImplementation(() => date);
}
afterEach(() => jest.restoreAllMocks());

const nse = { exchange: 'nse' };

/** Waits for refreshes in the background. */
const settle = () =>
  until(() => singleton('refreshes', () => new Map<string, unknown>()).size === 0);

/** The files of the cache that outlives a restart, once there is one. */
async function storedIn({ CACHE_DIR }: { CACHE_DIR: string }): Promise<string[]> {
  const folder = path.join(CACHE_DIR, 'provider');
  const files = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  await until(() => files().length > 0);
  return files().map((name) => path.join(folder, name));
}

test('a value stays fresh no longer where the clock of the machine is set back', async () => {
  const { load } = await start();
  await load('indexQuotes', nse);
  provider.setAnswers({ [`${INDICES}nse`]: [quote('NIFTY 50', '25,000')] });
  later(3_600, -7_200);
  await load('indexQuotes', nse);
  await settle();
  expect((await load('indexQuotes', nse))?.data[0]?.value).toBe(25_000);
});

test('an answer becomes records with their source and date', async () => {
  const { load } = await start();
  const answer = await load('indexQuotes', nse);
  expect(answer?.data).toMatchObject([
    { name: 'NIFTY 50', value: 24198.85, change: -96.75, changePercent: -0.41, asOf: null },
  ]);
  expect(answer?.source).toBe('provider');
  expect(Date.parse(answer?.asOf ?? '')).not.toBeNaN();
});

test('an empty list of companies leaves the last one in place', async () => {
  const { load } = await start();
  await load('companies', {});
  provider.setAnswers({ '/company/master': [] });
  later(48 * 3_600);
  await load('companies', {});
  await settle();
  expect((await load('companies', {}))?.data[0]?.name).toBe('Alpha Limited');
});

test('an empty list of companies counts as no answer', async () => {
  provider.setAnswers({ '/company/master': [] });
  const { load } = await start();
  expect(await load('companies', {})).toBeNull();
});

test('a thousand concurrent readers make one call', async () => {
  const { load } = await start();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => load('indexQuotes', nse)));
  expect(answers.every((answer) => answer?.data.length === 1)).toBe(true);
  expect(provider.count()).toBe(1);
});

test('readers that come one after the other while a call is under way make none', async () => {
  const { load } = await start();
  const answers: ReturnType<typeof load>[] = [];
  for (let at = 0; at < 500; at += 1) {
    answers.push(load('indexQuotes', nse));
    await new Promise(setImmediate);
  }
  expect((await Promise.all(answers)).every((answer) => answer !== null)).toBe(true);
  expect(provider.count()).toBe(1);
});

test('a thousand concurrent readers of a failing resource make one call, with one retry', async () => {
  await provider.setFault('500');
  const { load } = await start();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => load('indexQuotes', nse)));
  expect(answers.every((answer) => answer === null)).toBe(true);
  expect(provider.count()).toBe(2);
});

test('a fresh answer is not requested again; a stale one is served while it is refreshed', async () => {
  const { load } = await start();
  await load('indexQuotes', nse);
  await load('indexQuotes', nse);
  expect(provider.count()).toBe(1);
  provider.setAnswers({ [`${INDICES}nse`]: [quote('NIFTY 50', 1)] });
  later(61);
  expect((await load('indexQuotes', nse))?.data[0]?.value).toBe(24198.85);
  await settle();
  expect(provider.count()).toBe(2);
  expect((await load('indexQuotes', nse))?.data[0]?.value).toBe(1);
});

const FAULTS: FaultName[] = ['refused', '500', 'reset', 'html', 'no-data', 'wrong-kind', 'huge'];

test.each(FAULTS)('%s never overwrites good data', async (fault) => {
  const { load } = await start();
  await load('indexQuotes', nse);
  await provider.setFault(fault);
  later(61);
  expect((await load('indexQuotes', nse))?.data).toHaveLength(1);
  await settle();
  later(600);
  expect((await load('indexQuotes', nse))?.data).toHaveLength(1);
  await settle();
});

test.each<FaultName>(['hang', 'drip'])(
  'no reader waits for %s with a cached answer',
  async (fault) => {
    const { load } = await start();
    await load('indexQuotes', nse);
    await provider.setFault(fault);
    later(61);
    const before = performance.now();
    expect(await load('indexQuotes', nse)).not.toBeNull();
    expect(performance.now() - before).toBeLessThan(1_000);
    await provider.clearFaults();
  },
);

test('after the first timeout no reader waits for that host, also for other resources', async () => {
  await provider.setFault('hang');
  const { load } = await start();
  expect(await load('indexQuotes', nse)).toBeNull();
  const before = performance.now();
  expect(await load('indexQuotes', nse)).toBeNull();
  expect(await load('indexQuotes', { exchange: 'bse' })).toBeNull();
  expect(performance.now() - before).toBeLessThan(1_000);
  await provider.clearFaults();
});

test('a failed call recovers within one interval after the provider answers', async () => {
  await provider.setFault('500');
  const { load } = await start();
  expect(await load('indexQuotes', nse)).toBeNull();
  await provider.clearFaults();
  expect(await load('indexQuotes', nse)).toBeNull();
  later(31);
  await load('indexQuotes', nse);
  await settle();
  expect(await load('indexQuotes', nse)).not.toBeNull();
});

test('cached data survive a restart while the provider is down', async () => {
  const given = variables();
  const first = await start(given);
  await first.load('indexQuotes', nse);
  await storedIn(given);
  await provider.setFault('refused');
  const second = await start(given);
  expect((await second.load('indexQuotes', nse))?.data[0]?.value).toBe(24198.85);
  const again = await second.load('indexQuotes', nse);
  expect(again?.data[0]?.value).toBe(24198.85);
  expect((await second.load('indexQuotes', nse))?.data).toBe(again?.data);
});

test('a file damaged by a crash counts as missing', async () => {
  const given = variables();
  const first = await start(given);
  await first.load('indexQuotes', nse);
  const [file = ''] = await storedIn(given);
  writeFileSync(file, '[1893456000000,"{\\"val');
  const second = await start(given);
  expect((await second.load('indexQuotes', nse))?.data).toHaveLength(1);
  expect(provider.count()).toBe(2);
});

test('another base never gets the data of the previous one', async () => {
  const given = variables();
  const first = await start(given);
  await first.load('indexQuotes', nse);
  await storedIn(given);
  const second = await start({ ...given, FEED_BASE_URL: `${provider.origin}/elsewhere` });
  expect(await second.load('indexQuotes', nse)).toBeNull();
});

test('without a writable cache folder only the cache across restarts is lost', async () => {
  const file = path.join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  const { load } = await start(variables(path.join(file, 'cache')));
  expect(await load('indexQuotes', nse)).not.toBeNull();
  later(61);
  expect(await load('indexQuotes', nse)).not.toBeNull();
  await settle();
});

test('an invalid item is dropped and the others are shown', async () => {
  provider.setAnswers({
    [`${INDICES}nse`]: [quote('A'), null, 7, { IndexName: '' }, {}, quote('B', 'N.A.')],
  });
  const { load } = await start();
  const answer = await load('indexQuotes', nse);
  expect(answer?.data.map(({ name, value }) => [name, value])).toEqual([
    ['A', 24198.85],
    ['B', null],
  ]);
});

test('a list of invalid items is a failure, an empty list is an answer', async () => {
  provider.setAnswers({ [`${INDICES}nse`]: [{}, {}], [`${INDICES}bse`]: [] });
  const { load } = await start();
  expect(await load('indexQuotes', nse)).toBeNull();
  expect((await load('indexQuotes', { exchange: 'bse' }))?.data).toEqual([]);
});

test('each base that is not set is answered by the embedded provider', async () => {
  const { load } = await start({ FEED_BASE_URL: provider.origin });
  expect((await load('indexQuotes', nse))?.source).toBe('provider');
  expect((await load('companies', {}))?.source).toBe('sample');
  expect(provider.count()).toBe(1);
});

test('an exchange file without a date has none, and not the moment of reading', async () => {
  const { load } = await start({ EXCHANGE_FILES_DIR: 'tests/fixtures/exchange' });
  const companies = await load('companies', {});
  expect([companies?.source, companies?.asOf]).toEqual(['end-of-day', null]);
  expect((await load('marketSnapshot', { exchange: 'NSE' }))?.asOf).toBe('2026-11-20');
  const { newestDay } = await import('@/lib/pages/indexing/has-data');
  const { pageOf } = await import('@/lib/pages');
  const paths = ['/derivatives', '/currency', '/commodity', '/equity'] as const;
  expect(await Promise.all(paths.map((path) => newestDay(pageOf(path))))).toEqual([
    null,
    null,
    null,
    '2026-11-20',
  ]);
});

test('a failure is one structured log line: call, reason, duration', async () => {
  await provider.setFault('500');
  await start({ ...variables(), LOG_LEVEL: 'warn' });
  const { log } = await import('@/lib/tools/log');
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { load } = await import('@/lib/provider/load');
  await load('indexQuotes', nse);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({
      call: 'BseNseIndices/nse',
      reason: 'status',
      detail: '500',
      ms: expect.any(Number),
    }),
    expect.any(String),
  );
});

describe('a rendering lacks data', () => {
  const renderings = new AsyncLocalStorage<{ lacksData: boolean }>();
  const listen = (note: unknown): void => {
    const rendering = renderings.getStore();
    if (rendering) rendering.lacksData ||= (note as RenderingNote).lacksData === true;
  };
  beforeAll(() => subscribe(RENDERING_NOTES, listen));
  afterAll(() => unsubscribe(RENDERING_NOTES, listen));

  /** Whether it was noted, while this ran, that data are missing. */
  async function noted(work: () => Promise<unknown>): Promise<boolean> {
    const rendering = { lacksData: false };
    await renderings.run(rendering, work);
    return rendering.lacksData;
  }

  async function lacksData(...names: ('videos' | 'companies' | 'faqs')[]): Promise<boolean> {
    const { load } = await import('@/lib/provider/load');
    return noted(() => Promise.all(names.map((name) => load(name, {}))));
  }

  test('where it asked for it, also where renderings share the call, and no other does', async () => {
    await start();
    await provider.setFault('500', '/talking-finance/videos');
    const concurrent = [
      lacksData('companies', 'videos'),
      lacksData('videos'),
      lacksData('companies'),
    ];
    expect(await Promise.all(concurrent)).toEqual([true, true, false]);
    expect(provider.count('/talking-finance/videos')).toBe(2);
    expect([await lacksData('videos'), await lacksData('companies')]).toEqual([true, false]);
  });

  test('not where the source does not have the call', async () => {
    await start();
    expect(await lacksData('faqs')).toBe(false);
  });

  test('not by what it is complete without', async () => {
    const { load } = await start();
    await provider.setFault('500');
    const missing = await import('@/lib/provider/missing-data');
    const read = () => missing.ignoreMissingData(() => load('videos', {}));
    expect(await noted(read)).toBe(false);
  });
});
