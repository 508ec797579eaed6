import {
  basesOf,
  isCurrent,
  operatingMargin,
  operatingProfitOf,
  profitOnYear,
  salesOnYear,
  seriesOf,
} from '@/lib/domain/company/quarters';
import { priceToEarnings, trailingEps } from '@/lib/domain/company/ratios';
import type { Quarter } from '@/lib/domain/company/records';
import { known } from '@/lib/domain/figure/figure';
import { addDays, monthsBefore } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

import { quarter } from '@/tests/fixtures/company';

/** The last day of the quarter some quarters before September 2026. */
const end = (back: number): string => addDays(monthsBefore('2026-10-01', 3 * back), -1);
const start = (back: number): string => monthsBefore('2026-10-01', 3 * back + 3);

const filed = (back: number, more: Partial<Quarter> = {}): Quarter =>
  quarter(end(back), {
    start: start(back),
    basis: 'consolidated',
    kind: 'industrial',
    salesCrore: 100 - back,
    netProfitCrore: 50 - back,
    ...more,
  });

const SLOTS = Array.from({ length: 16 }, (_, back) => back).reverse();
const slot = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Partial<Quarter> | null>({}) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant({ basis: 'standalone' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'bank' as const }) },
  { weight: 1, arbitrary: fc.constant({ start: '2020-01-01' }) },
);

test('growth spans four quarters before, all there and all alike, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(slot, { minLength: 16, maxLength: 16 }), (slots) => {
      const all = SLOTS.map((back, at) => slots[at] && filed(back, slots[at]));
      const quarters = all.filter((one) => one !== null && one !== undefined);
      all.forEach((one, at) => {
        if (!one) return;
        const year = all.slice(Math.max(0, at - 4), at + 1);
        const isAlike = (other: Quarter | null | undefined) =>
          other?.basis === one.basis &&
          other.kind === one.kind &&
          (other.start === '2020-01-01') === (one.start === '2020-01-01');
        // Two quarters from one first day on are of different lengths.
        const isWhole = one.start !== '2020-01-01' && year.length === 5 && year.every(isAlike);
        for (const growth of [salesOnYear(one, quarters), profitOnYear(one, quarters)]) {
          expect(growth !== null).toBe(isWhole);
        }
      });
    }),
  );
});

test('growth of a year is on the year that ended twelve months before', () => {
  const year = (period: string, from: string, sales: number) =>
    quarter(period, { start: from, basis: 'standalone', salesCrore: sales });
  const years = [
    year('2024-03-31', '2023-04-01', 100),
    year('2025-03-31', '2024-04-01', 120),
    year('2026-06-30', '2025-07-01', 180),
  ] as const;
  expect(salesOnYear(years[1], years, 12)).toBeCloseTo(20, 6);
  expect(salesOnYear(years[2], years, 12)).toBeNull();
  const long = year('2025-03-31', '2024-01-01', 150);
  expect(salesOnYear(long, [years[0], long], 12)).toBeNull();
});

test('a series has one basis: the requested one, else that of the newest quarter', () => {
  const both = [filed(2, { basis: 'standalone' }), filed(1), filed(1, { basis: 'standalone' })];
  expect(basesOf(both)).toEqual(['consolidated', 'standalone']);
  expect(seriesOf(both)).toEqual([both[1]]);
  expect(seriesOf(both, 'standalone')).toEqual([both[0], both[2]]);
  expect(seriesOf([...both, filed(0, { basis: 'standalone' })])).toHaveLength(3);
  expect(seriesOf([quarter('2026-06-30')])).toHaveLength(1);
});

test('operating profit is computed for companies alone', () => {
  const lines = { salesCrore: 100, expensesCrore: 90, financeCostCrore: 5, depreciationCrore: 8 };
  expect(operatingProfitOf(filed(0, lines))).toBe(23);
  expect(operatingMargin(filed(0, lines))).toBe(23);
  expect(operatingProfitOf(filed(0, { ...lines, depreciationCrore: null }))).toBeNull();
  expect(operatingProfitOf(filed(0, { ...lines, kind: 'nbfc' }))).toBeNull();
  const bank = filed(0, { ...lines, kind: 'bank', operatingProfitCrore: 30 });
  expect([operatingProfitOf(bank), operatingMargin(bank)]).toEqual([30, null]);
});

describe('earnings of four quarters', () => {
  const year = [3, 2, 1, 0].map((back) => filed(back, { eps: 5 }));

  const toEarnings = (quarters: readonly Quarter[], day: string) =>
    priceToEarnings(known(400, day), trailingEps(quarters, { day }));

  test('feed a ratio for two quarters', () => {
    expect(toEarnings(year, '2026-11-20').value).toBe(20);
    expect(toEarnings(year, '2027-03-31').value).toBe(20);
    expect(toEarnings(year, '2027-04-01')).toMatchObject({ value: null, reason: 'old' });
    expect(isCurrent({ period: '2026-09-30' }, '2027-03-31')).toBe(true);
    expect(isCurrent({ period: '2026-09-30' }, '2027-04-01')).toBe(false);
  });

  test('are none for a loss, and none across a split or a demerger', () => {
    const loss = year.map((one) => ({ ...one, eps: -1 }));
    expect(toEarnings(loss, '2026-11-20')).toMatchObject({ value: null, reason: 'meaningless' });
    const split = (exDate: string, factor: number, purpose = '') =>
      trailingEps(year, { day: '2026-11-20', actions: [{ exDate, factor, purpose }] }).value;
    expect(split('2026-05-01', 0.2)).toBeNull();
    expect(split('2026-05-01', 1)).toBe(20);
    expect(split('2026-05-01', 1, 'Demerger')).toBeNull();
    expect(split('2025-05-01', 0.2)).toBe(20);
    expect(split('2026-12-01', 0.2)).toBe(20);
  });
});
