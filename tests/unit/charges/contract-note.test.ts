import { breakEvenPrice } from '@/lib/domain/charge/break-even';
import { contractNote, NoRateError } from '@/lib/domain/charge/contract-note';
import { GST_RATES, LEVY_RATES } from '@/lib/domain/charge/levies';
import { segmentsOf } from '@/lib/domain/charge/levy-rates';
import { EXERCISE_TAX } from '@/lib/domain/charge/limits';
import type { Brokerage, Exchange, Order, Segment } from '@/lib/domain/charge/types';
import type { InForce } from '@/lib/domain/rule/in-force';
import fc from '@/tests/support/properties';

const DAY = '2026-11-20';
const DISCOUNT: Brokerage = { kind: 'percent', percent: 0.03, most: 20 };
const FREE: Brokerage = { kind: 'percent', percent: 0 };
const FLAT: Brokerage = { kind: 'flat', rupees: 20 };

const roundTrip = (quantity: number, bought: number, sold: number): readonly Order[] => [
  { side: 'buy', quantity, price: bought },
  { side: 'sell', quantity, price: sold },
];

describe('round trips on the NSE at the rates of 2026', () => {
  test.each<[Segment, Brokerage, number, number, number, number]>([
    ['intraday', DISCOUNT, 1_000, 1_100, 200.62, 39_799.38],
    ['delivery', FREE, 1_000, 1_100, 931.42, 39_068.58],
    ['equity-futures', DISCOUNT, 1_000, 1_100, 294.33, 39_705.67],
    ['equity-options', FLAT, 100, 110, 149.52, 3_850.48],
  ])('400 in %s', (segment, brokerage, bought, sold, total, net) => {
    const trade = {
      segment,
      exchange: 'NSE',
      day: DAY,
      orders: roundTrip(400, bought, sold),
    } as const;
    expect(contractNote(trade, brokerage)).toMatchObject({ total, net });
  });

  test('each line of the intraday trade', () => {
    const orders = roundTrip(400, 1_000, 1_100);
    expect(
      contractNote({ segment: 'intraday', exchange: 'NSE', day: DAY, orders }, DISCOUNT),
    ).toEqual({
      brokerage: 40,
      transactionTax: 110,
      exchange: 25.79,
      regulator: 0.84,
      gst: 11.99,
      stampDuty: 12,
      bought: 400_000,
      sold: 440_000,
      total: 200.62,
      net: 39_799.38,
    });
  });
});

describe('the trade date picks the rates', () => {
  const tax = (segment: Segment, day: string): number =>
    contractNote(
      { segment, exchange: 'NSE', day, orders: [{ side: 'sell', quantity: 100, price: 1_000 }] },
      FREE,
    ).transactionTax;

  test.each([
    ['equity-futures', '2026-03-31', 20],
    ['equity-futures', '2026-04-01', 50],
    ['equity-options', '2026-03-31', 100],
    ['equity-options', '2026-04-01', 150],
    ['delivery', '2025-01-01', 100],
  ] as const)('%s on %s', (segment, day, expected) => {
    expect(tax(segment, day)).toBe(expected);
  });

  test('a day before the first rate is refused by name', () => {
    expect(() => tax('delivery', '2024-09-30')).toThrow(NoRateError);
    expect(() => tax('delivery', '2024-09-30')).toThrow(/exchange \(delivery, NSE\).*2024-09-30/);
  });

  test('an exchange without the segment is refused', () => {
    const trade = { segment: 'delivery', exchange: 'MCX', day: DAY, orders: [] } as const;
    expect(() => contractNote(trade, FREE)).toThrow(/exchange \(delivery, MCX\)/);
  });
});

