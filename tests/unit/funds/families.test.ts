import { categoryBySlug, categoryOf, FUND_CATEGORIES } from '@/lib/domain/fund/categories';
import { familiesOf, type SchemeRow } from '@/lib/domain/fund/families';
import { plainSlug } from '@/lib/tools/slug';
import fc from '@/tests/support/properties';

const row = (given: Partial<SchemeRow> & { readonly code: string }): SchemeRow => ({
  name: 'Oak Liquid Fund',
  house: 'Oak Mutual Fund',
  isin: null,
  reinvestmentIsin: null,
  category: 'Open Ended Schemes(Debt Scheme - Liquid Fund)',
  plan: null,
  option: null,
  formerName: null,
  nav: 10,
  date: '2026-08-20',
  previousNav: null,
  previousDate: null,
  firstDate: null,
  monthEnds: null,
  ...given,
});

describe('the categories', () => {
  test.each<[string, string]>([
    ['Open Ended Schemes(Equity Scheme - Large Cap Fund)', 'large-cap'],
    ['Open Ended Schemes(Equity Schemes - Large Cap Fund)', 'large-cap'],
    ['Open Ended Schemes ( Equity Scheme - Sectoral/ Thematic )', 'sectoral-and-thematic'],
    ['Open Ended Schemes(Equity Schemes - Thematic Fund)', 'sectoral-and-thematic'],
    ['Open Ended Schemes(Debt Scheme - Low Duration Fund)', 'ultra-short-to-short-term'],
    ['Open Ended Schemes(Exchange Traded Funds (ETFs) - Gold ETF)', 'gold-etfs'],
    ['Open Ended Schemes(Index Funds - Debt Funds)', 'index-funds'],
    [
      'Open Ended Schemes(Life Cycle Funds - Life Cycle Fund with Maturity of 15 Years)',
      'life-cycle',
    ],
    ['Close Ended Schemes(Income)', 'fixed-term-plan'],
    ['Open Ended Schemes(Income)', 'earlier-debt'],
    ['Open Ended Schemes(Solution Oriented Scheme - Children’s Fund)', 'childrens-fund'],
  ])('%s', (heading, slug) => {
    expect(categoryOf(heading)?.slug).toBe(slug);
    expect(categoryBySlug(slug)).toBe(categoryOf(heading));
  });

  test('an unknown heading has none', () => {
    expect(categoryOf('Open Ended Schemes(Moon Funds)')).toBeNull();
    expect(categoryOf(null)).toBeNull();
    expect(categoryBySlug('moon-funds')).toBeNull();
  });

  test('each has an address and a description of its own', () => {
    for (const key of ['slug', 'name', 'about'] as const) {
      expect(new Set(FUND_CATEGORIES.map((one) => one[key])).size).toBe(FUND_CATEGORIES.length);
    }
    expect(FUND_CATEGORIES.filter(({ slug }) => plainSlug(slug) !== slug)).toEqual([]);
  });
});

test('plans and options of one fund are a family, however it is spelt', () => {
  const { families } = familiesOf([
    row({ code: '4', name: 'OAK LIQUID FUND', plan: 'Direct Plan', option: 'IDCW' }),
    row({ code: '3', name: 'Oak Liquid Fund - Direct Plan - Growth' }),
    row({ code: '2', name: 'Oak - Liquid  Fund', plan: 'Regular Plan', option: 'Monthly IDCW' }),
    row({ code: '1', plan: 'Regular Plan', option: 'Growth' }),
    row({ code: '5', name: 'Oak Liquid Fund', house: 'Elm Mutual Fund' }),
  ]);
  expect(families.map(({ slug, house, name }) => [slug, house.slug, name])).toEqual([
    ['oak-liquid-fund', 'oak', 'Oak Liquid Fund'],
    ['oak-liquid-fund-5', 'elm', 'Oak Liquid Fund'],
  ]);
  expect(families[0]?.category?.slug).toBe('liquid');
  expect(families[0]?.schemes.map(({ code }) => code)).toEqual(['1', '2', '3', '4']);
});

test.each([
  ['Oak - Bond Fund ( Segregated - 17022020 )', 'Oak - Bond Fund (Segregated - 17022020)'],
  ['Oak Credit Risk Fund.', 'Oak Credit Risk Fund'],
])('%s is shown as %s', (name, shown) => {
  expect(familiesOf([row({ code: '1', name })]).families[0]?.name).toBe(shown);
});

test('the last heading of a family counts', () => {
  const old = { code: '1', date: '2026-08-18', category: 'Open Ended Schemes(Income)' };
  const { families } = familiesOf([row(old), row({ code: '2' })]);
  expect(families[0]?.heading).toBe('Open Ended Schemes(Debt Scheme - Liquid Fund)');
});

test.each([
  ['2026-08-20', true],
  // Ten trading days: 20, 19, 18, 17, 14, 13, 12, 11, 10 and 7 August.
  ['2026-08-07', true],
  ['2026-08-06', false],
  ['2018-07-02', false],
  [null, false],
])('a fund with its last NAV of %j is current: %j', (date, expected) => {
  const { asOf, families } = familiesOf([
    row({ code: '1', name: 'Elm Fund' }),
    row({ code: '2', name: 'Elm Fund' }),
    row({ code: '3', date, nav: date === null ? null : 10 }),
  ]);
  expect(asOf).toBe('2026-08-20');
  expect(families.find(({ slug }) => slug === 'oak-liquid-fund')?.isCurrent).toBe(expected);
});

test('a wrong day in one row moves nothing', () => {
  const rows = ['1', '2'].map((code) => row({ code }));
  expect(familiesOf([...rows, row({ code: '3', date: '2062-08-20' })]).asOf).toBe('2026-08-20');
  expect(familiesOf([])).toEqual({ asOf: null, families: [] });
});

const anyRows = fc.uniqueArray(
  fc.record({
    code: fc.integer({ min: 1, max: 9999 }).map(String),
    name: fc.constantFrom(
      'Oak Fund',
      'OAK FUND',
      'Oak-Fund 12',
      'Oak & Elm Fund',
      '१२',
      'Oak Fund 1',
    ),
    house: fc.constantFrom('Oak Mutual Fund', 'Elm Mutual Fund', null),
    plan: fc.constantFrom('Direct Plan', 'Regular Plan', null),
    option: fc.constantFrom('Growth', 'IDCW', null),
    date: fc.constantFrom('2026-08-20', '2026-08-19', '2019-01-01', null),
  }),
  { selector: ({ code }) => code, maxLength: 30 },
);

test('every scheme is in one family, each with an address, whatever the order of the rows', () => {
  fc.assert(
    fc.property(anyRows, (given) => {
      const rows = given.map(row);
      const list = familiesOf(rows);
      const codes = list.families.flatMap(({ schemes }) => schemes.map(({ code }) => code));
      expect(codes.sort()).toEqual(rows.map(({ code }) => code).sort());
      const slugs = list.families.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(familiesOf([...rows].reverse())).toEqual(list);
    }),
  );
});
