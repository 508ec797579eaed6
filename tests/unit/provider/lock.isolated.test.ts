import { type LockStore, withLock } from '@/lib/provider/cache/lock';

import { turn } from '../../support/until';

// Between two looks at the lock no time passes that the test does not move.
jest.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}));
afterEach(() => jest.restoreAllMocks());

/** Locks and values as instances share them. */
function shared() {
  const held = new Map<string, { owner: string; until: number }>();
  const values = new Map<string, string>();
  const locks: LockStore = {
    acquire: async (key, owner, ttl) => {
      const other = held.get(key);
      if (other && other.until > Date.now()) return false;
      held.set(key, { owner, until: Date.now() + ttl });
      return true;
    },
    release: async (key, owner, delay) => {
      const own = held.get(key);
      if (own?.owner === owner) own.until = Date.now() + delay;
    },
  };
  return { locks, values, held };
}

/** An instance that writes what it fetched a moment after its release, as the cache does. */
function instance({ locks, values }: ReturnType<typeof shared>, fetchValue: () => Promise<string>) {
  return async () => {
    const value = await withLock(locks, 'key', fetchValue, async () => values.get('key'));
    await turn();
    values.set('key', value);
    return value;
  };
}

/** A call that is answered when the test says so. */
function openCall() {
  let answer: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const made = new Promise<string>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  const call = jest.fn(() => made);
  return { call, answer, fail };
}

/** Instances look at the lock several times. */
async function looks(): Promise<void> {
  for (let at = 0; at < 10; at += 1) await turn();
}

test('ten concurrent instances make one call and get one value', async () => {
  const { call, answer } = openCall();
  const read = instance(shared(), call);
  const values = Array.from({ length: 10 }, read);
  await looks();
  answer('value');
  expect(new Set(await Promise.all(values))).toEqual(new Set(['value']));
  expect(call).toHaveBeenCalledTimes(1);
});

test('an instance that starts between fetch and write makes no call', async () => {
  const { call, answer } = openCall();
  const read = instance(shared(), call);
  const first = read();
  await looks();
  answer('value');
  await Promise.all([first, read()]);
  expect(call).toHaveBeenCalledTimes(1);
});

test("another's failure is not shared: the next instance tries for itself", async () => {
  const world = shared();
  const { call, fail } = openCall();
  const first = instance(world, call)();
  await looks();
  const second = instance(world, async () => 'value')();
  await looks();
  fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await expect(second).resolves.toBe('value');
});

test('an instance that died with the lock delays the others until it expires', async () => {
  const world = shared();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  world.held.set('key', { owner: 'dead', until: now + 300 });
  const call = jest.fn(async () => 'value');
  const reading = instance(world, call)();
  await looks();
  expect(call).not.toHaveBeenCalled();
  clock.mockReturnValue(now + 301);
  await expect(reading).resolves.toBe('value');
});

test('an instance that took the lock but lost the reply fetches and releases it', async () => {
  const world = shared();
  const { acquire } = world.locks;
  let asked = 0;
  world.locks.acquire = async (...all) => {
    const isOwner = await acquire(...all);
    asked += 1;
    if (asked === 1) throw new Error('Command timed out');
    return isOwner;
  };
  const { call, answer } = openCall();
  const read = instance(world, call);
  const both = [read(), read()];
  await looks();
  answer('value');
  expect(await Promise.all(both)).toEqual(['value', 'value']);
  expect(call).toHaveBeenCalledTimes(1);
});

test('while Redis is unreachable, each instance fetches itself', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const alone = withLock({ acquire: gone, release: gone }, 'key', async () => 'own', gone);
  await expect(alone).resolves.toBe('own');
  await expect(withLock(null, 'key', async () => 'own', gone)).resolves.toBe('own');
});
