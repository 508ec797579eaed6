import fc from 'fast-check';

import { askedCompanies, chosenCompanies } from '@/lib/compare/choice';
import { monthEnds, rebased } from '@/lib/compare/rebased';
import { compareRows } from '@/lib/compare/rows';
import { rebasedSentence } from '@/lib/compare/sentence';
import type { Candle, Company, CompanyFigure } from '@/lib/provider/records';

const company = (symbol: string, name: string): Company =>
  ({
    ...{ symbol, name, code: symbol, industry: 'Banks', isin: null, bseCode: null },
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }) as unknown as Company;

const COMPANIES = [
  company('ALPHA', 'Alpha Sample Limited'),
  company('BETA', 'Beta Sample Limited'),
  company('GAMMA', 'Gamma Works Limited'),
];

const candles = (closes: Record<string, number>): readonly Candle[] =>
  Object.entries(closes).map(
    ([time, close]) => ({ time, close, open: null, high: null, low: null, volume: null }) as Candle,
  );

describe('what an address asks to compare', () => {
  test.each([
    [{ c: 'a,b , c,,d,e' }, ['a', 'b', 'c', 'd']],
    [{ c: ['SBIN', '', 'sbin', 'LICI'] }, ['SBIN', 'LICI']],
    [{}, []],
  ])('%j', (query, words) => expect(askedCompanies(query)).toEqual(words));

  test('property: joining the words with commas asks for the same', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (c) => {
        const asked = askedCompanies({ c });
        expect(askedCompanies({ c: asked.join(',') })).toEqual(asked);
        expect(asked.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('symbols, addresses and names find companies, each once', () => {
    const words = ['beta', 'gamma-works-limited', 'Gamma', 'sample', 'nobody'];
    const { found, unknown } = chosenCompanies(COMPANIES, words);
    expect(found.map(({ symbol }) => symbol)).toEqual(['BETA', 'GAMMA']);
    // Two companies have the word.
    expect(unknown).toEqual(['sample', 'nobody']);
  });
});

describe('prices from one starting point', () => {
  const course = rebased([
    candles({ '2026-01-01': 50, '2026-01-02': 100, '2026-01-30': 110, '2026-02-02': 90 }),
    candles({ '2026-01-02': 10, '2026-01-30': 12, '2026-02-02': 15, '2026-02-03': 20 }),
  ]);

  test('the days that all have, the first at 100', () => {
    expect(course?.days).toEqual(['2026-01-02', '2026-01-30', '2026-02-02']);
    const [first, second] = course?.lines ?? [];
    expect(first?.map((value) => Math.round(value))).toEqual([100, 110, 90]);
    expect(second?.map((value) => Math.round(value))).toEqual([100, 120, 150]);
    expect(monthEnds(course?.days ?? [])).toEqual([0, 1, 2]);
  });

  test('the sentence names each change', () => {
    expect(course && rebasedSentence(course, COMPANIES)).toBe(
      'Since 2 Jan 2026: Alpha Sample down 10.0% and Beta Sample up 50.0%',
    );
  });

  test('no common days, no chart', () => {
    expect(rebased([candles({ '2026-01-01': 1 }), candles({ '2026-01-02': 1 })])).toBeNull();
    expect(rebased([])).toBeNull();
  });

  test('property: scaling a price changes no line', () => {
    const closes = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(closes, fc.integer({ min: 2, max: 50 }), (values, scale) => {
        const made = (by: number) =>
          candles(
            Object.fromEntries(
              values.map((value, at) => [`2026-01-${String(at + 1).padStart(2, '0')}`, value * by]),
            ),
          );
        const [one, other] = rebased([made(1), made(scale)])?.lines ?? [];
        one?.forEach((value, at) => expect(other?.[at]).toBeCloseTo(value, 6));
      }),
    );
  });
});

test('rows in which companies differ stand first, unknown ones are left out', () => {
  const figures = (close: number, series: string): CompanyFigure => ({
    ...{ symbol: 'A', name: null, industry: null, series, indices: [], close },
    ...{ changePercent: 1.5, monthPercent: null, yearPercent: null, marketCapCrore: null },
    ...{ pe: null, belowHighPercent: null, aboveLowPercent: null, valueCrore: null },
    ...{ deliveryPercent: null, volatilityPercent: null },
  });
  expect(compareRows([figures(10, 'EQ'), figures(20, 'BE'), null])).toEqual([
    { label: 'Price ₹', values: ['10.00', '20.00', '–'], differs: true },
    { label: 'Day %', values: ['+1.50', '+1.50', '–'], differs: true },
    { label: 'Series', values: ['EQ', 'BE', '–'], differs: true },
  ]);
  expect(compareRows([figures(10, 'EQ'), figures(20, 'EQ')]).map(({ label }) => label)).toEqual([
    ...['Price ₹', 'Day %', 'Series'],
  ]);
});
