import { isLostScript, mayReload } from '@/lib/device/lost-script';

const errorOf = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['ChunkLoadError', 'Failed to load chunk /_next/static/chunks/1.js from module 2'],
  ['Error', 'Loading CSS chunk 12 failed. (/_next/static/chunks/12.css)'],
  ['TypeError', 'Failed to fetch dynamically imported module: https://a.example/1.js'],
  ['TypeError', 'Importing a module script failed.'],
  ['TypeError', 'error loading dynamically imported module: https://a.example/1.js'],
])('%s: %s is a lost script', (name, message) => {
  expect(isLostScript(errorOf(name, message))).toBe(true);
});

test.each([
  ['TypeError', "Cannot read properties of undefined (reading 'map')"],
  ['Error', 'An error occurred in the Server Components render.'],
  ['TypeError', 'Failed to fetch'],
])('%s: %s is none', (name, message) => {
  expect(isLostScript(errorOf(name, message))).toBe(false);
});

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('an address is loaded again once in a minute, another one at once', () => {
  const kept = memory();
  const storage = () => kept;
  const one = { address: 'https://a.example/one', storage };
  expect(mayReload({ ...one, now: 0 })).toBe(true);
  expect(mayReload({ ...one, now: 59_999 })).toBe(false);
  expect(mayReload({ ...one, address: 'https://a.example/two', now: 59_999 })).toBe(true);
  expect(mayReload({ ...one, now: 120_000 })).toBe(true);
});

test('a browser that refuses storage is not sent round and round', () => {
  const storage = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(mayReload({ address: 'https://a.example/', now: 0, storage })).toBe(false);
});
