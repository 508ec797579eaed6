import { asCandles, withEarlier } from '@/lib/domain/company/history';
import { askedWords, chosenCompanies } from '@/lib/pages/compare/company-choice';
import { chosenFunds, comparedScheme } from '@/lib/pages/compare/fund-choice';
import { fundRows, navRanges } from '@/lib/domain/comparison/fund-rows';
import { comparedRanges, monthEnds, thinned } from '@/lib/domain/comparison/rebased-prices';
import { NO_FIGURES } from '@/lib/domain/company/figures';
import { NO_PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import { comparedResults, resultRows } from '@/lib/domain/comparison/result-rows';
import { betterPlace, compareRows, examplePairs } from '@/lib/domain/comparison/rows';
import {
  breakSentences,
  compareHeading,
  noRangeSentence,
  rebasedHeading,
  rebasedSentence,
} from '@/lib/domain/comparison/sentence';
import { fundStoryOf } from '@/lib/domain/fund/story';
import type { Series } from '@/lib/domain/figure/series';
import type { Candle, CompanyFigure } from '@/lib/domain/company/records';
import { addDays } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

import { named } from '@/tests/fixtures/company';
import { family, growing, NOW, scheme } from '@/tests/fixtures/fund';
import { figure as screened } from '../screener/support';

const COMPANIES = [
  named('Alpha Sample Limited', 'ALPHA', 'Banks'),
  named('Beta Sample Limited', 'BETA', 'Banks'),
  named('Gamma Works Limited', 'GAMMA', 'Banks'),
];

const candles = (closes: Record<string, number>): readonly Candle[] =>
  asCandles(Object.entries(closes).map(([time, value]) => ({ time, value })));

describe('what an address asks to compare', () => {
  test.each([
    [{ c: 'a,b , c,,d,e' }, ['a', 'b', 'c', 'd']],
    [{ c: ['SBIN', '', 'sbin', 'LICI'] }, ['SBIN', 'LICI']],
    [{}, []],
  ])('%j', (query, words) => expect(askedWords(query, 'c')).toEqual(words));

  test('a field of the form may have a fund’s name with commas; an address has slugs', () => {
    expect(askedWords({ f: ['Pine Bank, PSU Fund', ''] }, 'f')).toEqual(['Pine Bank, PSU Fund']);
    expect(askedWords({ f: 'pine,oak' }, 'f')).toEqual(['pine', 'oak']);
  });

  test('property: joining the words with commas asks for the same', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (c) => {
        const asked = askedWords({ c }, 'c');
        expect(askedWords({ c: asked.join(',') }, 'c')).toEqual(asked);
        expect(asked.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('each of thousands of words is looked at once', () => {
    const c = Array.from({ length: 2_000 }, (_, at) => at.toString(36)).join(',');
    const lower = jest.spyOn(String.prototype, 'toLowerCase');
    const asked = askedWords({ c }, 'c');
    const looks = lower.mock.calls.length;
    lower.mockRestore();
    expect(asked).toHaveLength(4);
    expect(looks).toBe(2_000);
  });

  test('symbols, addresses and names find companies, each once', () => {
    const words = ['beta', 'gamma-works-limited', 'Gamma', 'sample', 'nobody'];
    const { found, unknown } = chosenCompanies(COMPANIES, words);
    expect(found.map(({ symbol }) => symbol)).toEqual(['BETA', 'GAMMA']);
    // Two companies have the word.
    expect(unknown.map(({ word }) => word)).toEqual(['sample', 'nobody']);
    // The other one is chosen already.
    expect(unknown[0]?.near.map(({ symbol }) => symbol)).toEqual(['ALPHA']);
  });
});

/** A series without breaks, whatever its steps. */
const plain = (closes: Record<string, number>): Series => ({
  points: Object.entries(closes).map(([day, value]) => ({ day, value, of: null })),
  breaks: [],
  splits: [],
  frequency: 'daily',
});

const broken = (closes: Record<string, number>, day: string, cause: string | null): Series => ({
  ...plain(closes),
  breaks: [{ day, cause }],
});

describe('prices from one starting point', () => {
  const [whole] = comparedRanges([
    plain({ '2026-01-01': 50, '2026-01-02': 100, '2026-01-30': 110, '2026-02-02': 90 }),
    plain({ '2026-01-02': 10, '2026-01-30': 12, '2026-02-02': 15, '2026-02-03': 20 }),
  ]);
  const series = whole?.series;

  test('the days that all have, the first at 100', () => {
    expect(series?.days).toEqual(['2026-01-02', '2026-01-30', '2026-02-02']);
    const [first, second] = series?.lines ?? [];
    expect(first?.map((value) => Math.round(value))).toEqual([100, 110, 90]);
    expect(second?.map((value) => Math.round(value))).toEqual([100, 120, 150]);
    expect(monthEnds(series?.days ?? [])).toEqual([0, 1, 2]);
  });

  test('the sentence names each change', () => {
    expect(series && rebasedSentence(series, ['Alpha Sample', 'Beta Sample'])).toBe(
      'Beta Sample up 50.0% and Alpha Sample down 10.0% since 2 Jan 2026',
    );
  });

  test('of three or more the sentence names the farthest apart', () => {
    const days = ['2026-01-02', '2026-01-05'];
    const lines = [
      [100, 95.4],
      [100, 112],
      [100, 80.8],
    ];
    expect(rebasedSentence({ days, lines }, ['Alpha', 'Beta', 'Gamma'])).toBe(
      'Beta up 12.0% and Gamma down 19.2% since 2 Jan 2026',
    );
  });

  test('a heading has two lines on a phone: it names what fits, else it counts', () => {
    const short = ['Infosys', 'Wipro'];
    expect(compareHeading([], [], 'companies')).toBe('Compare companies');
    expect(compareHeading(short, ['INFY', 'WIPRO'], 'companies')).toBe(
      'Infosys and Wipro side by side',
    );
    const long = ['Tata Consultancy Services', 'Hindustan Unilever'];
    expect(compareHeading(long, ['TCS', 'HINDUNILVR'], 'companies')).toBe(
      'TCS and HINDUNILVR side by side',
    );
    expect(compareHeading(long, long, 'mutual funds')).toBe('2 mutual funds side by side');
    const days = ['2026-01-02', '2026-01-05'];
    const lines = [
      [100, 95.4],
      [100, 112],
    ];
    expect(rebasedHeading({ days, lines }, ['A', 'B'])).toBe(
      'B up 12.0% and A down 4.6% since 2 Jan 2026',
    );
    expect(rebasedHeading({ days, lines }, long)).toBe('From −4.60% to +12.00% since 2 Jan 2026');
    const named = (from: number, to: number) =>
      rebasedHeading(
        {
          days,
          lines: [
            [100, to],
            [100, from],
          ],
        },
        ['ICICI Bank', 'HDFC Bank Limited'],
      );
    expect(named(73, 98.2)).toBe('ICICI Bank fell less: −1.80% against −27.00%');
    expect(named(103, 112)).toBe('ICICI Bank rose more: +12.00% against +3.00%');
    expect(named(90, 112)).toBe('ICICI Bank did better: +12.00% against −10.00%');
  });

  test('a range is offered where the days of all reach back to its start', () => {
    const days = Array.from({ length: 400 }, (_, at) => addDays('2026-11-20', at - 399));
    const of = (from: number) =>
      plain(Object.fromEntries(days.slice(from).map((day, at) => [day, 100 + at])));
    const keysOf = (...starts: number[]) => comparedRanges(starts.map(of)).map(({ key }) => key);
    expect(keysOf(0, 0)).toEqual(['1M', '6M', '1Y', 'All']);
    expect(keysOf(0, 300)).toEqual(['1M', 'All']);
    expect(keysOf(0, 390)).toEqual(['All']);
    expect(keysOf(0, 399)).toEqual([]);
    const [month] = comparedRanges([of(0), of(300)]);
    expect(month?.series.days[0]).toBe('2026-10-20');
    expect(month?.series.lines.map(([first]) => first)).toEqual([100, 100]);
  });

  test('earlier weeks come before the days of the last year', () => {
    const year = candles({ '2026-01-02': 3, '2026-01-05': 4 });
    const weeks = candles({ '2025-12-26': 2, '2026-01-02': 9 });
    expect(withEarlier(year, weeks).map(({ close }) => close)).toEqual([2, 3, 4]);
    expect(withEarlier([], weeks)).toEqual(weeks);
  });

  test('no common days, no chart', () => {
    expect(comparedRanges([plain({ '2026-01-01': 1 }), plain({ '2026-01-02': 1 })])).toEqual([]);
    expect(comparedRanges([])).toEqual([]);
  });

  test('property: scaling a price changes no line', () => {
    const closes = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(closes, fc.integer({ min: 2, max: 50 }), (values, scale) => {
        const made = (by: number) =>
          plain(
            Object.fromEntries(
              values.map((value, at) => [`2026-01-${String(at + 1).padStart(2, '0')}`, value * by]),
            ),
          );
        const [one, other] = comparedRanges([made(1), made(scale)])[0]?.series.lines ?? [];
        one?.forEach((value, at) => expect(other?.[at]).toBeCloseTo(value, 6));
      }),
    );
  });
});

describe('a comparison across a break', () => {
  const days = Array.from({ length: 400 }, (_, at) => addDays('2026-08-21', at - 399));
  const steady = Object.fromEntries(days.map((day, at) => [day, 100 + at]));
  const fell = Object.fromEntries(
    days.map((day, at) => [day, day < '2026-04-30' ? 773.6 : 289.5 + at]),
  );
  const names = ['Vedanta', 'Hindustan Zinc', 'Infosys'];
  const vedanta = broken(fell, '2026-04-30', 'demerger');
  const rangesOf = (...all: Series[]) => comparedRanges(all);

  test('of two begins with it, and offers no longer range', () => {
    const ranges = rangesOf(vedanta, plain(steady));
    expect(ranges.map(({ key }) => key)).toEqual(['1M', 'Break']);
    const since = ranges.at(-1);
    expect(since?.series.days[0]).toBe('2026-04-30');
    expect(since && breakSentences(since, names)).toEqual([
      'This range begins on 30 Apr 2026 (Vedanta: demerger). Prices before that day do not compare.',
    ]);
    const ends = ranges.flatMap(({ series }) => series.lines.map((line) => line.at(-1) ?? 0));
    expect(Math.min(...ends)).toBeGreaterThan(100);
  });

  test('of three leaves it out by name of the ranges that it lies in', () => {
    const ranges = rangesOf(vedanta, plain(steady), plain(steady));
    expect(ranges.map(({ key, places }) => [key, places])).toEqual([
      ['1M', [0, 1, 2]],
      ['Break', [0, 1, 2]],
      ['6M', [1, 2]],
      ['1Y', [1, 2]],
      ['All', [1, 2]],
    ]);
    const year = ranges.find(({ key }) => key === '1Y');
    expect(year && breakSentences(year, names)).toEqual([
      'Vedanta has no line here: not comparable since 30 Apr 2026 (demerger).',
    ]);
  });

  test('of an unexplained step on the last day has no range, and says why', () => {
    const last = broken(steady, '2026-08-21', null);
    expect(rangesOf(last, plain(steady))).toEqual([]);
    expect(noRangeSentence([last, plain(steady)], names)).toBe(
      'Vedanta is not comparable with its earlier prices since 21 Aug 2026 (unexplained step).',
    );
    expect(noRangeSentence([plain(steady)], names)).toBe('');
  });
});

describe('changes that are none or the same', () => {
  const days = ['2026-01-02', '2026-01-05'];
  const lines = (...ends: number[]) => ({ days, lines: ends.map((end) => [100, end]) });

  test.each([
    [[100.04, 112], 'B up 12.0% and A unchanged since 2 Jan 2026'],
    [[99.96, 100.04], 'B and A unchanged since 2 Jan 2026'],
    [[97, 97], 'A and B down 3.0% since 2 Jan 2026'],
    [[105, 105, 98], 'A and B up 5.0% and C down 2.0% since 2 Jan 2026'],
  ])('%j: %s', (ends, words) => {
    expect(rebasedSentence(lines(...ends), ['A', 'B', 'C'].slice(0, ends.length))).toBe(words);
  });

  test('a heading by figures alone says so too', () => {
    const long = ['Tata Consultancy Services', 'Hindustan Unilever'];
    expect(rebasedHeading(lines(100, 100), long)).toBe('Both unchanged since 2 Jan 2026');
    expect(rebasedHeading(lines(97, 97), long)).toBe('Both down 3.0% since 2 Jan 2026');
  });
});

test('rows in which companies differ stand first, unknown ones are left out', () => {
  const figures = (close: number, series: string): CompanyFigure => ({
    symbol: 'A',
    name: null,
    industry: null,
    series,
    indices: [],
    close,
    changePercent: 1.5,
    monthPercent: null,
    yearPercent: null,
    marketCapCrore: null,
    pe: null,
    belowHighPercent: null,
    aboveLowPercent: null,
    dividendYieldPercent: null,
    valueCrore: null,
    deliveryPercent: null,
    volatilityPercent: null,
    salesGrowthPercent: null,
    profitGrowthPercent: null,
    operatingMarginPercent: null,
    promotersPercent: null,
    pledgedPercent: null,
  });
  expect(compareRows([figures(10, 'EQ'), figures(20, 'BE'), null], null)).toEqual([
    {
      label: 'Price ₹',
      values: ['10.00', '20.00', '–'],
      differs: true,
      better: null,
    },
    { label: 'Day %', values: ['+1.50', '+1.50', '–'], differs: true, better: null },
    { label: 'Series', values: ['EQ', 'BE', '–'], differs: true },
  ]);
  expect(
    compareRows([figures(10, 'EQ'), figures(20, 'EQ')], null).map(({ label }) => label),
  ).toEqual(['Price ₹', 'Day %', 'Series']);
});

test.each([
  [[1, 2], ['1.00', '2.00'], 'more', 1],
  [[1, 2], ['1.00', '2.00'], 'less', 0],
  [[-27, -1.8, -30], ['−27.00', '−1.80', '−30.00'], 'more', 1],
  // Printed alike, unknown, or without a better direction.
  [[1.001, 1.002], ['1.00', '1.00'], 'more', null],
  [[1, null], ['1.00', '–'], 'more', null],
  [[1, 2], ['1.00', '2.00'], undefined, null],
  [[1], ['1.00'], 'more', null],
] as const)('of %j the better, with %j and %s, is at %s', (figures, values, direction, at) => {
  expect(betterPlace(figures, values, direction)).toBe(at);
});

test('growth has a better figure and a bar has sums alone: no price, no P/E', () => {
  const rows = compareRows(
    [
      { ...screened('A'), yearPercent: 5, marketCapCrore: 900, close: 100, pe: 10 },
      { ...screened('B'), yearPercent: -5, marketCapCrore: 300, close: 900, pe: 20 },
    ],
    null,
  );
  const of = (label: string) => rows.find((row) => row.label === label);
  expect(of('1 year %')?.better).toBe(0);
  expect(of('Market value ₹ crore')).toMatchObject({ figures: [900, 300], better: null });
  for (const label of ['Price ₹', 'P/E']) {
    expect(of(label)?.figures).toBeUndefined();
    expect(of(label)?.better).toBeNull();
  }
});

describe('the last year of each company', () => {
  const year = (period: string, basis: 'consolidated' | 'standalone') => ({
    ...NO_PERIOD_FIGURES,
    salesCrore: 2000,
    netProfitCrore: -150.4,
    period,
    basis,
    start: null,
    kind: null,
    isAudited: null,
    filedOn: null,
    source: null,
    firstReported: null,
  });
  const results = (...years: readonly ReturnType<typeof year>[]) => ({
    data: { figures: { name: 'Sample', ...NO_FIGURES }, quarters: [], years },
    source: 'end-of-day' as const,
    asOf: '2026-08-14',
    note: null,
  });
  const answer = {
    data: { date: '2026-08-14', first: null, days: [], rows: [] },
    source: 'end-of-day' as const,
    asOf: '2026-08-14',
    note: null,
  };
  const nothing = { events: null, breaks: [], figures: null, answer };

  test('is the newest that was reported, and none of a sample beside real figures', () => {
    const both = results(year('2025-03-31', 'consolidated'), year('2026-03-31', 'consolidated'));
    expect(comparedResults({ ...nothing, results: both }).year?.period).toBe('2026-03-31');
    expect(comparedResults({ ...nothing, results: { ...both, source: 'sample' } }).year).toBeNull();
  });

  test('has its day in the label where all share it, else in each cell, with the scope', () => {
    const one = { year: year('2026-03-31', 'consolidated'), yieldPercent: 1.256 };
    const alike = resultRows([one, { ...one, yieldPercent: null }]);
    expect(alike.map(({ label, values }) => [label, ...values])).toEqual([
      ['Sales of the last year ₹ crore (to 31 Mar 2026)', '2,000', '2,000'],
      ['Net profit of the last year ₹ crore (to 31 Mar 2026)', '−150', '−150'],
      ['Dividends of twelve months, % of the price', '1.26', '–'],
    ]);
    expect(alike[0]?.figures).toEqual([2000, 2000]);
    const [sales] = resultRows([one, { year: year('2025-12-31', 'standalone'), yieldPercent: 0 }]);
    expect(sales?.values).toEqual([
      '2,000 (to 31 Mar 2026, consolidated)',
      '2,000 (to 31 Dec 2025, standalone)',
    ]);
    expect(sales?.figures).toBeUndefined();
  });

  test('has the dividends of twelve months to the price of the session', () => {
    const action = { exDate: '2026-06-01', purpose: 'Dividend - Rs 5 Per Share', factor: 1 };
    const events = {
      data: {
        actions: [action],
        actionsSince: '2020-01-01',
        meetings: [],
        announcements: [],
        deals: [],
      },
      source: 'end-of-day' as const,
      asOf: '2026-08-14',
      note: null,
    };
    const figures = { ...screened('A'), close: 200 };
    const { yieldPercent } = comparedResults({ ...nothing, results: null, events, figures });
    expect(yieldPercent).toBeCloseTo(2.5);
    const ofSample = { ...events, source: 'sample' as const };
    expect(
      comparedResults({ ...nothing, results: null, events: ofSample, figures }).yieldPercent,
    ).toBeNull();
  });
});

describe('funds', () => {
  const pine = family({ slug: 'pine-flexi-cap', name: 'Pine Flexi Cap', schemes: [scheme()] });
  const oak = family({
    slug: 'oak-flexi-cap',
    name: 'Oak Flexi Cap',
    schemes: [
      scheme({ code: '900011', plan: 'direct' }),
      scheme({ code: '900012', option: 'idcw' }),
    ],
  });
  const list = { asOf: '2026-08-20', families: [oak, pine] };

  test.each([
    ['pine-flexi-cap', 'pine-flexi-cap'],
    ['PINE flexi cap', 'pine-flexi-cap'],
    ['pine', 'pine-flexi-cap'],
    ['900012', 'oak-flexi-cap'],
  ])('%s is one fund', (word, slug) => {
    const { found, unknown } = chosenFunds(list, [word, slug]);
    expect(found.map((one) => one.slug)).toEqual([slug]);
    expect(unknown).toEqual([]);
  });

  test('words that several funds have name them; others name none', () => {
    expect(chosenFunds(list, ['flexi', 'birch'])).toEqual({
      found: [],
      unknown: [
        { word: 'flexi', near: [oak, pine] },
        { word: 'birch', near: [] },
      ],
    });
  });

  test('are compared by regular growth, else by direct growth', () => {
    expect(comparedScheme(pine)?.code).toBe('900001');
    expect(comparedScheme(oak)?.code).toBe('900011');
  });

  const story = (rate: number, from: string) =>
    fundStoryOf(
      family({ name: `Fund of ${rate}` }),
      scheme(),
      new Map([['900001', growing(from, '2026-08-20', rate)]]),
      NOW,
    );

  test('returns follow the rule; what does not reach back has none', () => {
    const rows = fundRows([story(0.1, '2020-01-01'), story(0.2, '2024-06-03')]);
    const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;
    expect(valuesOf('Return over 1 year')).toEqual(['+10.00%', '+20.00%']);
    expect(valuesOf('Return over 3 years, a year')?.[0]).toMatch(/^\+(9\.99|10\.0\d)%$/);
    expect(valuesOf('Return over 3 years, a year')?.[1]).toBe('–');
    expect(valuesOf('Return over 10 years, a year')).toBeUndefined();
    const same = rows.findIndex(({ differs }) => !differs);
    expect(rows.slice(same).every(({ differs }) => !differs)).toBe(true);
    expect(rows.at(-1)?.label).toBe('Plan and option');
  });

  test('lines begin with the first day that all have; payouts draw none', () => {
    const stories = [story(0.1, '2020-01-01'), story(0.2, '2024-06-03')];
    const all = navRanges(stories);
    expect(all.map(({ key }) => key)).toEqual(['1M', '6M', '1Y', 'All']);
    const series = all.at(-1)?.series;
    expect(series?.days[0]).toBe('2024-06-03');
    expect(series?.lines.map(([first]) => first)).toEqual([100, 100]);
    const paid = stories.map((one) => ({ ...one, scheme: scheme({ option: 'idcw' }) }));
    expect(navRanges(paid)).toEqual([]);
  });
});

test('property: a thinned series keeps its ends and stays within its number and one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 900 }),
      fc.integer({ min: 2, max: 300 }),
      (size, most) => {
        const days = Array.from({ length: size }, (_, at) => addDays('2020-01-01', at));
        const series = thinned({ days, lines: [days.map((_, at) => at)] }, most);
        expect(series.days.length).toBeLessThanOrEqual(most + 1);
        expect([series.days[0], series.days.at(-1)]).toEqual([days[0], days.at(-1)]);
        expect(series.lines[0]?.map((at) => days[at])).toEqual(series.days);
      },
    ),
  );
});

test('a comparison begins with the two largest companies of the largest industries', () => {
  const row = (symbol: string, industry: string | null, marketCapCrore: number | null) =>
    ({ symbol, industry, marketCapCrore }) as unknown as CompanyFigure;
  const rows = [
    row('A', 'Banks', 10),
    row('B', 'Oil', 90),
    row('C', 'Banks', 40),
    row('D', 'Banks', 30),
    row('E', 'Oil', 5),
    row('F', 'Alone', 100),
    row('G', null, 80),
    row('H', null, 70),
  ];
  const symbols = examplePairs(rows, 4).map((pair) => pair.map(({ symbol }) => symbol).join());
  expect(symbols).toEqual(['B,E', 'C,D']);
  expect(examplePairs(rows, 1)).toHaveLength(1);
});
