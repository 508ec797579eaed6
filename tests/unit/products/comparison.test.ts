import { finderProducts, swingWords } from '@/lib/content/finder';
import { productCopyOf } from '@/lib/content/products';
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
    expect(Object.values(swingWords)).toContain(swings);
  }
});

test('the address sets the order; an unknown one is by purpose', () => {
  const words = Object.values(swingWords);
  const swings = inOrder('swings').map((product) => words.indexOf(product.swings));
  expect(swings).toEqual([...swings].sort((a, b) => a - b));
  expect(swings[0]).toBe(0);
  expect(inOrder('start')[0]?.name).toBe('Mutual funds');
  expect(readOrder('constructor')).toBe('purpose');
  expect(readOrder(['start'])).toBe('purpose');
  expect(comparison(groups, 'purpose').map(({ heading }) => heading)).toHaveLength(3);
});

/** The marks that a product page prints beside its risks, by the risk's name. */
const marksOf = (href: string) =>
  new Map(
    (productCopyOf(href)?.sections ?? []).flatMap((section) =>
      section.kind === 'balance'
        ? section.risks.rows.map(({ name, mark }) => [name, mark] as const)
        : [],
    ),
  );

test('a risk has one mark, in the table and on its own page', () => {
  for (const { href, risk } of inOrder('purpose')) {
    expect([href, risk?.mark]).toEqual([href, marksOf(String(href)).get(risk?.name ?? '')]);
  }
  const byName = new Map(inOrder('purpose').map(({ name, risk }) => [name, risk?.mark]));
  expect(byName.get('Mutual funds')).toBe(6);
  expect(byName.get('Fixed income')).toBe(6);
  expect(byName.get('Insurance')).toBeUndefined();
});

test('the fall of a market of shares has the same mark wherever it is a risk', () => {
  const falls = [
    ['/invest-in-stocks', 'The market falls'],
    ['/invest-in-etfs-exchange-traded-funds', 'Market fall'],
    ['/invest-in-mutual-funds', 'Equity, large to small companies'],
    ['/invest-in-equity-ninja', 'Market fall'],
    ['/invest-in-us-investing', 'The shares'],
    ['/services/private-wealth', 'Markets'],
  ] as const;
  expect(falls.map(([href, name]) => marksOf(href).get(name))).toEqual(falls.map(() => 6));
});
