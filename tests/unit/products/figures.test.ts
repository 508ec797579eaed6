import { bandRows, bandTotals } from '@/lib/domain/product/band-series';
import { bondPayments, bondPrice } from '@/lib/domain/product/bond';
import { marginState } from '@/lib/domain/contract/margin';
import { breakEven, payoffAt } from '@/lib/domain/contract/payoff';

describe('payoffs at expiry', () => {
  const terms = { lot: 65, spot: 25_000, strike: 25_200, premium: 120 };

  test.each([
    ['buy-call', 25_000, -7_800],
    ['buy-call', 25_320, 0],
    ['buy-call', 25_500, 11_700],
    ['buy-put', 25_000, 5_200],
    ['buy-put', 25_300, -7_800],
    ['sell-call', 25_000, 7_800],
    ['sell-call', 25_750, -27_950],
    ['buy-future', 24_500, -32_500],
  ] as const)('%s at %d makes %d', (kind, close, result) => {
    expect(payoffAt(kind, terms, close)).toBe(result);
  });

  test.each(['buy-call', 'buy-put', 'sell-call', 'buy-future'] as const)(
    '%s neither makes nor loses at its break-even',
    (kind) => {
      expect(payoffAt(kind, terms, breakEven(kind, terms))).toBe(0);
    },
  );
});

describe('margin funding', () => {
  const terms = { value: 100_000, ownShare: 40, rate: 14, days: 30 };

  test('charges interest per day, and the whole loss to the client’s money', () => {
    const state = marginState(terms, -10);
    expect(state.interest).toBeCloseTo(690.41, 2);
    expect(state.own).toBeCloseTo(29_309.59, 2);
    expect(state.required).toBe(36_000);
    expect(state.call).toBeCloseTo(6_690.41, 2);
  });

  test('has no margin call while the margin suffices', () => {
    expect(marginState({ ...terms, days: 0 }, 5).call).toBe(0);
  });

  test('can end in a debt', () => {
    expect(marginState(terms, -45).own).toBeLessThan(0);
  });
});

describe('bond', () => {
  const bond = { face: 1_000, coupon: 8, years: 5 };

  test('costs its face value at a yield equal to the coupon, less at a higher yield', () => {
    expect(bondPrice(bond, 8)).toBeCloseTo(1_000, 6);
    expect(bondPrice(bond, 9)).toBeCloseTo(961.1, 2);
    expect(bondPrice(bond, 7)).toBeCloseTo(1_041, 2);
  });

  test('pays interest each year and the face value at the end', () => {
    expect(bondPayments(bond)).toEqual([80, 80, 80, 80, 1_080]);
  });
});

describe('band', () => {
  test('agrees with the calculators', () => {
    expect(bandTotals({ kind: 'sip', amount: 5_000, rate: 12, years: 10 }).total).toBeCloseTo(
      1_161_695.38,
      0,
    );
    expect(bandTotals({ kind: 'growth', amount: 100_000, rate: 10, years: 5 }).total).toBeCloseTo(
      161_051,
      2,
    );
    expect(bandTotals({ kind: 'buys', amount: 100_000, rate: 7, years: 20 }).total).toBeCloseTo(
      25_841.9,
      1,
    );
  });

  test('has a row for each year', () => {
    expect(bandRows({ kind: 'growth', amount: 1, rate: 8, years: 7 })).toHaveLength(7);
  });
});
