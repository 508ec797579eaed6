import { type ActionKind, breakCause, readAction } from '@/lib/domain/figure/actions';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { stepChanges, volatility } from '@/lib/domain/figure/changes';
import {
  average,
  change,
  climb,
  drawdown,
  type Point,
  range,
  rebased,
  type Series,
  seriesOf,
  sinceBreak,
} from '@/lib/domain/figure/series';
import { courseOf, percentOfPaid, purchaseDays, worstDay } from '@/lib/domain/figure/purchases';
import { addDays } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

const START = '2024-01-01';

/** Moves of days from −15% to +15%, within every band. */
const moves = fc.array(fc.double({ min: 0.85, max: 1.15, noNaN: true }), {
  minLength: 4,
  maxLength: 60,
});

/** Values of a day each, from 100 on, by their moves. */
function pointsOf(of: readonly number[]): Point<null>[] {
  let value = 100;
  return of.map((move, at) => {
    value *= move;
    return {
      day: addDays(START, at),
      value,
      first: value,
      low: value * 0.99,
      high: value * 1.01,
      of: null,
    };
  });
}

const walk = moves.map(pointsOf);

/** A walk and a place in it that is not its first. */
const walkAndPlace = walk.chain((points) =>
  fc.tuple(fc.constant(points), fc.integer({ min: 1, max: points.length - 1 })),
);

const dayAt = (points: readonly Point[], at: number): string => points.at(at)?.day ?? '';

/** The points with those before a place in other units. */
const inUnits = (points: readonly Point<null>[], at: number, by: number): Point<null>[] =>
  points.map((point, place) =>
    place >= at
      ? point
      : {
          ...point,
          value: point.value * by,
          first: (point.first ?? 0) * by,
          low: (point.low ?? 0) * by,
          high: (point.high ?? 0) * by,
        },
  );

/** What the room says of a series, as numbers. */
function figuresOf(series: Series): readonly number[] {
  const { points } = series;
  const [first, last] = [dayAt(points, 0), dayAt(points, -1)];
  const extremes = range(series).value;
  const bought = purchaseDays(series, 'month', first);
  const course = courseOf(series, bought, 1000, last);
  return [
    change(series, first, last).value ?? NaN,
    extremes?.low ?? NaN,
    extremes?.high ?? NaN,
    average(series, 4).value ?? NaN,
    drawdown(series).value?.percent ?? 0,
    climb(series).value ?? NaN,
    volatility(series).value ?? NaN,
    rebased(series, first).value?.at(-1)?.[1] ?? NaN,
    percentOfPaid(course.at(-1) ?? { paid: NaN, worth: NaN }),
    worstDay(course)?.percent ?? 0,
  ];
}

function expectSame(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((one, at) => {
    const wanted = expected[at] ?? NaN;
    expect(Math.abs(one - wanted)).toBeLessThan(1e-6 * (1 + Math.abs(wanted)));
  });
}

const asShare = (points: readonly Point<null>[]) => seriesOf(points, { kind: 'share' });

const FACES = [
  [10, 1],
  [10, 2],
  [10, 5],
  [5, 1],
  [2, 1],
  [1, 100],
] as const;
const face = fc.constantFrom(...FACES);

test('a split in any place leaves every change, range, average and fall as it was', () => {
  fc.assert(
    fc.property(walkAndPlace, face, ([points, at], [from, to]) => {
      const purpose = `Face Value Split From Rs ${from}/- To Re ${to}/-`;
      const { factor } = readAction(purpose);
      expect(factor).toBe(to / from);
      const actions = [{ exDate: dayAt(points, at), purpose, factor }];
      const traded = inUnits(points, at, 1 / factor);
      const series = seriesOf(traded, { kind: 'share', actions, isAdjusted: false });
      expect(series.breaks).toEqual([]);
      expectSame(figuresOf(series), figuresOf(asShare(points)));
    }),
  );
});

test('so do two splits, and a bonus on a day without trading', () => {
  fc.assert(
    fc.property(walk, ([...points]) => {
      const actions = [
        { exDate: dayAt(points, 1), purpose: 'Bonus 1:1', factor: 1 / 2 },
        { exDate: dayAt(points, 3), purpose: 'Bonus 1:4', factor: 4 / 5 },
      ];
      const traded = inUnits(inUnits(points, 1, 2), 3, 5 / 4);
      const series = seriesOf(traded, { kind: 'share', actions, isAdjusted: false });
      expectSame(figuresOf(series), figuresOf(asShare(points)));
      // Without its own day the split takes effect on the next.
      const without = traded.filter((_, at) => at !== 1);
      const shorter = seriesOf(without, { kind: 'share', actions, isAdjusted: false });
      expect(shorter.splits.map(({ day }) => day)).toEqual([dayAt(points, 2), dayAt(points, 3)]);
    }),
  );
});

