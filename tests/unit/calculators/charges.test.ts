import { defaultsOf, parseState } from '@/lib/domain/calculator';
import { brokerage } from '@/lib/domain/calculator/records/brokerage-calculator';
import { type BrokerageInput, LEGS } from '@/lib/domain/calculator/brokerage';
import { evenPrice, feeOf, marketOf, noteOf, ordersOf } from '@/lib/domain/calculator/brokerage';
import { contractNote } from '@/lib/domain/charge/contract-note';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import { withGst } from '@/lib/domain/charge/tariff';
import { chargesAsOf, firmNote, tariff } from '@/lib/domain/charge/firm-tariff';
import fc from '@/tests/support/properties';

import { inputOf, messagesOf, resultsOf, VIEWS } from './support';

const ROUND_TRIP = 'buy1=400&sell1=400';
const DISCOUNT = `${ROUND_TRIP}&fee=percent`;

describe('published round trips of 400 at ₹20 or 0.03% an order, NSE, rates of 2026', () => {
  test.each<[string, string, number, number]>([
    ['intraday', `segment=intraday&${DISCOUNT}`, 200.62, 39_799.38],
    ['delivery without brokerage', `${DISCOUNT}&percent=0`, 931.42, 39_068.58],
    ['futures', `segment=equity-futures&${DISCOUNT}`, 294.33, 39_705.67],
    [
      'options',
      `segment=equity-options&${ROUND_TRIP}&buyat1=100&sellat1=110&fee=flat`,
      149.52,
      3_850.48,
    ],
  ])('%s', (_, address, charges, net) => {
    const results = resultsOf(brokerage, address);
    expect([results.charges?.value, results.net?.value]).toEqual([charges, net]);
  });

  test('the lines of the intraday trade, as the table has them', () => {
    const { rows } = brokerage.table(inputOf(brokerage, `segment=intraday&${DISCOUNT}`));
    expect(rows.map(([name, , , amount]) => [name, amount])).toEqual([
      ['Brokerage', 40],
      ['Transaction tax (STT)', 110],
      ['Exchange charge', 25.79],
      ['SEBI fee', 0.84],
      ['GST', 11.99],
      ['Stamp duty', 12],
      ['All charges', 200.62],
    ]);
  });

  test('the line of all charges has their part of the value traded', () => {
    const { rows } = brokerage.table(inputOf(brokerage, `segment=intraday&${DISCOUNT}`));
    expect(rows.at(-1)).toEqual([
      'All charges',
      '0.02% of the value traded',
      'All of them',
      200.62,
      100,
    ]);
    expect(rows.flat()).not.toContain('');
  });

  test('depository charges of ₹20 and ₹19.75 with GST', () => {
    expect([withGst(20, chargesAsOf), withGst(19.75, chargesAsOf)]).toEqual([23.6, 23.31]);
  });
});

test.each([
  ['transactionTax', 'delivery', 'NSE', 0.1, 0.1],
  ['transactionTax', 'intraday', 'NSE', 0, 0.025],
  ['transactionTax', 'equity-futures', 'NSE', 0, 0.05],
  ['transactionTax', 'equity-options', 'NSE', 0, 0.15],
  ['exchange', 'delivery', 'NSE', 0.00307, 0.00307],
  ['exchange', 'equity-futures', 'NSE', 0.00183, 0.00183],
  ['exchange', 'equity-options', 'NSE', 0.03553, 0.03553],
  ['exchange', 'delivery', 'BSE', 0.00375, 0.00375],
  ['exchange', 'equity-futures', 'BSE', 0, 0],
  ['exchange', 'equity-options', 'BSE', 0.0325, 0.0325],
  ['regulator', 'delivery', 'NSE', 0.0001, 0.0001],
  ['stampDuty', 'delivery', 'NSE', 0.015, 0],
  ['stampDuty', 'intraday', 'NSE', 0.003, 0],
  ['stampDuty', 'equity-futures', 'NSE', 0.002, 0],
  ['stampDuty', 'equity-options', 'NSE', 0.003, 0],
] as const)('%s in %s on the %s: published rates', (kind, segment, exchange, buy, sell) => {
  const market = { segment, exchange, day: chargesAsOf };
  expect([levyPercent(kind, market, 'buy'), levyPercent(kind, market, 'sell')]).toEqual([
    buy,
    sell,
  ]);
});

