import { Script } from 'node:vm';

import { serviceWorker } from '@/lib/pages/shell/service-worker';

test('the worker is a script with the build’s id in front', async () => {
  const text = await serviceWorker(true);
  expect(text).toMatch(/^const BUILD = "[\w-]+";\n/);
  expect(() => new Script(text)).not.toThrow();
});

test('switched off it deletes all caches and removes itself', async () => {
  const text = await serviceWorker(false);
  const deleted: string[] = [];
  const done: Promise<unknown>[] = [];
  let isRegistered = true;
  const world = {
    skipWaiting: () => undefined,
    caches: {
      keys: async () => ['pages old', 'files old'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
    addEventListener: (_: string, listener: (event: object) => void) =>
      listener({ waitUntil: (work: Promise<unknown>) => done.push(work) }),
  };
  new Script(text).runInNewContext(world);
  await Promise.all(done);
  expect(deleted).toEqual(['pages old', 'files old']);
  expect(isRegistered).toBe(false);
});