test('units of a fund split by a power of ten in any place leave all figures as they were', () => {
  const power = fc.constantFrom(0.01, 0.1, 10, 100);
  fc.assert(
    fc.property(walkAndPlace, power, ([points, at], factor) => {
      const series = seriesOf(inUnits(points, at, 1 / factor), { kind: 'fund' });
      expect(series.splits).toEqual([{ day: dayAt(points, at), factor }]);
      expect(series.breaks).toEqual([]);
      expectSame(figuresOf(series), figuresOf(seriesOf(points, { kind: 'fund' })));
    }),
  );
});

const CAUSES = [
  'Demerger',
  'Rights 1:4 @ Premium Rs 10/-',
  'Scheme of Arrangement',
  'Capital Reduction',
];

test('a break in a span gives no figure but `broken`, its day and its cause', () => {
  fc.assert(
    fc.property(walkAndPlace, fc.constantFrom(...CAUSES), ([points, at], purpose) => {
      const day = dayAt(points, at);
      const actions = [{ exDate: day, purpose, factor: 1 }];
      const series = seriesOf(points, { kind: 'share', actions });
      const [first, last] = [dayAt(points, 0), dayAt(points, -1)];
      const broken = { value: null, reason: 'broken', day, cause: breakCause(purpose) };
      for (const figure of [
        change(series, first, last),
        average(series, points.length),
        rebased(series, first),
        volatility(series, points.length),
        stepChanges(series)[at],
      ]) {
        expect(figure).toEqual(broken);
      }
      for (const figure of [range(series), drawdown(series), climb(series)]) {
        if (figure.value === null) continue;
        expect((figure as { span: unknown }).span).toMatchObject({
          from: day,
          after: { day, cause: broken.cause },
        });
      }
    }),
  );
});

test('a step beyond every band is a break of a share, in either direction', () => {
  const step = fc.constantFrom(0.3, 0.5, 0.75, 1.3, 2, 20);
  fc.assert(
    fc.property(walkAndPlace, step, ([points, at], by) => {
      const flat = points.map((point) => ({ ...point, value: 100, first: 100 }));
      const series = asShare(inUnits(flat, at, 1 / by));
      expect(series.breaks).toEqual([{ day: dayAt(points, at), cause: null }]);
    }),
  );
});

test('figures after a break are those of the days after it alone', () => {
  fc.assert(
    fc.property(walkAndPlace, ([points, at]) => {
      const actions = [{ exDate: dayAt(points, at), purpose: 'Demerger', factor: 1 }];
      const { series, after } = sinceBreak(seriesOf(points, { kind: 'share', actions }));
      expect(after?.day).toBe(dayAt(points, at));
      expect(series.points).toEqual(points.slice(at));
      expect(range(series).value).toEqual(range(asShare(points.slice(at))).value);
    }),
  );
});

