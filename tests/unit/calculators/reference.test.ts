import { allocationParts } from '@/lib/domain/calculator/asset-allocation-parts';
import { assetAllocation } from '@/lib/domain/calculator/records/asset-allocation-calculator';
import { suggestedShares } from '@/lib/domain/calculator/asset-allocation';
import { compoundingMagic } from '@/lib/domain/calculator/records/compounding-magic-calculator';
import {
  compoundingSeries,
  compoundingTotal,
  doublingTime,
} from '@/lib/domain/calculator/compounding-magic';
import { inflation, realReturn } from '@/lib/domain/calculator/records/inflation-calculator';
import { ppf, ppfMaturity, ppfSeries } from '@/lib/domain/calculator/records/ppf-calculator';
import { depositAt } from '@/lib/domain/calculator/account-fields';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { sipTotal } from '@/lib/domain/calculator/sip';
import {
  wealthAccumulation,
  wealthInstalment,
  wealthPlan,
} from '@/lib/domain/calculator/records/wealth-accumulation-calculator';

import { inputOf, resultsOf, toPaise } from './support';

describe('SIP', () => {
  test.each<[string, number]>([
    ['amount=5000&rate=12&years=5', 412_431.83],
    ['amount=1000&rate=12&years=1', 12_809.33],
    ['amount=1000&rate=12&years=1&basis=effective', 12_766.5],
  ])('%s comes to %d, to the paisa', (address, expected) => {
    expect(toPaise(sipTotal(inputOf(sip, address)))).toBe(expected);
  });

  test.each<[string, number]>([
    ['amount=10000&rate=12&years=20', 9_991_479.19],
    ['amount=43100&rate=12&years=10', 10_013_814.19],
  ])('%s shows %d', (address, expected) => {
    expect(resultsOf(sip, address).total?.shown).toBe(expected);
  });

  test('the results add up: returns are the total less the sum invested', () => {
    const { total, invested, returns } = resultsOf(sip, 'years=5');
    expect([total?.shown, invested?.shown, returns?.shown]).toEqual([
      412_431.83, 300_000, 112_431.83,
    ]);
    expect(toPaise(returns?.value ?? 0)).toBe(112_431.83);
  });

  test('the year table has the figures of the design', () => {
    const { rows } = sip.table(inputOf(sip, 'amount=10000&years=20'));
    expect(rows[0]).toEqual([1, 120_000, 8_093.28, 6.3, 128_093.28]);
    expect(rows[9]).toEqual([10, 1_200_000, 1_123_390.76, 48.4, 2_323_390.76]);
    expect(rows[19]).toEqual([20, 2_400_000, 7_591_479.19, 76, 9_991_479.19]);
  });

  test('a raise lifts each year’s instalments: P(1+s)^k', () => {
    const input = inputOf(sip, 'amount=1000&rate=0&years=3&stepup=10');
    expect(sipTotal(input)).toBeCloseTo(12 * (1000 + 1100 + 1210), 6);
  });
});

describe('wealth accumulation', () => {
  test.each<[string, number]>([
    ['goal=10000000&years=15&rate=12', 19_818.62],
    ['goal=10000000&years=10&rate=12', 43_040.54],
    ['goal=10000000&years=20&rate=12&basis=effective', 10_871.25],
  ])('%s takes %d a month', (address, expected) => {
    const input = inputOf(wealthAccumulation, address);
    expect(toPaise(wealthPlan(input).monthly)).toBe(expected);
    expect(wealthInstalment(input)).toBe(Math.ceil(expected));
    expect(resultsOf(wealthAccumulation, address).monthly?.shown).toBe(Math.ceil(expected));
  });

  test('inflation raises the target; sufficient savings need no payment', () => {
    const dearer = wealthPlan(inputOf(wealthAccumulation, 'goal=100000&years=2&inflation=5'));
    expect(dearer.target).toBeCloseTo(110_250, 6);
    const saved = wealthPlan(inputOf(wealthAccumulation, 'savings=10000000'));
    expect(saved).toMatchObject({ gap: 0, monthly: 0, onetime: 0 });
  });
});

describe('asset allocation', () => {
  test.each<[string, number, number, number]>([
    ['age=30', 70, 20, 10],
    ['age=50', 50, 40, 10],
    ['age=52', 50, 40, 10],
    ['age=18&base=120&risk=aggressive', 90, 5, 5],
    ['age=100&risk=conservative', 20, 70, 10],
    ['age=30&horizon=2', 20, 70, 10],
    ['age=30&horizon=3', 40, 50, 10],
    ['age=30&horizon=5', 70, 20, 10],
    ['age=35&base=120', 85, 10, 5],
    ['age=40&base=120', 80, 10, 10],
  ])('%s: %d equity, %d debt, %d gold', (address, equity, debt, gold) => {
    const input = inputOf(assetAllocation, address);
    expect(suggestedShares(input)).toEqual({ equity, debt, gold, liquid: 5 });
    expect(allocationParts(input).map(({ share }) => share)).toEqual([equity, debt - 5, gold, 5]);
  });
});

