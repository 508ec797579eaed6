import { defaultsOf, type Values } from '@/lib/domain/calculator';
import { fundedTrade, type MtfFields } from '@/lib/domain/calculator/mtf';
import { mtf } from '@/lib/domain/calculator/records/mtf-calculator';
import { feePercent, feeWithGst, firmNote } from '@/lib/domain/charge/firm-tariff';
import fc from '@/tests/support/properties';

import { inputOf } from './support';

describe('margin trading', () => {
  test('₹60,000 lent for 30 days at 14%', () => {
    const trade = fundedTrade(inputOf(mtf, 'margin=40&keep=25&rate=14'));
    expect(trade).toMatchObject({
      value: 100_000,
      own: 40_000,
      funded: 60_000,
      // 60,000 · 14% · 30/365.
      interest: 690.41,
      pledges: 2 * feeWithGst('pledge'),
      depository: feeWithGst('depository'),
      // (60,000 + 690.41) / (100 · 0.75).
      call: 809.21,
    });
  });

  test('the rate is the tariff’s until the visitor changes it', () => {
    expect(defaultsOf(mtf).rate).toBe(feePercent('marginTrading'));
  });

  test('a year of 360 days makes each day dearer', () => {
    // 50,000 · 14% · 30/360.
    expect(fundedTrade(inputOf(mtf, 'year=360')).interest).toBe(583.33);
  });

  test('without a loan there is no interest, no pledge and no call', () => {
    expect(fundedTrade(inputOf(mtf, 'margin=100'))).toMatchObject({
      funded: 0,
      interest: 0,
      pledges: 0,
      call: null,
    });
  });

  const trades: fc.Arbitrary<Values<MtfFields>> = fc.record({
    shares: fc.integer({ min: 1, max: 10_000 }),
    price: fc.integer({ min: 100, max: 5_000_000 }).map((paise) => paise / 100),
    margin: fc.integer({ min: 1, max: 99 }),
    keep: fc.integer({ min: 0, max: 90 }),
    days: fc.integer({ min: 1, max: 365 }),
    rate: fc.integer({ min: 0, max: 36 }),
    year: fc.constantFrom('365', '360'),
  });

  test('nothing bought costs nothing', () => {
    fc.assert(
      fc.property(trades, (input) => {
        expect(fundedTrade({ ...input, shares: 0 })).toMatchObject({
          cost: 0,
          call: null,
          even: null,
        });
      }),
    );
  });

  test('a longer time, a higher rate and a larger loan never cost less', () => {
    fc.assert(
      fc.property(trades, fc.nat(30), (input, more) => {
        const { cost } = fundedTrade(input);
        for (const worse of [
          { days: input.days + more },
          { rate: input.rate + more },
          { margin: Math.max(1, input.margin - more) },
        ]) {
          expect(fundedTrade({ ...input, ...worse }).cost).toBeGreaterThanOrEqual(cost);
        }
      }),
    );
  });

  test('at the price of a call the money left is the margin to keep', () => {
    fc.assert(
      fc.property(trades, (input) => {
        const { funded, interest, call } = fundedTrade(input);
        if (call === null) return;
        const value = input.shares * call;
        // The price is rounded to the paisa.
        expect(
          Math.abs(value - funded - interest - (value * input.keep) / 100),
        ).toBeLessThanOrEqual(0.0051 * input.shares);
      }),
    );
  });

  test('a sale at the break-even price covers purchase, interest and fees', () => {
    fc.assert(
      fc.property(trades, (input) => {
        const { even, interest, pledges, depository } = fundedTrade(input);
        if (even === null) return;
        const net = (price: number) =>
          firmNote({
            segment: 'delivery',
            exchange: 'NSE',
            orders: [
              { side: 'buy', quantity: input.shares, price: input.price },
              { side: 'sell', quantity: input.shares, price },
            ],
          }).net -
          interest -
          pledges -
          depository;
        expect(net(even)).toBeGreaterThanOrEqual(-0.001);
        expect(net(Math.round(even * 100 - 1) / 100)).toBeLessThan(0);
      }),
    );
  });
});
