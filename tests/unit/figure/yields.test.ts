import { isKnown, known, missing } from '@/lib/domain/figure/figure';
import { type DividendRecord, dividendYield } from '@/lib/domain/figure/yields';
import { yieldReason } from '@/lib/domain/company/yield-reason';
import { addDays } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

const DAY = '2026-08-21';
const price = known(200, DAY, { source: 'end-of-day' });

const action = (exDate: string, purpose: string, factor = 1) => ({ exDate, purpose, factor });
const paid = (exDate: string, rupees: number) =>
  action(exDate, `Dividend - Rs ${rupees} Per Share`);

const of = (actions: DividendRecord['actions'], more: Partial<DividendRecord> = {}) =>
  dividendYield(price, {
    actions,
    since: '2025-08-21',
    breaks: [],
    source: 'end-of-day',
    ...more,
  });

const reasonOf = (...given: Parameters<typeof of>) => {
  const figure = of(...given);
  return isKnown(figure) ? figure.value : yieldReason(figure);
};

test('dividends of twelve months by ex-date, to the price', () => {
  const actions = [paid('2026-08-21', 3), paid('2025-08-22', 5)];
  const outside = [paid('2025-08-21', 50), paid('2026-08-22', 50)];
  expect(of([...actions, ...outside])).toEqual(
    known(4, DAY, { basis: 'dividends of twelve months', source: 'end-of-day' }),
  );
});

test('no dividend in a year that is on record is a yield of zero', () => {
  expect(of([action('2026-01-02', 'BUY BACK')])).toMatchObject({ value: 0, day: DAY });
});

test('dividends of before a split or bonus count in the shares of today', () => {
  const split = action('2026-03-02', 'FV SPLT FRM RS 10 TO RS 5', 0.5);
  expect(of([paid('2026-01-05', 8), split])).toMatchObject({ value: 2 });
  expect(of([paid('2026-03-02', 8), split])).toMatchObject({ value: 2 });
  expect(of([paid('2026-03-03', 8), split])).toMatchObject({ value: 4 });
  const later = action('2026-09-01', 'Bonus 1:1', 0.5);
  expect(of([paid('2026-01-05', 8), later])).toMatchObject({ value: 4 });
});

test('there is none without a record of twelve months, and the reason says from when it is', () => {
  expect(reasonOf([paid('2026-08-03', 8)], { since: '2026-08-01' })).toBe(
    'corporate actions are on record since 1 Aug 2026 only',
  );
  expect(reasonOf([], { since: null })).toBe('twelve months of dividends are not on record');
});

test.each(['Dividend - 50%', 'Dividend', 'Rights 1:4 @ Premium Rs 90/Dividend - Rs 2 Per Share'])(
  'there is none where a dividend cannot be read: %s',
  (purpose) => {
    const actions = [paid('2026-01-05', 8), action('2026-06-12', purpose)];
    expect(reasonOf(actions)).toBe('the sum of the dividend of 12 Jun 2026 is not on record');
    expect(reasonOf([paid('2026-01-05', 8), action('2025-06-12', purpose)])).toBe(4);
  },
);

test('there is none across a break of the share, unless all dividends came after it', () => {
  const demerger = action('2026-04-30', 'DEMERGER');
  expect(reasonOf([paid('2026-01-05', 8), demerger])).toBe(
    'not comparable since 30 Apr 2026 (demerger)',
  );
  expect(reasonOf([paid('2026-05-05', 8), demerger])).toBe(4);
  const step = { breaks: [{ day: '2026-02-02', cause: null }] };
  expect(reasonOf([paid('2026-01-05', 8)], step)).toMatch(/^not comparable since 2 Feb 2026/);
  expect(reasonOf([], step)).toBe(0);
});

test('there is none without a price', () => {
  const none = dividendYield(missing('unknown'), {
    actions: [],
    since: '2020-01-01',
    breaks: [],
    source: 'provider',
  });
  expect(none).toEqual(missing('unknown'));
  expect(isKnown(none) || yieldReason(none)).toBeUndefined();
});

const dividends = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 330 }),
    rupees: fc.integer({ min: 1, max: 5_000 }).map((paise) => paise / 100),
  }),
);

test('a split changes no yield: the price and each dividend shrink alike', () => {
  fc.assert(
    fc.property(dividends, fc.integer({ min: 2, max: 10 }), (given, into) => {
      const actions = given.map(({ daysAgo, rupees }) => paid(addDays(DAY, -daysAgo), rupees));
      const split = action(DAY, `FV SPLT FRM RS 10 TO RS ${10 / into}`, 1 / into);
      const before = of(actions);
      const record = { since: '2025-08-21', breaks: [], source: 'provider' } as const;
      const after = dividendYield(known(200 / into, DAY), {
        ...record,
        actions: [...actions, split],
      });
      expect(after.value).toBeCloseTo(before.value ?? NaN, 8);
    }),
  );
});

test('a yield is never below zero, and each dividend of the year adds to it', () => {
  fc.assert(
    fc.property(dividends, fc.integer({ min: 0, max: 330 }), (given, daysAgo) => {
      const actions = given.map((one) => paid(addDays(DAY, -one.daysAgo), one.rupees));
      const less = of(actions).value ?? NaN;
      const more = of([...actions, paid(addDays(DAY, -daysAgo), 1)]).value ?? NaN;
      expect(less).toBeGreaterThanOrEqual(0);
      expect(more - less).toBeCloseTo(0.5, 8);
    }),
  );
});
