import { createFairQueue, type FairQueue, type Scope, type Ticket } from '@/server/fair-queue';

const COST_MS = 50;
const visitor = (key: string): readonly Scope[] => [{ key, weight: 1 }];

/** A renderer of one place with a clock of its own, and who asks it at which rate. */
function simulate(most: number) {
  const queue: FairQueue = createFairQueue();
  const waits = new Map<string, number[]>();
  let now = 0;
  let served: Ticket | null = null;
  let endsAt = 0;
  let rejected = 0;

  function ask(scopes: readonly Scope[], done: () => void = () => undefined): Ticket {
    const askedAt = now;
    const name = scopes[0]?.key ?? '';
    const ticket: Ticket = {
      scopes,
      since: queue.now(),
      begin: () => {
        waits.set(name, [...(waits.get(name) ?? []), now - askedAt]);
        served = ticket;
        endsAt = now + COST_MS;
        finishing = done;
      },
      giveUp: () => (rejected += 1),
    };
    if (!queue.push(ticket, most)) rejected += 1;
    else if (!served) queue.beginNext();
    return ticket;
  }
  let finishing = () => undefined as void;

  return {
    queue,
    ask,
    /** Lets time pass. @param each called every so many ms */
    pass(ms: number, everyMs: number, each: () => void) {
      const end = now + ms;
      for (let next = now; now < end; now += 1) {
        if (now >= next) {
          each();
          next += everyMs;
        }
        if (!served || now < endsAt) continue;
        const ticket = served;
        const finish = finishing;
        served = null;
        queue.end(ticket, COST_MS);
        finish();
        if (!served) queue.beginNext();
      }
    },
    waitsOf: (key: string) => waits.get(key) ?? [],
    all: () => [...waits.values()].flat(),
    rejected: () => rejected,
  };
}

let newcomers = 0;
const newcomer = () => visitor(`newcomer ${(newcomers += 1)}`);

test.each([
  ['at the renderer’s capacity', COST_MS],
  ['at three times its capacity', COST_MS / 3],
])('a returning visitor is served while newcomers come %s', (_what, everyMs) => {
  const one = simulate(40);
  let ticks = 0;
  one.pass(2_000, 500, () => one.ask(visitor('returning')));
  const returning = () => {
    if (!one.queue.hasWaiting(visitor('returning'))) one.ask(visitor('returning'));
  };
  one.pass(30_000, everyMs, () => {
    ticks += 1;
    if (ticks % 7 === 0) returning();
    one.ask(newcomer());
  });
  const waits = one.waitsOf('returning');
  expect(waits.length).toBeGreaterThan(12);
  expect(Math.max(...waits)).toBeLessThan(3_000);
  expect(Math.max(...one.all())).toBeLessThan(8_000);
});

test('who has asked for much in a quiet time does not pay for it when a crowd comes', () => {
  const one = simulate(40);
  const quiet = () => void one.ask(visitor('returning'), quiet);
  quiet();
  one.pass(20_000, 20_000, () => undefined);
  const before = one.waitsOf('returning').length;
  one.pass(20_000, COST_MS, () => one.ask(newcomer()));
  expect(Math.max(...one.waitsOf('returning').slice(before))).toBeLessThan(3_000);
});

test('a greedy visitor has no more than each of the others', () => {
  const one = simulate(60);
  const repeat = (key: string) => one.ask(visitor(key), () => void repeat(key));
  for (let at = 0; at < 12; at += 1) repeat('greedy');
  for (const key of ['a', 'b', 'c', 'd']) repeat(key);
  one.pass(20_000, 20_000, () => undefined);
  const served = (key: string) => one.waitsOf(key).length;
  expect(served('greedy')).toBeLessThan(0.45 * 400);
  for (const key of ['a', 'b', 'c', 'd']) expect(served(key)).toBeGreaterThan(0.13 * 400);
});

test('a network of ever new visitors is ten visitors, and leaves room for others', () => {
  const one = simulate(40);
  let at = 0;
  const repeat = () => {
    at += 1;
    const scopes = [...visitor(`2001:db8:9:${at}`), { key: '2001:db8:9/48', weight: 10 }];
    one.ask(scopes, repeat);
  };
  for (let flood = 0; flood < 30; flood += 1) repeat();
  one.pass(5_000, 500, () => undefined);
  one.pass(20_000, 500, () => one.ask([...newcomer(), { key: 'elsewhere/24', weight: 10 }]));
  const others = [...Array(newcomers).keys()].flatMap((number) =>
    one.waitsOf(`newcomer ${number + 1}`),
  );
  expect(others.length).toBeGreaterThanOrEqual(40);
  expect(Math.max(...others)).toBeLessThan(500);
});

test('where all places to wait are taken, one who is further behind gives way', () => {
  const one = simulate(3);
  one.ask(visitor('first'));
  const greedy = ['a', 'b', 'c'].map(() => one.ask(visitor('first')));
  expect(one.queue.size()).toBe(3);
  one.ask(visitor('another'));
  expect(one.rejected()).toBe(1);
  expect(one.queue.size()).toBe(3);
  one.queue.remove(greedy[0] as Ticket);
  expect(one.queue.hasWaiting(visitor('another'))).toBe(true);
  const full = simulate(2);
  for (let at = 0; at < 4; at += 1) full.ask(newcomer());
  expect(full.rejected()).toBe(1);
});

test('a shared response has the best rank of those who wait for it', () => {
  const order: string[] = [];
  const queue = createFairQueue();
  const wait = (name: string, scopes: readonly Scope[]) => {
    const begin = () => void order.push(name);
    const ticket: Ticket = { scopes, since: queue.now(), begin, giveUp: () => undefined };
    queue.push(ticket, Infinity);
    return ticket;
  };
  const first = wait('before', visitor('greedy'));
  queue.beginNext();
  queue.end(first, 500);
  const shared = wait('shared', visitor('greedy'));
  wait('modest 1', visitor('modest 1'));
  queue.join(shared, visitor('greedy'));
  queue.join(shared, visitor('modest 2'));
  wait('modest 3', visitor('modest 3'));
  for (let at = 0; at < 3; at += 1) queue.beginNext();
  expect(order.slice(1)).toEqual(['shared', 'modest 1', 'modest 3']);
});

test('below its capacity nobody waits for longer than one response', () => {
  const one = simulate(40);
  one.pass(200_000, COST_MS * 2, () => one.ask(newcomer()));
  expect(one.rejected()).toBe(0);
  expect(Math.max(...one.all().slice(-100))).toBeLessThanOrEqual(COST_MS);
});
