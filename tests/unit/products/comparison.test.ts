import { finderProducts } from '@/lib/content/finder';
import { offerings } from '@/lib/content/products/offerings';
import { comparison, comparisonOrders, readOrder } from '@/lib/pages/products/comparison';

const groups = offerings.sections.flatMap((section) =>
  section.kind === 'products' ? section.groups : [],
);
const inOrder = (wanted: string) =>
  comparison(groups, readOrder(wanted)).flatMap(({ products }) => products);

test.each(Object.keys(comparisonOrders))('ordered by %s, all products are compared', (order) => {
  const names = inOrder(order).map(({ name }) => name);
  expect(names.sort()).toEqual(finderProducts.map(({ name }) => name).sort());
});

test('every product has each fact that one chooses by', () => {
  for (const { what, start, time, swings, suits, costs, risk } of inOrder('purpose')) {
    for (const fact of [what, start, time, suits, costs, risk?.name, risk?.text])
      expect(fact).toBeTruthy();
    expect(swings).toBeGreaterThan(0);
  }
});

test('the address sets the order; an unknown one is by purpose', () => {
  const swings = inOrder('swings').map((product) => product.swings ?? 0);
  expect(swings).toEqual([...swings].sort((a, b) => a - b));
  expect(inOrder('start')[0]?.name).toBe('Mutual funds');
  expect(readOrder('constructor')).toBe('purpose');
  expect(readOrder(['start'])).toBe('purpose');
  expect(comparison(groups, 'purpose').map(({ heading }) => heading)).toHaveLength(3);
});
