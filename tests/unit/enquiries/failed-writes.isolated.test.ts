import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { until } from '../../support/until';

import { GOOD, site } from './support';

const metricOf = async (what: string): Promise<string | undefined> => {
  const { metrics } = await import('@/lib/observability/metrics');
  const text = await metrics().registry.metrics();
  return new RegExp(`site_write_failed\\{what="${what}"\\} (\\d)`).exec(text)?.[1];
};
/** The kinds of writes that still fail, after those that are due were tried again. */
async function stillFailing(): Promise<readonly string[]> {
  const { failedWrites, retryFailedWrites } = await import('@/lib/observability/writes');
  await retryFailedWrites();
  return failedWrites().map(([what]) => what);
}

/** Lets ten seconds pass, after which a failed write is tried again. */
function passTenSeconds(): void {
  const now = performance.now() + 10_001;
  jest.spyOn(performance, 'now').mockReturnValue(now);
}
afterEach(() => jest.restoreAllMocks());

test('a folder of enquiries that is replaced by a file is a fault until one is stored', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const { postJson, lines } = await site({ DATA_DIR: folder });
  expect((await postJson(GOOD)).status).toBe(201);
  expect(await metricOf('enquiries')).toBe('0');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  for (const name of ['Asha A', 'Asha B']) {
    expect((await postJson({ ...GOOD, name })).status).toBe(503);
  }
  expect(await stillFailing()).toEqual(['enquiries']);
  expect(await metricOf('enquiries')).toBe('1');
  const told = lines.filter((line) => JSON.stringify(line).includes('a write failed'));
  expect(told).toHaveLength(1);
  rmSync(folder);
  expect((await postJson({ ...GOOD, name: 'Asha C' })).status).toBe(201);
  expect(await stillFailing()).toEqual([]);
  expect(await metricOf('enquiries')).toBe('0');
});

test('the fault ends without a visitor once the store can be written', async () => {
  const { postJson, enquiryStore } = await site();
  const store = await enquiryStore();
  const isFull = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const add = jest.spyOn(store, 'add').mockRejectedValue(isFull);
  const prove = jest.spyOn(store, 'proveWrite').mockRejectedValue(isFull);
  expect((await postJson(GOOD)).status).toBe(503);
  expect(await stillFailing()).toEqual(['enquiries']);
  add.mockRestore();
  prove.mockRestore();
  // Not at each look: an attempt at a locked database takes seconds.
  expect(await stillFailing()).toEqual(['enquiries']);
  passTenSeconds();
  expect(await stillFailing()).toEqual([]);
});

test('what the delivery cannot write down is a fault too', async () => {
  const { enquiryStore } = await site();
  const { startDelivery, stopDelivery } = await import('@/lib/enquiries/delivery');
  const store = await enquiryStore();
  const fail = () => Promise.reject(new Error('attempt to write a readonly database'));
  jest.spyOn(store, 'setClockReadings').mockImplementation(fail);
  jest.spyOn(store, 'proveWrite').mockImplementation(fail);
  const backOff = { firstMs: 5, longestMs: 20 };
  startDelivery({ backOff, leaseMs: 200, pollMs: 5, upkeepMs: 60_000 });
  await until(async () => (await metricOf('enquiries')) === '1');
  expect(await stillFailing()).toEqual(['enquiries']);
  await stopDelivery();
});

test('undelivered enquiries that cannot be saved are a fault until they can', async () => {
  const folder = temporaryFolder();
  startFresh({ DATA_DIR: folder });
  const { proveSaving, saveUndelivered } = await import('@/lib/enquiries/erasure/saved');
  const { watchWrite } = await import('@/lib/observability/writes');
  const saved = path.join(folder, 'undelivered');
  writeFileSync(saved, '');
  const save = () => watchWrite('undelivered', () => saveUndelivered([], new Date()), proveSaving);
  await expect(save()).rejects.toThrow();
  expect(await stillFailing()).toEqual(['undelivered']);
  rmSync(saved);
  passTenSeconds();
  expect(await stillFailing()).toEqual([]);
  expect(readdirSync(saved)).toEqual([]);
});

test.each(['a file in its place', 'no right to write'])(
  'a cache on disk with %s is a fault until it can be written',
  async (fault) => {
    const parent = temporaryFolder();
    startFresh({ CACHE_DIR: path.join(parent, 'cache'), DATA_DIR: temporaryFolder() });
    // The user root writes everywhere.
    const isReadOnly = fault === 'no right to write' && process.getuid?.() !== 0;
    const folder = path.join(parent, 'cache');
    if (isReadOnly) {
      mkdirSync(folder);
      chmodSync(folder, 0o500);
    } else writeFileSync(folder, '');
    const { newEntry } = await import('@/lib/provider/cache/entry');
    const { stores } = await import('@/lib/provider/cache/store');
    stores().provider.share('key', newEntry({ text: 'a' }, 60));
    await until(async () => (await metricOf('provider-cache')) === '1');
    expect(await stillFailing()).toEqual(['provider-cache']);
    if (isReadOnly) chmodSync(folder, 0o700);
    else rmSync(folder);
    passTenSeconds();
    expect(await stillFailing()).toEqual([]);
    expect(readdirSync(path.join(folder, 'provider'))).toHaveLength(1);
  },
);

test('a CACHE_DIR that the exchange files’ database cannot use is a fault', async () => {
  const folder = path.join(temporaryFolder(), 'cache');
  startFresh({ CACHE_DIR: folder, DATA_DIR: temporaryFolder() });
  writeFileSync(folder, '');
  const { usableFolder } = await import('@/lib/provider/embedded/exchange/database');
  expect(usableFolder(folder)).not.toBe(folder);
  expect(await metricOf('cache-folder')).toBe('1');
  expect(await stillFailing()).toEqual(['cache-folder']);
  rmSync(folder);
  passTenSeconds();
  expect(await stillFailing()).toEqual([]);
});

test('enquiries that cannot be stored make the instance unready, other writes are a warning', async () => {
  startFresh({ DATA_DIR: temporaryFolder() });
  const { writeFailed } = await import('@/lib/observability/writes');
  const { findReadiness } = await import('@/lib/pages/status/readiness');
  writeFailed('provider-cache', new Error('no space left on device'), null);
  const warnings = ['answers of the provider cannot be cached'];
  expect(await findReadiness()).toEqual({ faults: [], warnings });
  writeFailed('enquiries', new Error('database or disk is full'), null);
  expect(await findReadiness()).toEqual({ faults: ['enquiries cannot be stored'], warnings });
  const { loadStatus } = await import('@/lib/pages/status/load-status');
  expect(await loadStatus(Date.now())).toContain('no space left on device');
});