describe('compounding magic', () => {
  test('₹5,000 at 12%, year by year', () => {
    const rows = compoundingSeries(inputOf(compoundingMagic, 'amount=5000&years=5'));
    expect(rows.map(({ total }) => toPaise(total))).toEqual([5600, 6272, 7024.64, 7867.6, 8811.71]);
  });

  test.each<[string, number]>([
    ['rate=10&years=5', 161_051],
    ['rate=10&years=5&frequency=2', 162_889.46],
    ['rate=8&years=10&frequency=4', 220_803.97],
  ])('%s shows %d', (address, expected) => {
    expect(resultsOf(compoundingMagic, address).total?.shown).toBe(expected);
  });

  test('interest on interest is the total less simple interest', () => {
    const figures = resultsOf(compoundingMagic, 'rate=8&years=10&frequency=4');
    expect(figures['interest-on-interest']?.shown).toBe(40_803.97);
  });

  test('monthly payments compounded monthly are the SIP calculator’s', () => {
    const held = inputOf(compoundingMagic, 'mode=sip&amount=5000&years=5&frequency=12');
    expect(toPaise(compoundingTotal(held))).toBe(412_431.83);
    expect(resultsOf(compoundingMagic, 'mode=sip')).not.toHaveProperty('interest-on-interest');
  });

  test('the balance earns interest after payments stop', () => {
    const address = 'mode=sip&amount=1000&invest=1&years=2&frequency=12';
    expect(compoundingTotal(inputOf(compoundingMagic, address))).toBeCloseTo(
      12_809.3281 * 1.01 ** 12,
      2,
    );
  });

  test('doubling takes 72/R years by the rule, and exactly', () => {
    const time = doublingTime({ rate: 12, frequency: '1' });
    expect(time?.ruleOf72).toBe(6);
    expect(time?.exact).toBeCloseTo(6.1163, 4);
    expect(doublingTime({ rate: 0, frequency: '1' })).toBeNull();
  });
});

describe('inflation', () => {
  test.each<[string, string, number]>([
    ['amount=100000&rate=6&years=10', 'future-cost', 179_084.77],
    ['amount=1000&rate=5&years=2', 'future-cost', 1_102.5],
    ['amount=100000&rate=7&years=20', 'future-cost', 386_968.45],
    ['amount=100000&rate=7&years=20', 'purchasing-power', 25_841.9],
  ])('%s: %s is %d', (address, id, expected) => {
    expect(toPaise(resultsOf(inflation, address)[id]?.value ?? 0)).toBe(expected);
  });

  test('the real return divides, it does not subtract', () => {
    expect(realReturn(10, 6)).toBeCloseTo((1.1 / 1.06 - 1) * 100, 12);
    expect(realReturn(6, 6)).toBe(0);
    expect(realReturn(0, 6)).toBeLessThan(0);
  });
});

describe('PPF', () => {
  test.each<[string, number]>([
    ['', 4_068_209.22],
    ['frequency=monthly&amount=12500', 3_944_599.22],
    ['frequency=monthly', 3_944_599.22],
    ['years=20', 6_658_288.17],
    ['years=25', 10_308_014.97],
    ['years=30', 15_450_910.59],
  ])('%j pays %d', (address, expected) => {
    expect(resultsOf(ppf, address).maturity?.shown).toBe(expected);
  });

  test('the interest of the first row, and of the first three years paid monthly', () => {
    expect(resultsOf(ppf, '').interest?.shown).toBe(1_818_209.22);
    const rows = ppfSeries(inputOf(ppf, 'frequency=monthly'));
    expect(rows.slice(0, 3).map(({ interest }) => toPaise(interest))).toEqual([
      5_768.75, 16_828.33, 28_673.14,
    ]);
  });

  test('a deposit after the 5th loses one month’s interest', () => {
    const [first] = ppfSeries(inputOf(ppf, 'timing=after5'));
    expect(first?.interest).toBeCloseTo((150_000 * 7.1 * 11) / 1200, 6);
  });

  test('a change of frequency keeps the yearly sum', () => {
    expect(depositAt('monthly', { amount: 150_000, frequency: 'yearly' })).toBe(12_500);
    expect(depositAt('quarterly', { amount: 1_000, frequency: 'monthly' })).toBe(3_000);
    expect(depositAt('monthly', { amount: 1_000, frequency: 'yearly' })).toBe(83.33);
  });

  test('an extension without deposits only earns interest', () => {
    const base = ppfMaturity(inputOf(ppf, ''));
    const extended = inputOf(ppf, 'years=20&extend=without');
    expect(ppfMaturity(extended)).toBeCloseTo(base * 1.071 ** 5, 4);
    expect(resultsOf(ppf, 'years=20&extend=without').invested?.value).toBe(15 * 150_000);
  });

  test('a rate may be given for single years; other years use the general one', () => {
    const rows = ppfSeries(inputOf(ppf, 'rates=8,,7.6'));
    expect(rows.slice(0, 4).map(({ rate }) => rate)).toEqual([8, 7.1, 7.6, 7.1]);
  });
});
