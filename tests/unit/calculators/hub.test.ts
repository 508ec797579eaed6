import { CALCULATOR_GROUPS } from '@/lib/pages/calculators/groups';
import { byGroup, CALCULATORS, findCalculators } from '@/lib/pages/calculators';

const slugs = (query: string) => findCalculators(query).map(({ slug }) => slug);

test('the groups of the hub list each calculator once', () => {
  const listed = byGroup().flatMap(({ entries }) => entries);
  expect(listed.map(({ slug }) => slug).toSorted()).toEqual(
    CALCULATORS.map(({ slug }) => slug).toSorted(),
  );
});

test('a group without a calculator is not shown, and groups keep their order', () => {
  const found = byGroup(findCalculators('ppf'));
  expect(found.map(({ id }) => id)).toEqual(['savings']);
  const order = byGroup().map(({ id }) => id);
  expect(order).toEqual(CALCULATOR_GROUPS.map(({ id }) => id).filter((id) => order.includes(id)));
});

describe('the finder', () => {
  test.each([
    ['ppf', 'ppf-calculator'],
    ['provident', 'ppf-calculator'],
    ['  Rule of 72 ', 'compounding-magic-calculator'],
    ['crore goal', 'wealth-accumulation-calculator'],
    ['Prices', 'inflation-calculator'],
  ])('finds %j', (query, slug) => expect(slugs(query)).toContain(slug));

  test('needs every word, lists all for none, and nothing for what it does not know', () => {
    expect(slugs('ppf crore')).toEqual([]);
    expect(slugs('')).toHaveLength(CALCULATORS.length);
    expect(slugs('constructor')).toEqual([]);
  });

  test.each(CALCULATORS)('finds $slug by its title', ({ slug, title }) =>
    expect(slugs(title)).toContain(slug),
  );
});