describe('the trade date', () => {
  const problemOf = (address: string) => brokerage.problem?.(inputOf(brokerage, address));

  test('picks the rates', () => {
    const on = (day: string) =>
      noteOf(
        inputOf(brokerage, `segment=equity-futures&fee=flat&sell1=100&sellat1=1000&day=${day}`),
      ).transactionTax;
    expect([on('2026-03-31'), on('2026-04-01')]).toEqual([20, 50]);
  });

  test.each([
    ['day=2024-09-30', 'We have no rates for 30 Sep 2024'],
    ['segment=commodity-options&day=2013-01-01', 'We have no rates for 1 Jan 2013'],
    ['day=2026-09-30', 'Our tariff begins on 1 Oct 2026'],
  ])('%s has no result and says why', (address, message) => {
    expect(problemOf(address)).toContain(message);
    expect(problemOf(address)).toContain('Nothing is calculated.');
  });

  test('a day before our tariff has a result at another fee', () => {
    expect(problemOf('day=2026-09-30&fee=flat')).toBeNull();
    expect(problemOf('')).toBeNull();
  });

  test.each(['2026-02-30', '20-11-2026', 'today', '2026-11-20T00:00'])('%s is not a day', (day) => {
    expect(messagesOf(brokerage, `day=${day}`)).toEqual({
      day: '“Trade date” is not a day. Enter a day, such as 2026-11-20.',
    });
  });
});

test('without further inputs it is the firm’s tariff, and commodities trade on the MCX', () => {
  const input = defaultsOf(brokerage);
  expect(noteOf(input)).toEqual(
    firmNote({ segment: 'delivery', exchange: 'NSE', orders: ordersOf(input) }),
  );
  for (const segment of Object.keys(tariff.brokerage) as (keyof typeof tariff.brokerage)[]) {
    expect(feeOf({ ...input, segment })).toBe(tariff.brokerage[segment]);
  }
  const gold = inputOf(brokerage, 'segment=commodity-futures&exchange=BSE');
  expect(marketOf(gold).exchange).toBe('MCX');
  expect(VIEWS['brokerage-calculator'].layout?.fields(gold)).not.toContain('exchange');
});

describe('properties of the brokerage calculator', () => {
  const legs = fc
    .tuple(
      ...LEGS.map(() =>
        fc.record({
          quantity: fc.integer({ min: 0, max: 10_000 }),
          price: fc.integer({ min: 0, max: 5_000_000 }).map((paise) => paise / 100),
        }),
      ),
    )
    .map((orders) =>
      Object.fromEntries(
        LEGS.flatMap(({ quantity, price }, at) => [
          [quantity, orders[at]?.quantity],
          [price, orders[at]?.price],
        ]),
      ),
    );
  const base = defaultsOf(brokerage);
  const inputs: fc.Arbitrary<BrokerageInput> = fc
    .record({
      orders: legs,
      segment: fc.constantFrom(...brokerage.fields.segment.choices.map(({ value }) => value)),
      exchange: fc.constantFrom('NSE' as const, 'BSE' as const),
      fee: fc.constantFrom('tariff' as const, 'percent' as const, 'flat' as const),
    })
    .map(({ orders, ...rest }) => ({ ...base, ...orders, ...rest }));
  const none = Object.fromEntries(LEGS.map(({ quantity }) => [quantity, 0]));

  test('no order, no charge', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(noteOf({ ...input, ...none })).toMatchObject({ total: 0, net: 0 });
      }),
    );
  });

  test('the lines of the table add up to its total', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const amounts = brokerage.table(input).rows.map((row) => Number(row[3]));
        const total = amounts.at(-1) ?? NaN;
        const lines = amounts.slice(0, -1).reduce((all, one) => all + one, 0);
        expect(Math.abs(lines - total)).toBeLessThan(0.005);
      }),
    );
  });

  test('each order alone costs as much as all in one note, but for rounding', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const alone = LEGS.map(
          ({ quantity }) => noteOf({ ...input, ...none, [quantity]: input[quantity] }).total,
        ).reduce((all, one) => all + one, 0);
        // Tax and stamp duty round to the rupee in each of seven notes.
        expect(Math.abs(alone - noteOf(input).total)).toBeLessThan(7.2);
      }),
    );
  });

  test('more units never cost less', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...LEGS), fc.nat(500), (input, { quantity }, more) => {
        const larger = { ...input, [quantity]: input[quantity] + more };
        expect(noteOf(larger).total).toBeGreaterThanOrEqual(noteOf(input).total);
      }),
    );
  });

  test('one sale at the break-even price covers all charges, a paisa less does not', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const even = evenPrice(input);
        if (even === null) return;
        const bought = ordersOf(input).filter(({ side }) => side === 'buy');
        const quantity = bought.reduce((all, order) => all + order.quantity, 0);
        const net = (price: number) =>
          contractNote(
            { ...marketOf(input), orders: [...bought, { side: 'sell', quantity, price }] },
            feeOf(input),
          ).net;
        expect(net(even)).toBeGreaterThanOrEqual(0);
        if (even > 0) expect(net(Math.round(even * 100 - 1) / 100)).toBeLessThan(0);
      }),
    );
  });
});

test('a blank or wrong order keeps the last result and names the field', () => {
  const state = parseState(brokerage, new URLSearchParams('buy1=1.5&buyat2=-1'));
  expect(state.isValid).toBe(false);
  expect(state.values).toEqual(defaultsOf(brokerage));
  expect(messagesOf(brokerage, 'buy1=1.5')).toEqual({
    buy1: expect.stringContaining('“Quantity bought”'),
  });
});