test('the order of the points makes no difference, and of two of a day the last counts', () => {
  const shuffled = walk.chain((points) =>
    fc.tuple(
      fc.constant(points),
      fc.shuffledSubarray(points, { minLength: points.length, maxLength: points.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([points, others]) => {
      expect(asShare(others)).toEqual(asShare(points));
      const [first] = points;
      if (first) expect(asShare([{ ...first, value: 1 }, ...others])).toEqual(asShare(points));
    }),
  );
});

test('values of 0, below it and beyond all numbers do not count', () => {
  const wrong = fc.constantFrom(0, -1, NaN, Infinity);
  fc.assert(
    fc.property(walk, wrong, (points, value) => {
      const more = { day: addDays(START, -1), value, of: null };
      expect(asShare([more, ...points])).toEqual(asShare(points));
    }),
  );
});

test('changes compose: two in a row make up the whole, and steps make up any', () => {
  fc.assert(
    fc.property(walkAndPlace, ([points, at]) => {
      const series = asShare(points);
      const [first, middle, last] = [0, at, -1].map((place) => dayAt(points, place)) as [
        string,
        string,
        string,
      ];
      const factor = (from: string, to: string) =>
        from === to ? 1 : 1 + (change(series, from, to).value ?? NaN) / 100;
      expect(factor(first, middle) * factor(middle, last)).toBeCloseTo(factor(first, last), 9);
      const steps = stepChanges(series).slice(1);
      const product = steps.reduce((all, { value }) => all * (1 + (value ?? NaN) / 100), 1);
      expect(product).toBeCloseTo(factor(first, last), 9);
    }),
  );
});

test('a fall is not larger than the range, and a course is never worse than its worst day', () => {
  fc.assert(
    fc.property(walk, (points) => {
      const series = asShare(points);
      const values = points.map(({ value }) => value);
      const widest = (1 - Math.min(...values) / Math.max(...values)) * 100;
      expect(drawdown(series).value?.percent ?? 0).toBeLessThanOrEqual(widest + 1e-9);
      const course = courseOf(series, purchaseDays(series, 'once', START), 100, '9999-12-31');
      const worst = worstDay(course)?.percent ?? 0;
      expect(course.every((one) => percentOfPaid(one) >= worst - 1e-9)).toBe(true);
    }),
  );
});

describe('made-up wordings of actions', () => {
  const spaces = fc.constantFrom(' ', '  ', ' - ');
  const loud = fc.boolean();
  const said = (text: string, isLoud: boolean) => (isLoud ? text.toUpperCase() : text);

  test('a bonus of any ratio divides earlier prices by it', () => {
    const part = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(part, part, spaces, loud, (given, held, space, isLoud) => {
        const read = readAction(said(`Bonus Issue${space}${given}:${held}`, isLoud));
        expect(read).toMatchObject({ kind: 'bonus', breaks: null, amount: null });
        expect(read.factor).toBeCloseTo(held / (given + held), 12);
      }),
    );
  });

  test('a change of face value multiplies them, up or down, in every spelling', () => {
    const face = fc.constantFrom(1, 2, 5, 10, 20, 100);
    const spelling = fc.constantFrom(
      ['split', (from: number, to: number) => `FV SPLT FRM RS ${from} TO RS ${to}`],
      ['split', (from: number, to: number) => `Stock Split From Rs ${from}/- To Re ${to}/-`],
      ['split', (from: number, to: number) => `Sub-Division From Rs.${from} Per Share To Rs.${to}`],
      [
        'consolidation',
        (from: number, to: number) => `Consolidation From Re ${from}/- To Rs ${to}/-`,
      ],
    ) as fc.Arbitrary<readonly [ActionKind, (from: number, to: number) => string]>;
    fc.assert(
      fc.property(face, face, spelling, (from, to, [kind, words]) => {
        expect(readAction(words(from, to))).toMatchObject({
          kind,
          factor: to / from,
          breaks: null,
        });
      }),
    );
  });

  test('dividends of any sums are added, adjust nothing and break nothing', () => {
    const rupees = fc.integer({ min: 1, max: 50_000 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(rupees, rupees, loud, (one, other, isLoud) => {
        const text = `Interim Dividend - Rs ${one} Per Share/Special Dividend - Rs ${other} Per Share`;
        const read = readAction(said(text, isLoud));
        expect(read).toMatchObject({ kind: 'dividend', factor: 1, breaks: null });
        expect(read.amount).toBeCloseTo(one + other, 9);
      }),
    );
  });

  test('any text gives a factor above 0 that can be counted with', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const { factor } = readAction(text);
        expect(factor > 0 && Number.isFinite(factor)).toBe(true);
      }),
    );
  });
});

test('a figure that is old stays old: ages grow with time and with the distance of the day', () => {
  const kinds: readonly AgingKind[] = [
    ...(['quote', 'market-list', 'ban-list', 'nav', 'contract', 'event'] as const),
    ...(['results', 'worth', 'shareholding'] as const),
  ];
  const clockAt = (at: number): MarketClock => {
    const day = addDays(START, at);
    const closed = Array.from({ length: 30 }, (_, back) => addDays(day, back - 29)).filter(
      (one) => new Date(one).getUTCDay() % 6 !== 0,
    );
    return { day, closed };
  };
  const at = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), at, at, at, (kind, day, now, later) => {
      const of = addDays(START, day);
      if (isOld(kind, of, clockAt(now))) expect(isOld(kind, of, clockAt(now + later))).toBe(true);
      if (isOld(kind, of, clockAt(now))) {
        expect(isOld(kind, addDays(of, -later), clockAt(now))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
