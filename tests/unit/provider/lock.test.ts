import { setTimeout as wait } from 'node:timers/promises';

import { type LockStore, withLock } from '@/lib/provider/cache/lock';

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
    await wait(20);
    values.set('key', value);
    return value;
  };
}

test('ten concurrent instances make one call and get one value', async () => {
  const world = shared();
  let calls = 0;
  const read = instance(world, async () => {
    calls += 1;
    await wait(120);
    return `value ${calls}`;
  });
  const values = await Promise.all(Array.from({ length: 10 }, read));
  expect(calls).toBe(1);
  expect(new Set(values)).toEqual(new Set(['value 1']));
});

test('an instance that starts between fetch and write makes no call', async () => {
  const world = shared();
  let calls = 0;
  const read = instance(world, async () => {
    calls += 1;
    return 'value';
  });
  const first = read();
  await wait(5);
  await Promise.all([first, read()]);
  expect(calls).toBe(1);
});

test("another's failure is not shared: the next instance tries for itself", async () => {
  const world = shared();
  const failing = instance(world, async () => {
    await wait(50);
    throw new Error('down');
  });
  const working = instance(world, async () => 'value');
  const first = failing();
  await wait(10);
  const second = working();
  await expect(first).rejects.toThrow('down');
  await expect(second).resolves.toBe('value');
});

test('an instance that died with the lock delays the others until it expires', async () => {
  const world = shared();
  world.held.set('key', { owner: 'dead', until: Date.now() + 300 });
  const before = Date.now();
  await expect(instance(world, async () => 'value')()).resolves.toBe('value');
  expect(Date.now() - before).toBeGreaterThanOrEqual(250);
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
  let calls = 0;
  const read = instance(world, async () => {
    calls += 1;
    await wait(50);
    return 'value';
  });
  const before = Date.now();
  await Promise.all([read(), read()]);
  expect(calls).toBe(1);
  expect(Date.now() - before).toBeLessThan(1_000);
});

test('while Redis is unreachable, each instance fetches itself', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const alone = withLock({ acquire: gone, release: gone }, 'key', async () => 'own', gone);
  await expect(alone).resolves.toBe('own');
  await expect(withLock(null, 'key', async () => 'own', gone)).resolves.toBe('own');
});
