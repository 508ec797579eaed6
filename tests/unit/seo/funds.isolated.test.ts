import { readFilter } from '@/lib/domain/fund/explorer';
import { fundStoryOf } from '@/lib/domain/fund/story';
import type { FundFamily, FundList } from '@/lib/domain/fund/types';
import { fundFamilies, fundPart } from '@/lib/pages/funds/fund/page';
import { fundCategories, fundGroupMetadata, fundHouses } from '@/lib/pages/funds/fund-group-page';
import type { Source } from '@/lib/domain/sourced';
import { fundMetadata } from '@/lib/pages/funds/fund/metadata';
import { fundPicture } from '@/lib/pages/funds/fund/picture';
import { family, growing, NOW, scheme } from '@/tests/fixtures/fund';
import { allBut } from '@/tests/support/fake-timers';
import { load } from '@/lib/provider/load';

jest.mock('@/lib/provider/load');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-08-21T12:00:00Z'), doNotFake: allBut('Date') });
});
afterEach(() => {
  jest.useRealTimers();
});

const fresh = { firstDay: '2026-08-01' };
const FAMILIES: readonly FundFamily[] = [
  family(),
  family({ slug: 'chart', schemes: [scheme()] }),
  family({
    slug: 'two-plans',
    schemes: [scheme(fresh), scheme({ ...fresh, code: '2', plan: 'direct' })],
  }),
  family({ slug: 'no-chart', schemes: [scheme(fresh)] }),
  family({ slug: 'gone', isCurrent: false }),
  family({ slug: 'no-nav', schemes: [scheme({ nav: null, day: null, firstDay: null })] }),
];

function given(list: FundList | null, source: Source = 'end-of-day') {
  jest
    .mocked(load<'mutualFunds'>)
    .mockResolvedValue(list && { data: list, source, asOf: list.asOf, note: null });
}

const LINE = growing('2015-01-01', '2026-08-20', 0.12);
const story = (one: FundFamily) => {
  const shown = one.schemes[0] ?? scheme();
  return fundStoryOf(one, shown, new Map(one.schemes.map(({ code }) => [code, LINE])), NOW);
};
const robotsOf = (one: FundFamily, source: Source = 'end-of-day') =>
  fundMetadata(story(one), source).robots ?? null;

describe('the part of the sitemap', () => {
  test('has each fund with a current NAV and a chart or two plans, with the day of its NAV', async () => {
    given({ asOf: '2026-08-20', families: FAMILIES });
    const entries = (await fundFamilies.sitemap.entries()) ?? [];
    expect(entries).toEqual(
      ['plumeria-flexi-cap-fund', 'chart', 'two-plans'].map((slug) => ({
        path: `/mutual-funds/${slug}`,
        lastmod: '2026-08-20',
      })),
    );
    expect([fundFamilies, fundHouses, fundCategories].map((one) => one.sitemap.part)).toEqual(
      Array(3).fill('funds'),
    );
  });

  test('is empty once the NAVs are past their maximum age', async () => {
    jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
    given({ asOf: '2026-08-20', families: FAMILIES });
    for (const kind of [fundFamilies, fundHouses, fundCategories]) {
      expect(await kind.sitemap.entries()).toEqual([]);
    }
  });

  test('has no page that says noindex, and lacks none that does not', async () => {
    given({ asOf: '2026-08-20', families: FAMILIES });
    const listed = new Set(((await fundFamilies.sitemap.entries()) ?? []).map(({ path }) => path));
    for (const one of FAMILIES) {
      const isHidden = JSON.stringify(robotsOf(one) ?? '').includes('"index":false');
      expect([one.slug, isHidden]).toEqual([one.slug, !listed.has(`/mutual-funds/${one.slug}`)]);
    }
  });

  test('is empty for a sample, and unknown while there is no list', async () => {
    for (const kind of [fundFamilies, fundHouses, fundCategories]) {
      given({ asOf: '2026-08-20', families: FAMILIES }, 'sample');
      expect(await kind.sitemap.entries()).toEqual([]);
      given(null);
      expect(await kind.sitemap.entries()).toBeNull();
    }
  });
});

test('while there is no list, no fund is missing: it is not known', async () => {
  given(null);
  expect((await fundFamilies.exists('anything')).kind).toBe('unavailable');
  given({ asOf: '2026-08-20', families: FAMILIES });
  expect((await fundFamilies.exists('anything')).kind).toBe('missing');
  expect((await fundFamilies.exists('chart')).kind).toBe('page');
});

