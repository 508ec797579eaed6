import { inAnswerTime, pictureOfType } from '@/server/send-page';
import { createLane, type Lane, TooManyError } from '@/server/lane';
import { laneOf } from '@/server/lanes';
import { BusyError } from '@/server/places';
import { createPageStore } from '@/server/page-store';
import type { Visitor } from '@/server/visitor';

import { turn } from '../../support/until';

const LIMITS = { concurrency: 2, maxWaiting: 2, perVisitor: 2, msPerMinute: 500 };
const visitor = (address: string): Visitor => ({ address, isLimited: true });
const VISITOR = visitor('203.0.113.7');

let lane: Lane;
beforeEach(() => {
  lane = createLane('test', LIMITS);
});

/** Work that ends when it is told to. */
function openWork() {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: jest.fn(() => ended) };
}

test('so many run, so many wait, the next one is turned away', async () => {
  const works = Array.from({ length: 4 }, openWork);
  const runs = works.map(({ work }) => lane.run(VISITOR, work));
  await turn();
  expect([lane.running(), lane.waiting()]).toEqual([2, 2]);
  await expect(lane.run(VISITOR, async () => 1)).rejects.toThrow(BusyError);
  works.forEach(({ end }) => end());
  await Promise.all(runs);
  expect(await lane.run(VISITOR, async () => 1)).toBe(1);
});

test('work whose visitor leaves is dropped while it waits', async () => {
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const runs = [lane.run(VISITOR, first.work), lane.run(VISITOR, second.work)];
  const gone = new AbortController();
  const dropped = lane.run(VISITOR, third.work, { signal: gone.signal });
  gone.abort();
  await expect(dropped).rejects.toThrow();
  expect(lane.waiting()).toBe(0);
  first.end();
  second.end();
  await Promise.all(runs);
  expect(third.work).not.toHaveBeenCalled();
});

test('work that takes more than half a minute is a busy server, not a broken page', async () => {
  jest.useFakeTimers();
  const run = lane.run(VISITOR, openWork().work);
  const seen = expect(run).rejects.toThrow(BusyError);
  await jest.advanceTimersByTimeAsync(31_000);
  await seen;
  jest.useRealTimers();
});

test('a request that has waited for seven seconds is rejected as busy', async () => {
  jest.useFakeTimers();
  const works = Array.from({ length: 2 }, openWork);
  const runs = works.map(({ work }) => lane.run(VISITOR, work));
  const never = openWork();
  const seen = expect(lane.run(VISITOR, never.work)).rejects.toThrow(BusyError);
  await jest.advanceTimersByTimeAsync(7_100);
  await seen;
  expect([lane.waiting(), never.work.mock.calls.length]).toEqual([0, 0]);
  works.forEach(({ end }) => end());
  await Promise.all(runs);
  jest.useRealTimers();
});

test('work is given up after eight seconds where no renderer gives a sign of life', async () => {
  jest.useFakeTimers();
  let areSilent = false;
  const watched = createLane('watched', LIMITS, () => areSilent);
  const run = watched.run(VISITOR, openWork().work);
  let isOver = false;
  const seen = run.catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(isOver).toBe(false);
  areSilent = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await seen).toBeInstanceOf(BusyError);
  jest.useRealTimers();
});

test('who joins a response that waits gives it his rank', async () => {
  const order: string[] = [];
  const works = Array.from({ length: 2 }, openWork);
  const runs = works.map(({ work }) => lane.run(VISITOR, work));
  const say = (name: string) => async () => void order.push(name);
  let join = (_visitor: Visitor) => undefined as void;
  const joining = (listener: typeof join) => (join = listener);
  const waiting = [
    lane.run(visitor('203.0.113.20'), say('first')),
    lane.run(VISITOR, say('shared'), { joining }),
    lane.run(visitor('203.0.113.21'), say('last')),
  ];
  join(visitor('203.0.113.22'));
  works.forEach(({ end }) => end());
  await Promise.all([...runs, ...waiting]);
  expect(order).toEqual(['first', 'shared', 'last']);
});

test('a network of many visitors has as many requests at a time as ten', async () => {
  for (let at = 0; at < 10 * LIMITS.perVisitor; at += 1) {
    await lane.admit(visitor(`203.0.113.${at}`));
  }
  await expect(lane.admit(visitor('203.0.113.200'))).rejects.toThrow(TooManyError);
  await lane.admit(visitor('203.0.114.1'));
});

test('a request that waits for eight seconds is rejected as busy, while its response is still rendered', async () => {
  jest.useFakeTimers();
  const { end, work } = openWork();
  const response = work();
  const seen = expect(inAnswerTime(response)).rejects.toThrow(BusyError);
  await jest.advanceTimersByTimeAsync(8_000);
  await seen;
  end();
  await response;
  expect(await inAnswerTime(Promise.resolve('made'))).toBe('made');
  jest.useRealTimers();
});

