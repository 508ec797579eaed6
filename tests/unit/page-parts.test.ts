import fc from 'fast-check';

import { pagesWithAllParts, partsOf } from '@/tests/support/crawl/parts';

test('the parts of a page are its elements by class, with roles, types and states', () => {
  const html =
    '<main class="page wide"><a href="/" aria-current="page">Home</a><input type="date" data-lead="2"/></main>';
  expect([...partsOf(html)]).toEqual([
    'main[class~="page"]',
    'main[class~="wide"]',
    'a:not([class])',
    'a[aria-current]',
    'input:not([class])',
    'input[type="date"]',
    'input[data-lead]',
  ]);
});

test('the chosen pages have all parts of all pages, each new on one of them', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 10 }), (lists) => {
      const pages = new Map(lists.map((list, at) => [`/${at}`, new Set(list)]));
      const chosen = [...pagesWithAllParts(pages)];
      for (const [path, fresh] of chosen) {
        expect(fresh.filter((part) => !pages.get(path)?.has(part))).toEqual([]);
      }
      const found = chosen.flatMap(([, fresh]) => fresh);
      expect(found.toSorted()).toEqual([...new Set(lists.flat())].toSorted());
      const most = Math.max(...[...pages.values()].map(({ size }) => size));
      expect(chosen[0]?.[1].length ?? 0).toBe(most);
      expect(chosen.filter(([, fresh]) => fresh.length === 0)).toEqual([]);
    }),
  );
});
