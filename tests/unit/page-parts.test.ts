import fc from 'fast-check';

import { pagesWithAllParts, partsOf } from '@/tests/support/crawl/parts';

test('the parts of a page are its elements by class, with roles, types and states', () => {
  const html =
    '<main class="page wide"><a href="/" aria-current="page">Home</a><input type="date" data-lead="2"></main>';
  expect([...partsOf(html)]).toEqual([
    ...['main.page', 'main.wide'],
    ...['a.', 'a aria-current', 'input.', 'input type="date"', 'input data-lead'],
  ]);
});

test('the chosen pages have all parts of all pages, and none that another one makes needless', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 10 }), (lists) => {
      const pages = new Map(lists.map((list, at) => [`/${at}`, new Set(list)]));
      const chosen = [...pagesWithAllParts(pages)].map((path) => pages.get(path) ?? new Set());
      const all = new Set(lists.flat());
      expect(new Set(chosen.flatMap((set) => [...set]))).toEqual(all);
      const [first] = chosen;
      const most = Math.max(...[...pages.values()].map(({ size }) => size));
      expect(first?.size ?? 0).toBe(most);
      expect(chosen.length).toBeLessThanOrEqual(all.size);
    }),
  );
});