test('work that has begun holds its place until it ends, whoever leaves', async () => {
  const gone = new AbortController();
  const works = Array.from({ length: 2 }, openWork);
  const runs = works.map(({ work }) => lane.run(VISITOR, work, { signal: gone.signal }));
  await turn();
  gone.abort();
  await turn();
  expect(lane.running()).toBe(2);
  const next = openWork();
  const waits = lane.run(VISITOR, next.work);
  await turn();
  expect(next.work).not.toHaveBeenCalled();
  [...works, next].forEach(({ end }) => end());
  await Promise.all([...runs, waits]);
  expect(lane.running()).toBe(0);
});

test('a visitor has so many requests at a time; another visitor has as many', async () => {
  const leave = await lane.admit(VISITOR);
  await lane.admit(VISITOR);
  await expect(lane.admit(VISITOR)).rejects.toThrow(TooManyError);
  await lane.admit(visitor('203.0.113.8'));
  expect(lane.admitted()).toBe(3);
  leave();
  await lane.admit(VISITOR);
});

test('a visitor has so many ms of the renderer a minute, and hears when the next may come', async () => {
  const leave = await lane.admit(VISITOR);
  await lane.run(VISITOR, async (spend) => spend(LIMITS.msPerMinute));
  leave();
  const error: unknown = await lane.admit(VISITOR).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TooManyError);
  expect((error as TooManyError).seconds).toBeGreaterThan(0);
  expect(lane.admitted()).toBe(0);
  await lane.admit(visitor('203.0.113.8'));
});

test('requests that cost the renderer nothing are not limited by the minute', async () => {
  for (let at = 0; at < 1_000; at += 1) {
    const leave = await lane.admit(VISITOR);
    await lane.run(VISITOR, async () => undefined);
    leave();
  }
});

test('the next slot goes to the visitor who has used the least rendering time', async () => {
  const order: string[] = [];
  const of = (asker: Visitor, name: string) => ({
    asker,
    work: async (spend: (ms: number) => void) => {
      order.push(name);
      spend(100);
    },
  });
  const works = [openWork(), openWork()];
  const runs = works.map(({ work }) => lane.run(visitor('203.0.113.1'), work));
  const waiting = [
    of(VISITOR, 'greedy 1'),
    of(VISITOR, 'greedy 2'),
    of(visitor('203.0.113.9'), 'modest'),
  ];
  const made = waiting.map(({ asker, work }) => lane.run(asker, work));
  works.forEach(({ end }) => end());
  await Promise.all([...runs, ...made]);
  expect(order).toEqual(['greedy 1', 'modest', 'greedy 2']);
});

test('places are kept for visitors who have none waiting', async () => {
  const works = Array.from({ length: 4 }, openWork);
  const runs = works.map(({ work }) => lane.run(VISITOR, work));
  await expect(lane.run(VISITOR, async () => 1)).rejects.toThrow(BusyError);
  const other = lane.run(visitor('203.0.113.9'), async () => 'served');
  works.forEach(({ end }) => end());
  expect(await other).toBe('served');
  await Promise.all(runs);
});

test('a full lane in which nothing ends is stuck', async () => {
  const clock = jest.spyOn(performance, 'now');
  try {
    const works = Array.from({ length: 2 }, openWork);
    const runs = works.map(({ work }) => lane.run(VISITOR, work));
    await turn();
    expect(lane.isStuck()).toBe(false);
    clock.mockReturnValue(performance.now() + 11_000);
    expect(lane.isStuck()).toBe(true);
    works.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(lane.isStuck()).toBe(false);
  } finally {
    clock.mockRestore();
  }
});

test.each([
  ['/', '', 'page'],
  ['/company-information/reliance-industries-limited', '', 'page'],
  ['/', '?utm_source=a', 'variant'],
  ['/equity', '?list=losers', 'variant'],
  ['/%65quity', '', 'variant'],
  ['/stock-index/0000000000000000', '', 'variant'],
  ['/icons/192.png', '', 'file'],
  ['/assets/a.png', '', 'file'],
  ['/share/home.png', '', 'picture'],
])('%s%s is made in the lane of a %s', (path, query, name) => {
  expect(laneOf({ path, query, headers: {} })).toBe(name);
});

test('a part of a page and an unknown address are made in the lane of variants', () => {
  const home = { path: '/', query: '' };
  expect(laneOf({ ...home, headers: { rsc: '1' } })).toBe('variant');
  expect(laneOf({ path: '/nothing-here', query: '', headers: {} })).toBe('variant');
});

test('where a picture cannot be drawn, the stored one of its page type is sent, and not cached', async () => {
  const store = createPageStore(1024 * 1024);
  const company = '/share/company-information/reliance-industries-limited.png';
  expect(pictureOfType(company, store)).toBeNull();
  const picture = {
    status: 200,
    etag: null,
    body: Buffer.from('png'),
    freshSeconds: 60,
    headers: { 'cache-control': 'public, max-age=3600' },
  };
  await store.load(
    '/share/home.png',
    VISITOR,
    async () => picture,
    () => () => undefined,
  );
  expect(pictureOfType(company, store)).toMatchObject({
    body: picture.body,
    headers: { 'cache-control': 'no-store' },
  });
  expect(pictureOfType('/share/equity.png', store)).toBeNull();
  expect(pictureOfType('/companies', store)).toBeNull();
});
