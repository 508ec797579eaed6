import {
  categoriesOf,
  choicesOf,
  filterParameters,
  findFunds,
  type FoundFund,
  type FundFilter,
  fundsPage,
  housesOf,
  isFiltered,
  pageOfFund,
  readFilter,
} from '@/lib/domain/fund/explorer';
import { dayFinding, foundHeading } from '@/lib/domain/fund/explorer-sentences';
import { dayChange } from '@/lib/domain/fund/plans';
import type { FundList } from '@/lib/domain/fund/types';
import { withQuery } from '@/lib/tools/parameters';
import fc from '@/tests/support/properties';

import { family, scheme } from '@/tests/fixtures/fund';

const list: FundList = {
  asOf: '2026-08-20',
  families: [
    family(),
    family({
      slug: 'aster-liquid-fund',
      name: 'Aster Liquid Fund',
      house: { slug: 'aster-mutual-fund', name: 'Aster Mutual Fund' },
      category: { slug: 'liquid', name: 'Liquid', group: 'debt', about: 'Papers of 91 days.' },
      schemes: [scheme({ code: '900010', nav: 2_500, previousNav: 2_499, isin: 'INF000A01010' })],
    }),
    family({
      slug: 'plumeria-gone-fund',
      name: 'Plumeria Gone Fund',
      isCurrent: false,
      schemes: [scheme({ code: '900020', day: '2019-03-01', previousNav: null })],
    }),
  ],
};

const found = (query: Record<string, string>) =>
  findFunds(list, readFilter(query)).map(({ family: { name }, scheme: { code } }) => [name, code]);

test.each<[Record<string, string>, [string, string][]]>([
  [
    {},
    [
      ['Aster Liquid Fund', '900010'],
      ['Plumeria Flexi Cap Fund', '900001'],
    ],
  ],
  [{ q: 'flexi PLUMERIA' }, [['Plumeria Flexi Cap Fund', '900001']]],
  [{ q: 'inf000a01010' }, [['Aster Liquid Fund', '900010']]],
  [{ q: '900002' }, [['Plumeria Flexi Cap Fund', '900001']]],
  [{ q: 'gone' }, []],
  [{ q: 'gone', all: '1' }, [['Plumeria Gone Fund', '900020']]],
  [{ plan: 'direct' }, [['Plumeria Flexi Cap Fund', '900002']]],
  [{ option: 'idcw' }, [['Plumeria Flexi Cap Fund', '900003']]],
  [{ plan: 'direct', option: 'idcw' }, []],
  [{ house: 'aster-mutual-fund' }, [['Aster Liquid Fund', '900010']]],
  [{ category: 'liquid' }, [['Aster Liquid Fund', '900010']]],
  [{ category: 'nothing' }, []],
  [
    { sort: 'change' },
    [
      ['Plumeria Flexi Cap Fund', '900001'],
      ['Aster Liquid Fund', '900010'],
    ],
  ],
  [
    { sort: 'return' },
    [
      ['Aster Liquid Fund', '900010'],
      ['Plumeria Flexi Cap Fund', '900001'],
    ],
  ],
])('%j finds %j', (query, funds) => {
  expect(found(query)).toEqual(funds);
});

/** What `findFunds` finds, worked out anew for each state. */
function foundAnew({ families }: FundList, filter: FundFilter): readonly string[] {
  const figure = ({ scheme: one }: FoundFund) =>
    (filter.sort === 'nav' ? one.nav : dayChange(one)?.percent) ?? -Infinity;
  const fitting = families
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .filter(({ isCurrent }) => filter.all || isCurrent)
    .filter(({ house }) => filter.house === '' || house.slug === filter.house)
    .filter(({ name }) => name.toLowerCase().includes(filter.q))
    .flatMap((one): readonly FoundFund[] => {
      const schemes = one.schemes.filter(
        ({ plan, option }) =>
          ['', plan].includes(filter.plan) && ['', option].includes(filter.option),
      );
      const [shown] = schemes;
      return shown ? [{ family: one, scheme: shown, schemes }] : [];
    });
  const ordered =
    filter.sort === 'name' ? fitting : fitting.toSorted((a, b) => figure(b) - figure(a) || 0);
  return ordered.map(({ family: { slug }, scheme: { code } }) => `${slug} ${code}`);
}

