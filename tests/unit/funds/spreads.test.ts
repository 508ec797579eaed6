import { categorySpreads, spreadGroups, spreadScale } from '@/lib/domain/fund/spreads';

import { family, scheme } from '@/tests/fixtures/fund';

const returned = (percent: number | null, plan: 'regular' | 'direct' = 'regular') =>
  scheme({
    plan,
    monthReturns: { day: '2026-07-31', percents: [percent, null, null], starts: [] },
  });

test('one return a fund, of its regular plan where it has one, and the middle of them', () => {
  const families = [
    family({ slug: 'a', schemes: [returned(9, 'direct'), returned(8)] }),
    family({ slug: 'b', schemes: [returned(3, 'direct')] }),
    family({ slug: 'f', schemes: [returned(6)] }),
    family({ slug: 'c', schemes: [returned(null), scheme()] }),
    family({ slug: 'd', schemes: [returned(99)], isCurrent: false }),
    family({ slug: 'e', schemes: [returned(50)], category: null }),
  ];
  expect(categorySpreads({ asOf: null, families })).toEqual([
    {
      slug: 'flexi-cap',
      name: 'Flexi cap',
      group: 'equity',
      count: 4,
      returns: [3, 6, 8],
      middle: 6,
    },
  ]);
});

test('no spread of so few funds that it would tell the return of one', () => {
  const families = ['a', 'b'].map((slug) => family({ slug, schemes: [returned(8)] }));
  expect(categorySpreads({ asOf: null, families })).toMatchObject([
    { count: 2, returns: [], middle: null },
  ]);
});

test('the scale includes zero and whole tens', () => {
  const spread = (...returns: number[]) => ({
    slug: '',
    name: '',
    group: 'equity' as const,
    count: 0,
    returns,
    middle: null,
  });
  expect(spreadScale([spread(-12, 3), spread(41)])).toEqual([-20, 50]);
  expect(spreadScale([spread(5, 6)])).toEqual([0, 10]);
  expect(spreadScale([])).toEqual([0, 10]);
});

test('categories are in four groups, of which those without any are left out', () => {
  const of = (slug: string, group: 'equity' | 'debt' | 'life-cycle' | 'other') =>
    ({ slug, name: slug, group, count: 1, returns: [], middle: null }) as const;
  const groups = spreadGroups([
    of('a', 'debt'),
    of('b', 'life-cycle'),
    of('c', 'other'),
    of('d', 'equity'),
  ]);
  expect(groups.map(({ name, spreads }) => [name, spreads.map(({ slug }) => slug)])).toEqual([
    ['Equity', ['d']],
    ['Debt', ['a']],
    ['Other', ['b', 'c']],
  ]);
});