describe('the tables of rates', () => {
  const lists: [string, readonly InForce[]][] = [
    ['GST', GST_RATES],
    ['exercise', EXERCISE_TAX],
  ];
  for (const [kind, rates] of Object.entries(LEVY_RATES)) {
    const keys = new Set(rates.map((rate) => `${rate.segment} ${rate.exchange ?? ''}`));
    for (const key of keys) {
      lists.push([
        `${kind} ${key}`,
        rates.filter((rate) => `${rate.segment} ${rate.exchange ?? ''}` === key),
      ]);
    }
  }

  test.each(lists)('%s: dates are days and leave neither gap nor overlap', (_, rates) => {
    const after = (day: string): string =>
      new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    rates.forEach(({ from, until }, index) => {
      for (const day of [from, until ?? from]) {
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }
      expect(until === undefined).toBe(index === rates.length - 1);
      if (until !== undefined) {
        expect(from <= until).toBe(true);
        expect(rates[index + 1]?.from).toBe(after(until));
      }
    });
  });
});

describe('properties', () => {
  const market = fc
    .constantFrom<Exchange>('NSE', 'BSE', 'MCX')
    .chain((exchange) =>
      fc.constantFrom(...segmentsOf(exchange)).map((segment) => ({ exchange, segment, day: DAY })),
    );
  const order = fc.record<Order>({
    side: fc.constantFrom('buy', 'sell'),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    price: fc.integer({ min: 5, max: 5_000_000 }).map((paise) => paise / 100),
  });
  const orders = fc.array(order, { maxLength: 6 });
  const fee = fc.constantFrom(DISCOUNT, FREE, FLAT, {
    kind: 'percent',
    percent: 0.25,
  } as const);

  test('nothing traded costs nothing', () => {
    fc.assert(
      fc.property(market, fee, (where, brokerage) => {
        expect(contractNote({ ...where, orders: [] }, brokerage).total).toBe(0);
      }),
    );
  });

  test('the lines add up to the total, and the total to the net amount', () => {
    fc.assert(
      fc.property(market, orders, fee, (where, list, brokerage) => {
        const note = contractNote({ ...where, orders: list }, brokerage);
        const lines = [
          note.brokerage,
          note.transactionTax,
          note.exchange,
          note.regulator,
          note.gst,
          note.stampDuty,
        ];
        for (const line of lines) expect(line).toBeGreaterThanOrEqual(0);
        expect(note.total).toBeCloseTo(
          lines.reduce((all, one) => all + one, 0),
          4,
        );
        expect(note.net).toBeCloseTo(note.sold - note.bought - note.total, 2);
      }),
    );
  });

  test('two notes cost as much as one with both orders, but for the rounding of lines', () => {
    fc.assert(
      fc.property(market, orders, orders, fee, (where, one, other, brokerage) => {
        const cost = (list: readonly Order[]): number =>
          contractNote({ ...where, orders: list }, brokerage).total;
        // Tax and stamp duty round to the rupee: at most half a rupee in each of three notes.
        expect(Math.abs(cost([...one, ...other]) - cost(one) - cost(other))).toBeLessThan(3.1);
      }),
    );
  });

  test('a larger order never costs less', () => {
    fc.assert(
      fc.property(market, order, fee, fc.integer({ min: 1, max: 500 }), (where, one, b, more) => {
        const cost = (quantity: number): number =>
          contractNote({ ...where, orders: [{ ...one, quantity }] }, b).total;
        expect(cost(one.quantity + more)).toBeGreaterThanOrEqual(cost(one.quantity));
      }),
    );
  });

  test('at the break-even price nothing is lost, and a paisa below it something is', () => {
    fc.assert(
      fc.property(market, order, fee, (where, { quantity, price }, brokerage) => {
        const even = breakEvenPrice(where, [{ quantity, price }], brokerage);
        if (even === null) return;
        const net = (sold: number): number =>
          contractNote({ ...where, orders: roundTrip(quantity, price, sold) }, brokerage).net;
        expect(net(even)).toBeGreaterThanOrEqual(0);
        expect(net(Math.round(even * 100 - 1) / 100)).toBeLessThan(0);
      }),
    );
  });
});