describe('the title of a fund', () => {
  const titlesOf = (name: string, code = '900001') => {
    const { title, openGraph } = fundMetadata(
      story(family({ name, schemes: [scheme({ code })] })),
      'end-of-day',
    );
    return [String(title), String(openGraph?.title)];
  };
  const LONG = ['1-3', '3-10'].map(
    (years) => `Plumeria Long Life US Treasury ${years} Year Bond ETFs Passive FOF`,
  );

  test('has the whole name wherever that fits', () => {
    const name = 'Plumeria Nifty 200 Momentum 30 Index Fund';
    expect(titlesOf(name)).toEqual([`${name} NAV | Marigold`, `${name} NAV, chart and returns`]);
    expect(titlesOf('Plumeria Flexi Cap Fund')[0]).toMatch(
      /^Plumeria Flexi Cap Fund NAV, chart and returns/,
    );
  });

  test('tells long names apart that differ in their middle, and is whole on cards', () => {
    const [first, second] = LONG.map((name, at) => titlesOf(name, `90000${at}`));
    expect(first?.[0]).toMatch(/^Plumeria Long Life.*….*Passive FOF \(900000\) NAV$/);
    expect(String(first?.[0]).length).toBeLessThanOrEqual(60);
    expect(second?.[0]).not.toBe(first?.[0]);
    expect(first?.[1]).toBe(`${LONG[0]} NAV, chart and returns`);
  });

  test('of a house or category is never cut', () => {
    const name = 'Dynamic asset allocation or balanced advantage';
    const { title } = fundGroupMetadata({ name, count: 3 }, '/mutual-funds/category/x', true);
    expect(title).toBe(`${name}: NAVs`);
  });
});

test('made-up NAVs are called so, and the source of real ones is left to the page', () => {
  const of = (source: Source) => String(fundMetadata(story(family()), source).description);
  expect(of('sample')).toContain('NAVs are made up for the sample.');
  for (const source of ['end-of-day', 'provider'] as const) {
    expect(of(source)).toMatch(/ NAV \(Regular, Growth\): ₹[\d.]+ on \d+ \w+ \d{4}\. With /);
    expect(of(source)).not.toMatch(/AMFI|made up/);
  }
});

test('a scheme of a fund is canonical to the bare address', () => {
  const { alternates } = fundMetadata(story(family()), 'end-of-day');
  expect(String(alternates?.canonical)).toMatch(/\/mutual-funds\/plumeria-flexi-cap-fund$/);
});

test('a fund is structured by name, house, category and ISIN, never as an offer', () => {
  const page = { url: 'https://x.example/mutual-funds/a', id: 'https://x.example/mutual-funds/a' };
  const part = fundPart(story(family()), false)(page as never);
  const fund = part?.nodes?.[0] as unknown as Record<string, unknown>;
  expect(fund).toMatchObject({
    '@type': 'InvestmentFund',
    name: 'Plumeria Flexi Cap Fund',
    provider: { name: 'Plumeria Mutual Fund' },
    category: 'Flexi cap',
    identifier: [{ propertyID: 'ISIN', value: 'INF000P01011' }],
  });
  expect(JSON.stringify(part)).not.toMatch(/"(price|offers)"/);
  const sample = fundPart(story(family()), true)(page as never);
  expect(JSON.stringify(sample)).not.toContain('INF000P01011');
});

test('the picture has the NAV with its day and no return', () => {
  const picture = fundPicture(family(), NOW, false);
  expect(picture).toMatchObject({
    title: 'Plumeria Flexi Cap Fund',
    line: 'Plumeria Mutual Fund',
    notes: ['As of 20 Aug 2026'],
    figures: [{ label: 'NAV (Regular, Growth)', value: '₹48.1234' }, { label: 'Change' }],
  });
  const older = family({ schemes: [scheme({ day: '2026-08-19' }), scheme({ plan: 'direct' })] });
  expect(fundPicture(older, NOW, false).notes).toEqual(['As of 19 Aug 2026']);
  expect(fundPicture(family({ isCurrent: false }), NOW, false)).toMatchObject({
    figures: [],
    notes: [],
  });
});

test('columns of returns are a state, which is not for search engines', () => {
  expect(readFilter({ columns: 'returns' }).sort).toBe('name');
  expect(readFilter({ sort: 'return', columns: '5y' })).toMatchObject({
    sort: 'name',
    columns: '',
  });
});