test('a state gives the same results after any other request', () => {
  const schemes = fc.array(
    fc.record({
      plan: fc.constantFrom('regular' as const, 'direct' as const, 'unknown' as const),
      option: fc.constantFrom('growth' as const, 'idcw' as const),
      nav: fc.integer({ min: 1, max: 5 }),
      previousNav: fc.constantFrom(null, 1, 2),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const lists = fc
    .array(fc.record({ schemes, isCurrent: fc.boolean(), house: fc.constantFrom('oak', 'elm') }), {
      maxLength: 12,
    })
    .map((funds): FundList => ({
      asOf: '2026-08-20',
      families: funds.map((fund, at) =>
        family({
          slug: `fund-${at}`,
          name: `${fund.house} fund ${String.fromCodePoint(97 + ((at * 7) % 12))}`,
          isCurrent: fund.isCurrent,
          house: { slug: fund.house, name: fund.house },
          schemes: fund.schemes.map((one, of) => scheme({ ...one, code: `${at}${of}` })),
        }),
      ),
    }));
  const states = fc.record<FundFilter>({
    q: fc.constantFrom('', '', 'oak', 'elm'),
    house: fc.constantFrom('', '', 'oak'),
    category: fc.constant(''),
    plan: fc.constantFrom('', 'regular', 'direct'),
    option: fc.constantFrom('', 'growth', 'idcw'),
    all: fc.boolean(),
    sort: fc.constantFrom('name', 'nav', 'change'),
    columns: fc.constant(''),
  });
  fc.assert(
    fc.property(lists, fc.array(states, { minLength: 1, maxLength: 6 }), (of, asked) => {
      for (const filter of asked) {
        const slugs = findFunds(of, filter).map((one) => `${one.family.slug} ${one.scheme.code}`);
        expect(slugs).toEqual(foundAnew(of, filter));
      }
    }),
  );
});

test('the address and the form have the same values', () => {
  const filters = fc.record<FundFilter>({
    q: fc.stringMatching(/^([a-z0-9&%+]{1,8} ?){0,3}$/).map((text) => text.trim()),
    house: fc.constantFrom('', 'aster-mutual-fund'),
    category: fc.constantFrom('', 'liquid', 'flexi-cap'),
    plan: fc.constantFrom('', 'regular', 'direct'),
    option: fc.constantFrom('', 'growth', 'idcw'),
    all: fc.boolean(),
    sort: fc.constantFrom('name', 'nav', 'change'),
    columns: fc.constantFrom('', 'returns'),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const { search } = new URL(
        withQuery('/mutual-funds', filterParameters(filter)),
        'https://x.in',
      );
      const query = Object.fromEntries(new URLSearchParams(search));
      expect(readFilter(query)).toEqual(filter);
      expect(isFiltered(filter)).toBe(search !== '');
    }),
  );
});

test('the page of a house keeps its filter out of the address', () => {
  const fixed = { house: 'aster-mutual-fund' };
  const filter = readFilter({ house: 'plumeria-mutual-fund' }, fixed);
  expect(filter.house).toBe('aster-mutual-fund');
  expect(isFiltered(filter, fixed)).toBe(false);
});

test('a fund is on the page of its category that its link names', () => {
  const many = {
    asOf: list.asOf,
    families: Array.from({ length: 120 }, (_, at) =>
      family({ slug: `fund-${at}`, name: `Fund ${String(at).padStart(3, '0')}` }),
    ),
  };
  const fixed = { category: family().category?.slug ?? '' };
  const all = findFunds(many, readFilter({}, fixed));
  const pages = many.families.map((one) => pageOfFund(many, one, fixed));
  expect([...new Set(pages)]).toEqual([1, 2, 3]);
  many.families.forEach(({ slug }, at) => {
    const { shown } = fundsPage(all, { page: String(pages[at]) });
    expect(shown.some((one) => one.family.slug === slug)).toBe(true);
  });
  expect(pageOfFund(list, family({ slug: 'plumeria-gone-fund' }), {})).toBe(1);
});

test('houses and categories count current funds alone', () => {
  expect(housesOf(list).map(({ name, count }) => [name, count])).toEqual([
    ['Aster Mutual Fund', 1],
    ['Plumeria Mutual Fund', 1],
  ]);
  expect(categoriesOf(list).map(({ name }) => name)).toEqual(['Flexi cap', 'Liquid']);
});

test.each([
  {},
  { category: 'liquid' },
  { house: 'aster-mutual-fund' },
  { plan: 'direct' },
  { all: '1' },
])('each choice of %j counts what it would show, and none would show nothing', (query) => {
  const filter = readFilter(query);
  for (const kind of ['house', 'category'] as const) {
    const choices = choicesOf(list, filter, kind);
    expect(choices.length).toBeGreaterThan(0);
    for (const { slug, count } of choices) {
      expect(findFunds(list, { ...filter, [kind]: slug })).toHaveLength(count);
      expect(count > 0 || slug === filter[kind]).toBe(true);
    }
  }
});

test('a chosen house of which nothing is found stays chosen', () => {
  const filter = readFilter({ q: 'no such fund', house: 'aster-mutual-fund' });
  expect(choicesOf(list, filter, 'house')).toEqual([
    { slug: 'aster-mutual-fund', name: 'Aster Mutual Fund', count: 0 },
  ]);
});

test('heading and finding', () => {
  const all = findFunds(list, readFilter({}));
  expect(foundHeading(all, { q: '' })).toBe('2 funds of 2 fund houses');
  expect(foundHeading(all.slice(1), { q: 'flexi' })).toBe('1 fund for “flexi”');
  expect(foundHeading([], { q: 'x' })).toBe('No fund found for “x”');
  expect(dayFinding(all)).toBe('On 20 Aug 2026, all of 2 funds rose.');
});
