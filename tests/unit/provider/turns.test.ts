import { setTimeout as wait } from 'node:timers/promises';

import { inTurn, type Turns } from '@/lib/provider/cache/turns';

/** Turns and values as instances share them. */
function shared() {
  const held = new Map<string, { holder: string; until: number }>();
  const values = new Map<string, string>();
  const turns: Turns = {
    take: async (key, holder, milliseconds) => {
      const other = held.get(key);
      if (other && other.holder !== holder && other.until > Date.now()) return false;
      held.set(key, { holder, until: Date.now() + milliseconds });
      return true;
    },
    end: async (key, holder, milliseconds) => {
      const own = held.get(key);
      if (own?.holder === holder) own.until = Date.now() + milliseconds;
    },
  };
  return { turns, values, held };
}

/** An instance that writes what it fetched a moment after its turn, as the cache does. */
function instance({ turns, values }: ReturnType<typeof shared>, fetchAnew: () => Promise<string>) {
  return async () => {
    const value = await inTurn(turns, 'key', fetchAnew, async () => values.get('key'));
    await wait(20);
    values.set('key', value);
    return value;
  };
}

test('ten instances at once make one call and have one value', async () => {
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

test('one that comes between the end of a turn and the writing makes no call', async () => {
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

test("another's failure is not taken over: the next one tries for itself", async () => {
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

test('an instance that died with the turn keeps the others for as long as a call may take', async () => {
  const world = shared();
  world.held.set('key', { holder: 'dead', until: Date.now() + 300 });
  const before = Date.now();
  await expect(instance(world, async () => 'value')()).resolves.toBe('value');
  expect(Date.now() - before).toBeGreaterThanOrEqual(250);
});

test('an answer that comes too late is asked for again, and the turn was taken once', async () => {
  const world = shared();
  const { take } = world.turns;
  let asked = 0;
  world.turns.take = async (...all) => {
    const isFree = await take(...all);
    asked += 1;
    if (asked === 1) throw new Error('Command timed out');
    return isFree;
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

test('while the shared cache is out of reach each goes by itself', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const alone = inTurn({ take: gone, end: gone }, 'key', async () => 'own', gone);
  await expect(alone).resolves.toBe('own');
  await expect(inTurn(null, 'key', async () => 'own', gone)).resolves.toBe('own');
});
