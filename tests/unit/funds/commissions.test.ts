import { commissions } from '@/lib/content/commissions';
import { FUND_CATEGORIES } from '@/lib/domain/fund/categories';

/** Bought on the exchange, where no fund house pays a distributor. */
const WITHOUT = new Set(['etfs', 'gold-etfs', 'silver-etfs']);

test.each(FUND_CATEGORIES.map(({ slug, group }) => [slug, group] as const))(
  '%s has one row of the table of commissions',
  (slug, group) => {
    const rows = commissions.filter(({ kinds }) => kinds.includes(slug) || kinds.includes(group));
    expect(rows).toHaveLength(WITHOUT.has(slug) ? 0 : 1);
  },
);

test('every kind of the table is a category or a group of them', () => {
  const known = new Set<string>(FUND_CATEGORIES.flatMap(({ slug, group }) => [slug, group]));
  expect(commissions.flatMap(({ kinds }) => kinds).filter((kind) => !known.has(kind))).toEqual([]);
});

test.each(commissions)('$category: the least is not above the most', ({ trail: [least, most] }) => {
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThanOrEqual(most);
});
