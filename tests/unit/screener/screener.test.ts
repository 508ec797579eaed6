import type { CompanyFigure } from '@/lib/domain/company/records';
import { readScreen, type Screen, screenQuery } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS, type ScreenField } from '@/lib/domain/screener/fields';
import { blanksSentence, ruleSentence } from '@/lib/domain/screener/rule';
import { screened } from '@/lib/domain/screener/screened';
import { READY_SCREENS, screenOf } from '@/lib/domain/screener/screens';
import { parametersOf } from '@/lib/tools/parameters';
import fc from '@/tests/support/properties';

import { figure } from './support';

const symbols = (rows: readonly CompanyFigure[], query: Record<string, string>) =>
  screened(rows, readScreen(query)).rows.map(({ symbol }) => symbol);

const bound = fc.option(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0),
  { nil: null },
);
const keys = SCREEN_FIELDS.map(({ key }) => key);

const screens: fc.Arbitrary<Screen> = fc.record({
  bounds: fc
    .dictionary(fc.constantFrom(...keys), fc.record({ from: bound, to: bound }), { maxKeys: 5 })
    .map((bounds) =>
      Object.fromEntries(
        Object.entries(bounds).filter(([, { from, to }]) => from !== null || to !== null),
      ),
    ),
  groups: fc.dictionary(
    fc.constantFrom('industry', 'index', 'series'),
    fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text),
    { maxKeys: 3 },
  ),
  sort: fc.constantFrom(...keys),
  direction: fc.constantFrom('up' as const, 'down' as const),
  columns: fc.subarray(keys),
  unreadable: fc.constant({}),
});

const rows = fc.uniqueArray(
  fc.record({
    symbol: fc.string({ minLength: 1, maxLength: 6 }),
    pe: fc.option(fc.integer({ min: 1, max: 30 })),
    marketCapCrore: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
  { selector: ({ symbol }) => symbol, maxLength: 40 },
);

describe('the address of a screen', () => {
  test('round trip: what an address says is what it was made from', () => {
    fc.assert(
      fc.property(screens, (screen) => {
        const read = readScreen(parametersOf(new URLSearchParams(screenQuery(screen))));
        expect(read).toEqual(screen);
        expect(screenQuery(read)).toBe(screenQuery(screen));
      }),
    );
  });

  test.each([
    ['10,000', 10000],
    ['₹1 00 000', 100000],
    ['−2.5', -2.5],
    ['15%', 15],
    ['.5', 0.5],
  ])('reads the bound %s', (given, from) => {
    expect(readScreen({ 'pe-from': given }).bounds).toEqual({ pe: { from, to: null } });
  });

  test.each(['ten', '1e9', '--1', '1.2.3', '12345678901234567'])('%s bounds nothing', (given) => {
    expect(readScreen({ 'pe-from': given })).toMatchObject({
      bounds: {},
      unreadable: { 'pe-from': given },
    });
  });

  test('blank fields and unknown names are no conditions', () => {
    const usual = readScreen({});
    expect(readScreen({ 'pe-from': '', industry: ' ', sort: 'x', columns: 'x', z: '1' })).toEqual(
      usual,
    );
    expect(screenQuery(usual)).toBe('');
  });
});

describe('the companies of a screen', () => {
  const some = [
    figure('A', { pe: 15, marketCapCrore: 100 }),
    figure('B', { pe: null, marketCapCrore: 300 }),
    figure('C', { pe: 14.99, marketCapCrore: 200, industry: 'Power', indices: [] }),
    figure('D', { pe: 15.01, marketCapCrore: null }),
  ];

  test('all conditions have to hold, both ends included', () => {
    expect(symbols(some, {})).toEqual(['B', 'C', 'A', 'D']);
    expect(symbols(some, { 'pe-to': '15' })).toEqual(['C', 'A']);
    expect(symbols(some, { 'pe-from': '15', 'pe-to': '15' })).toEqual(['A']);
    expect(symbols(some, { 'pe-to': '15', industry: 'Banks' })).toEqual(['A']);
    expect(symbols(some, { index: 'Nifty 50', series: 'EQ', 'pe-from': '15.01' })).toEqual(['D']);
    expect(symbols(some, { 'pe-from': '20', 'pe-to': '10' })).toEqual([]);
  });

  test('blank figures meet no bound, and are counted', () => {
    const found = screened(some, readScreen({ 'pe-from': '0' }));
    expect(found.rows.map(({ symbol }) => symbol)).not.toContain('B');
    expect(blanksSentence(found)).toBe('1 company has no P/E on record and can’t fit.');
    expect(blanksSentence(screened(some, readScreen({ 'price-from': '1' })))).toBe('');
  });

  test('property: sorted, blanks last, the same order from any order', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('pe', 'mcap'), fc.boolean(), (given, sort, isUp) => {
        const all = given.map(({ symbol, ...more }) => figure(symbol, more));
        const screen = readScreen({ sort, direction: isUp ? 'up' : 'down' });
        const found = screened(all, screen).rows;
        expect(screened([...all].reverse(), screen).rows).toEqual(found);
        expect(found).toHaveLength(all.length);
        const { value } = SCREEN_FIELDS.find(({ key }) => key === sort) as ScreenField;
        const values = found.map(value);
        const known = values.filter((one) => one !== null);
        expect(values.slice(0, known.length)).toEqual(known);
        expect(known).toEqual([...known].sort((a, b) => (isUp ? a - b : b - a)));
      }),
    );
  });

  test('property: nobody with a blank figure meets a bound on it', () => {
    fc.assert(
      fc.property(rows, bound, (given, from) => {
        const all = given.map(({ symbol, ...more }) => figure(symbol, more));
        const query = { 'pe-from': from === null ? '0' : String(from) };
        const found = screened(all, readScreen(query)).rows;
        expect(found.filter(({ pe }) => pe === null)).toEqual([]);
      }),
    );
  });
});

describe('ready screens', () => {
  test('each has its own address, title and rule', () => {
    const count = READY_SCREENS.length;
    for (const part of ['slug', 'title', 'description', 'text'] as const) {
      expect(new Set(READY_SCREENS.map((screen) => screen[part])).size).toBe(count);
    }
    const rules = READY_SCREENS.map((screen) => screenQuery(screenOf(screen)));
    expect(new Set(rules).size).toBe(count);
  });

  test.each(READY_SCREENS)('$slug: every part of its rule is read', (screen) => {
    const read = screenOf(screen);
    expect(read.unreadable).toEqual({});
    const written = parametersOf(new URLSearchParams(screenQuery(read)));
    expect(Object.keys(written).sort()).toEqual(Object.keys(screen.query).sort());
    expect(screen.description.length).toBeGreaterThanOrEqual(70);
    expect(screen.description.length).toBeLessThanOrEqual(160);
    expect(screen.text).toMatch(/^[A-Z].+\. .+\.$/);
    expect(screen.slug).toMatch(/^[a-z0-9-]+$/);
  });

  test('a rule in words', () => {
    expect(ruleSentence(screenOf(READY_SCREENS[0]))).toBe(
      'Companies on NSE’s main board with market value of ₹10,000 crore or more and P/E of 15 or less, sorted by market value, highest first.',
    );
    expect(ruleSentence(readScreen({ sort: 'pe', direction: 'up' }))).toBe(
      'Companies on NSE’s main board, sorted by P/E, lowest first.',
    );
  });
});
