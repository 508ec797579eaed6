import { BusyError } from '@/server/places';
import { createPageStore, type PageStore, type StoredResponse } from '@/server/page-store';

import { turn, until } from '../../support/until';

const response = (text: string, freshSeconds = 60, status = 200): StoredResponse => ({
  status,
  headers: {},
  etag: `"${text}"`,
  body: Buffer.from(text),
  freshSeconds,
});

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
  store = createPageStore(true);
});

test('a fresh response is served without a rendering', async () => {
  const render = jest.fn(async () => response('one'));
  expect(store.get('/')).toBeNull();
  expect((await store.load('/', render, stays)).cache).toBe('miss');
  expect(store.get('/')?.etag).toBe('"one"');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a hundred who ask at once share one rendering', async () => {
  const render = jest.fn(async () => {
    await turn();
    return response('one');
  });
  const all = await Promise.all(Array.from({ length: 100 }, () => store.load('/', render, stays)));
  expect(new Set(all.map((one) => one.response)).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale response is served while it is rendered in the background', async () => {
  await store.load('/', async () => response('one'), stays);
  await isOld();
  const render = jest.fn(async () => {
    await turn();
    return response('two');
  });
  const asked = await Promise.all([store.load('/', render, stays), store.load('/', render, stays)]);
  expect(asked.map((one) => [one.response.etag, one.cache])).toEqual([
    ['"one"', 'stale'],
    ['"one"', 'stale'],
  ]);
  await until(() => store.get('/')?.etag === '"two"');
  expect(render).toHaveBeenCalledTimes(1);
});

test('an error page is never served stale', async () => {
  await store.load('/', async () => response('gone', 60, 404), stays);
  await isOld();
  const asked = await store.load('/', async () => response('here'), stays);
  expect(asked.response.etag).toBe('"here"');
});

test('a redirect or an error that is not to be cached takes no room', async () => {
  for (const status of [307, 404, 503]) {
    await store.load(`/${status}`, async () => response('gone', 0, status), stays);
    expect(store.bytes()).toBe(0);
  }
  await store.load('/', async () => response('here', 0), stays);
  expect(store.bytes()).toBeGreaterThan(0);
});

test('where a rendering fails, the last good response is served, else the failure is thrown', async () => {
  const fails = async () => {
    throw new Error('broken');
  };
  await expect(store.load('/', fails, stays)).rejects.toThrow('broken');
  await store.load('/', async () => response('one'), stays);
  await isOld();
  expect((await store.load('/', fails, stays)).response.etag).toBe('"one"');
});

test('however old the last response is, it is served where there is no room for a rendering', async () => {
  await store.load('/', async () => response('one'), stays);
  await isOld(3_600);
  const busy = async () => {
    throw new BusyError('full');
  };
  expect((await store.load('/', busy, stays)).response.etag).toBe('"one"');
  expect(store.getStale('/')?.etag).toBe('"one"');
});

test('everybody who waits hears of a failure', async () => {
  const fails = async () => {
    await turn();
    throw new Error('broken');
  };
  const all = await Promise.allSettled([
    store.load('/', fails, stays),
    store.load('/', fails, stays),
  ]);
  expect(all.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: broken',
    'Error: broken',
  ]);
});

test('a rendering that nobody waits for any more is told so', async () => {
  let leave = () => undefined as void;
  const dropped = store.load(
    '/',
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
  expect((await store.load('/', async () => response('one'), stays)).cache).toBe('miss');
});

test('one who leaves does not stop a rendering that others wait for', async () => {
  let leave = () => undefined as void;
  const render = async (signal: AbortSignal | undefined) => {
    await turn();
    if (signal?.aborted) throw new Error('dropped');
    return response('one');
  };
  const first = store.load('/', render, (onGone) => {
    leave = onGone;
    return () => undefined;
  });
  const second = store.load('/', render, stays);
  leave();
  expect((await second).response.etag).toBe('"one"');
  await first;
});

test('the store is bounded in bytes', async () => {
  const body = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 300; at += 1) {
    await store.load(`/${at}`, async () => ({ ...response('one'), body }), stays);
  }
  expect(store.bytes()).toBeLessThanOrEqual(96 * 1024 * 1024);
  expect(store.get('/299')).not.toBeNull();
  expect(store.get('/0')).toBeNull();
});

test('development renders each request', async () => {
  const fresh = createPageStore(false);
  const render = jest.fn(async () => response('one'));
  await fresh.load('/', render, stays);
  await turn();
  await fresh.load('/', render, stays);
  expect(render).toHaveBeenCalledTimes(2);
});
