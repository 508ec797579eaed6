/** @jest-environment node */
import { MAX_BYTES, ObjectMemoryDriver } from '@/lib/provider/cache/memory';

const entry = (bytes: number) => ({ value: 'x'.repeat(bytes) }) as unknown as string;
const QUARTER = MAX_BYTES / 4;

test('a reader gets the same object each time, and text of the second layer as an object', () => {
  const driver = new ObjectMemoryDriver();
  const stored = entry(10);
  driver.set('object', stored);
  driver.set('text', JSON.stringify({ value: 'a' }));
  expect(driver.get('object')).toBe(stored);
  expect(driver.get('text')).toEqual({ value: 'a' });
  expect(driver.get('text')).toBe(driver.get('text'));
});

test('the longest unused entries go where all together would exceed the bound in bytes', () => {
  const driver = new ObjectMemoryDriver();
  for (const key of ['first', 'second', 'third']) driver.set(key, entry(QUARTER));
  driver.get('first');
  driver.set('fourth', entry(QUARTER));
  const kept = ['first', 'second', 'third', 'fourth'].filter((key) => driver.get(key));
  expect(kept).toEqual(['first', 'third', 'fourth']);
});

test('an entry above the bound is not kept, and drops no other', () => {
  const driver = new ObjectMemoryDriver();
  driver.set('small', entry(10));
  driver.set('large', entry(MAX_BYTES));
  expect(driver.get('large')).toBeUndefined();
  expect(driver.get('small')).toBeDefined();
});

test('letters that take several bytes count as such', () => {
  const driver = new ObjectMemoryDriver();
  driver.set('rupees', { value: '₹'.repeat(MAX_BYTES / 3) } as unknown as string);
  expect(driver.get('rupees')).toBeUndefined();
});
