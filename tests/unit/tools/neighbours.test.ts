import fc from 'fast-check';

import { nextIn, orderOf, sidesOf } from '@/lib/tools/neighbours';
import { pageNumbers } from '@/lib/tools/page-numbers';

const keys = ['a', 'b', 'c', 'd', 'e'];
const order = orderOf(keys, (key) => key);

test.each([
  ['a', ['b', 'c']],
  ['c', ['b', 'd']],
  ['e', ['d', 'c']],
  ['unknown', []],
])('next to %s in an order is %j', (key, expected) => {
  expect(sidesOf(order, key)).toEqual(expected);
});

test('a key that does not count is passed over', () => {
  expect(sidesOf(order, 'c', (key) => key !== 'd')).toEqual(['b', 'e']);
});

test('equal rows are ordered by their key, and rows without one are left out', () => {
  const rows = [{ key: 'b' }, { key: null }, { key: 'a' }];
  expect(
    orderOf(
      rows,
      ({ key }) => key,
      () => 0,
    ).keys,
  ).toEqual(['a', 'b']);
  expect(orderOf(rows, ({ key }) => key).keys).toEqual(['b', 'a']);
});

test('each neighbour is named once, with all its orders', () => {
  const back = orderOf([...keys].reverse(), (key) => key);
  const found = nextIn(
    [
      ['up', order],
      ['down', back],
    ],
    'a',
  );
  expect([...found]).toEqual([
    ['b', ['up', 'down']],
    ['c', ['up', 'down']],
  ]);
});

test('every key of an order of two or more is next to another one', () => {
  const some = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(some, (all) => {
      const own = orderOf(all, (key) => key);
      const named = new Set(all.flatMap((key) => sidesOf(own, key)));
      expect(all.filter((key) => !named.has(key))).toEqual([]);
      expect(all.every((key) => !sidesOf(own, key).includes(key))).toBe(true);
    }),
  );
});

describe('the numbers of a list’s pages', () => {
  test.each([
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 … 9'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 43, '1 … 4 5 6 7 8 … 43'],
    [43, 43, '1 … 41 42 43'],
  ])('on page %d of %d are %s', (page, pages, expected) => {
    expect(
      pageNumbers(page, pages)
        .map((one) => one ?? '…')
        .join(' '),
    ).toBe(expected);
  });

  test('from four pages on, each page is named by three others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 200 }), (pages) => {
        const links = new Map<number, number>();
        for (let page = 1; page <= pages; page++) {
          const numbers = pageNumbers(page, pages).filter((one) => one !== null);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect(numbers).toContain(page);
          for (const one of numbers) if (one !== page) links.set(one, (links.get(one) ?? 0) + 1);
        }
        expect([...links].filter(([, count]) => count < 3)).toEqual([]);
        expect(links.size).toBe(pages);
      }),
    );
  });
});
