import type { LaneName } from '@/server/lanes';
import { BusyError } from '@/server/places';
import { createPageStore, type PageStore, type StoredResponse } from '@/server/page-store';

import { createStores } from '@/server/stores';
import type { Visitor } from '@/server/visitor';

import { turn, until } from '../../support/until';

const response = (text: string, freshSeconds = 60, status = 200): StoredResponse => ({
  status,
  headers: {},
  etag: `"${text}"`,
  body: Buffer.from(text),
  freshSeconds,
});

const MAX_BYTES = 96 * 1024 * 1024;
const VISITOR: Visitor = { address: '203.0.113.7', isLimited: true };
const stays = () => () => undefined;

/** Moves the store's clock. */
function later(seconds: number): void {
  const now = performance.now() + seconds * 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}
afterEach(() => jest.restoreAllMocks());

/** The page grows old; the store reads its clock once in a millisecond. */
async function isOld(seconds = 61): Promise<void> {
  later(seconds);
  await until(() => store.get('/') === null);
}

let store: PageStore;
beforeEach(() => {
  store = createPageStore(MAX_BYTES);
});

test('a fresh response is served without a rendering', async () => {
  const render = jest.fn(async () => response('one'));
  expect(store.get('/')).toBeNull();
  expect((await store.load('/', VISITOR, render, stays)).cache).toBe('miss');
  expect(store.get('/')?.etag).toBe('"one"');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a hundred who ask at once share one rendering', async () => {
  const render = jest.fn(async () => {
    await turn();
    return response('one');
  });
  const all = await Promise.all(
    Array.from({ length: 100 }, () => store.load('/', VISITOR, render, stays)),
  );
  expect(new Set(all.map((one) => one.response)).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale response is served while it is rendered in the background', async () => {
  await store.load('/', VISITOR, async () => response('one'), stays);
  await isOld();
  const render = jest.fn(async () => {
    await turn();
    return response('two');
  });
  const asked = await Promise.all([
    store.load('/', VISITOR, render, stays),
    store.load('/', VISITOR, render, stays),
  ]);
  expect(asked.map((one) => [one.response.etag, one.cache])).toEqual([
    ['"one"', 'stale'],
    ['"one"', 'stale'],
  ]);
  await until(() => store.get('/')?.etag === '"two"');
  expect(render).toHaveBeenCalledTimes(1);
});

test('an error page is never served stale', async () => {
  await store.load('/', VISITOR, async () => response('gone', 60, 404), stays);
  await isOld();
  const asked = await store.load('/', VISITOR, async () => response('here'), stays);
  expect(asked.response.etag).toBe('"here"');
});

test('a redirect or an error that is not to be cached takes no room', async () => {
  for (const status of [307, 404, 503]) {
    await store.load(`/${status}`, VISITOR, async () => response('gone', 0, status), stays);
    expect(store.bytes()).toBe(0);
  }
  await store.load('/', VISITOR, async () => response('here', 0), stays);
  expect(store.bytes()).toBeGreaterThan(0);
});

test('where a rendering fails, the last good response is served, else the failure is thrown', async () => {
  const fails = async () => {
    throw new Error('broken');
  };
  await expect(store.load('/', VISITOR, fails, stays)).rejects.toThrow('broken');
  await store.load('/', VISITOR, async () => response('one'), stays);
  await isOld();
  expect((await store.load('/', VISITOR, fails, stays)).response.etag).toBe('"one"');
});

test('however old the last response is, it is served where there is no room for a rendering', async () => {
  await store.load('/', VISITOR, async () => response('one'), stays);
  await isOld(3_600);
  const busy = async () => {
    throw new BusyError('full');
  };
  expect((await store.load('/', VISITOR, busy, stays)).response.etag).toBe('"one"');
  expect(store.getStale('/')?.etag).toBe('"one"');
});

test('everybody who waits hears of a failure', async () => {
  const fails = async () => {
    await turn();
    throw new Error('broken');
  };
  const all = await Promise.allSettled([
    store.load('/', VISITOR, fails, stays),
    store.load('/', VISITOR, fails, stays),
  ]);
  expect(all.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: broken',
    'Error: broken',
  ]);
});

test('a rendering that no request waits for any more is cancelled', async () => {
  let leave = () => undefined as void;
  const dropped = store.load(
    '/',
    VISITOR,
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('dropped')));
      }),
    (onGone) => {
      leave = onGone;
      return () => undefined;
    },
  );
  await turn();
  leave();
  await expect(dropped).rejects.toThrow('dropped');
  expect((await store.load('/', VISITOR, async () => response('one'), stays)).cache).toBe('miss');
});

test('one who leaves does not stop a rendering that others wait for', async () => {
  let leave = () => undefined as void;
  const render = async (signal: AbortSignal | undefined) => {
    await turn();
    if (signal?.aborted) throw new Error('dropped');
    return response('one');
  };
  const first = store.load('/', VISITOR, render, (onGone) => {
    leave = onGone;
    return () => undefined;
  });
  const second = store.load('/', VISITOR, render, stays);
  leave();
  expect((await second).response.etag).toBe('"one"');
  await first;
});

test('a rendering hears of each further visitor who waits for it, also of one in the background', async () => {
  const joined: string[] = [];
  let finish = () => undefined as void;
  const render: Parameters<PageStore['load']>[2] = async (_signal, _lastGood, joining) => {
    joining(({ address }) => joined.push(address));
    await new Promise<void>((resolve) => (finish = resolve));
    return response('one');
  };
  const ask = (address: string) => store.load('/', { ...VISITOR, address }, render, stays);
  const first = [ask('203.0.113.1'), ask('203.0.113.2'), ask('203.0.113.3')];
  await turn();
  expect(joined).toEqual(['203.0.113.2', '203.0.113.3']);
  finish();
  await Promise.all(first);
  await isOld();
  expect((await ask('203.0.113.4')).cache).toBe('stale');
  later(30);
  await until(() => store.get('/') === null);
  const late = ask('203.0.113.5');
  await turn();
  expect(joined.at(-1)).toBe('203.0.113.5');
  finish();
  await late;
});

test('states have a quarter of the memory, and crowd out no page', async () => {
  const stores = createStores();
  const body = Buffer.alloc(1024 * 1024);
  const fill = (lane: LaneName, key: string) =>
    stores.of(lane).load(key, VISITOR, async () => ({ ...response('one'), body }), stays);
  await fill('page', '/');
  await fill('picture', '/share/home.png');
  for (let at = 0; at < 300; at += 1) await fill('variant', `/search?q=${at}`);
  expect(stores.bytes()).toBeLessThanOrEqual(MAX_BYTES / 4 + 3 * 1024 * 1024);
  expect(stores.of('page').get('/')).not.toBeNull();
  for (let at = 0; at < 300; at += 1) await fill('page', `/${at}`);
  expect(stores.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  expect(stores.of('variant').get('/search?q=299')).not.toBeNull();
});

test('the store is bounded in bytes', async () => {
  const body = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 300; at += 1) {
    await store.load(`/${at}`, VISITOR, async () => ({ ...response('one'), body }), stays);
  }
  expect(store.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  expect(store.get('/299')).not.toBeNull();
  expect(store.get('/0')).toBeNull();
});
