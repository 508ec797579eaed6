import { type Entry, entryOf, newEntry, textOf } from '@/lib/provider/cache/entry';
import { createMemory, MAX_BYTES } from '@/lib/provider/cache/memory';
import { createStore } from '@/lib/provider/cache/store';

const entry = (bytes: number) => newEntry({ text: 'x'.repeat(bytes) }, 60);
const QUARTER = MAX_BYTES / 4;
const memory = (recall: (key: string) => Promise<Entry | undefined> = async () => undefined) =>
  createMemory(recall);

test('a reader gets the same object each time, and one of the second layer is read once', async () => {
  const recall = jest.fn(async () => entryOf(textOf(newEntry({ text: 'a' }, 60))));
  const first = memory(recall);
  const stored = entry(10);
  first.set('object', stored);
  expect(await first.fetch('object')).toBe(stored);
  const [one, other] = await Promise.all([first.fetch('second'), first.fetch('second')]);
  expect(one?.value).toEqual({ text: 'a' });
  expect(other?.value).toBe(one?.value);
  expect((await first.fetch('second'))?.value).toBe(one?.value);
  expect(recall).toHaveBeenCalledTimes(1);
});

test.each([null, textOf(newEntry({ text: 'old' }, 60))])(
  'an entry that comes while the second layer is read is the one that is found (%#)',
  async (text) => {
    let answer: (text: string | null) => void = () => undefined;
    const read = () => new Promise<string | null>((resolve) => (answer = resolve));
    const store = createStore({ read, write: async () => undefined });
    const reading = store.read('key');
    const newer = entry(10);
    store.remember('key', newer);
    answer(text);
    expect(await reading).toBe(newer);
  },
);

test('if the second layer fails, there is no entry', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const store = createStore({ read: fail, write: fail });
  store.share('key', entry(10));
  expect(await store.read('key')).toBeUndefined();
});

test('the longest unused entries go where all together would exceed the bound in bytes', () => {
  const layer = memory();
  for (const key of ['first', 'second', 'third']) layer.set(key, entry(QUARTER));
  layer.get('first');
  layer.set('fourth', entry(QUARTER));
  const kept = ['first', 'second', 'third', 'fourth'].filter((key) => layer.get(key));
  expect(kept).toEqual(['first', 'third', 'fourth']);
});

test('an entry above the limit is not cached, and evicts no other', () => {
  const layer = memory();
  layer.set('small', entry(10));
  layer.set('large', entry(MAX_BYTES));
  expect(layer.get('large')).toBeUndefined();
  expect(layer.get('small')).toBeDefined();
});

test('letters that take several bytes count as such', () => {
  const layer = memory();
  layer.set('rupees', newEntry({ text: '₹'.repeat(MAX_BYTES / 3) }, 60));
  expect(layer.get('rupees')).toBeUndefined();
});

test.each([
  '',
  'x',
  '[1893456000000,{"val',
  '[1893456000000,7]',
  '[1893456000000,null]',
  '["a",{}]',
  '[1,{}]',
])('a damaged text, or one older than the last good data may be, is no entry: %s', (text) =>
  expect(entryOf(text)).toBeUndefined(),
);
