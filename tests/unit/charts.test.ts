import { movedApart } from '@/lib/tools/charts/apart';
import { packTimes, timeAt } from '@/lib/tools/charts/packed-times';

import { linePath } from '@/lib/tools/charts/line-path';
import { fillShare, halfAngle, petalPath, pointAt, turnOf } from '@/lib/tools/charts/petal';
import { priceGeometry } from '@/lib/tools/charts/price-geometry';
import { priceLine } from '@/lib/tools/charts/price-line';
import { thin } from '@/lib/tools/charts/thin';
import { timeTicks } from '@/lib/tools/charts/time-ticks';
import { valueAxis } from '@/lib/tools/charts/value-axis';
import fc from '@/tests/support/properties';

const days = (count: number, from = '2025-11-20'): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
  );

describe('a line', () => {
  it('uses integer steps without drift', () => {
    expect(
      linePath([
        [0, 0.4],
        [1.4, 1.4],
        [2.8, 0],
      ]),
    ).toBe('M0 0l1 1 2-1');
    expect(linePath([])).toBe('');
  });

  it('is thinned to the first, the last and evenly spaced points', () => {
    expect(thin([1, 2, 3, 4, 5, 6, 7], 4)).toEqual([1, 3, 5, 7]);
    expect(thin([1, 2], 4)).toEqual([1, 2]);
  });
});

describe('a value axis', () => {
  it('contains every value, with space below, on round ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.05, max: 2e5, noNaN: true }), { minLength: 1 }),
        (values) => {
          const { domain, ticks, digits } = valueAxis(values);
          expect(domain[0]).toBeLessThanOrEqual(Math.min(...values));
          expect(domain[1]).toBeGreaterThan(Math.max(...values));
          expect(domain[0]).toBeGreaterThanOrEqual(0);
          expect(ticks.every((tick) => tick >= domain[0] && tick <= domain[1])).toBe(true);
          expect(digits).toBeGreaterThanOrEqual(0);
        },
      ),
      { examples: [[[0.05, 0.05000000000000001]]] },
    );
  });

  it('prints distinct tick labels', () => {
    expect(valueAxis([100, 700])).toMatchObject({
      digits: 0,
      ticks: [100, 200, 300, 400, 500, 600, 700],
    });
    expect(valueAxis([1.1, 1.4]).digits).toBe(2);
    expect(valueAxis([1, 1.5]).digits).toBe(1);
  });
});

describe('a time axis', () => {
  it('labels the months of a year, and January with the year in the room of February', () => {
    const labels = timeTicks(days(366)).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['Dec', 'Jan 2026', 'Mar', 'Apr']);
  });

  it('labels only the quarters’ first months on a narrow chart', () => {
    const major = timeTicks(days(366)).filter(({ isMajor }) => isMajor);
    expect(major.map(({ label }) => label)).toEqual(['Jan 2026', 'Apr', 'Jul', 'Oct']);
  });

  it('labels each month on a narrow chart that none of those is on', () => {
    const months = ['2026-02-27', '2026-03-25', '2026-08-20'];
    expect(timeTicks(months).map(({ label, isMajor }) => [label, isMajor])).toEqual([
      ['Feb', true],
      ['Mar', true],
    ]);
  });

  it('labels days of a month, years of five years, hours of a day', () => {
    expect(timeTicks(days(30)).map(({ label }) => label)[0]).toBe('20 Nov');
    expect(timeTicks(days(1800, '2021-11-20')).map(({ label }) => label)).toEqual([
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
  });

  it('labels each hour of a day, and even hours on a narrow chart', () => {
    const moments = Array.from({ length: 76 }, (_, at) =>
      new Date(Date.parse('2026-11-20T09:15:00+05:30') + at * 300_000).toISOString(),
    );
    const ticks = timeTicks(moments);
    expect(ticks.map(({ label }) => label)).toEqual([
      '09:15',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(ticks.filter(({ isMajor }) => isMajor).map(({ label }) => label)).toEqual([
      '10:00',
      '12:00',
      '14:00',
    ]);
  });

  it('has no labels for a single moment', () => {
    expect(timeTicks(days(1))).toEqual([]);
  });
});

describe('a price chart', () => {
  it('places the extremes and the last value inside its box', () => {
    const points = days(5).map((time, at) => ({
      time,
      value: [5, 9, 2, 7, 6][at] ?? 0,
      volume: 10,
    }));
    const drawing = priceGeometry(points);
    expect(drawing).toMatchObject({ highest: 1, lowest: 2 });
    expect(drawing?.placeOf(1).y).toBeLessThan(drawing?.placeOf(2).y ?? 0);
    expect(drawing?.placeOf(4).x).toBe(100);
    expect(drawing?.volume).toEqual({
      path: 'M0 0v-50M1 0v-50M2 0v-50M3 0v-50M4 0v-50',
      viewBox: '0 -50 4 50',
    });
  });

  it('uses the whole height for the price where no volume is known', () => {
    const drawing = priceGeometry(days(3).map((time) => ({ time, value: 4 })));
    expect(drawing?.volume).toBeNull();
    expect(drawing?.floor).toBe(93);
    expect(priceLine([4, 4, 4], drawing?.domain ?? [0, 0])).toMatchObject({
      line: expect.stringMatching(/^M0 \d+l1 0 1 0$/),
      viewBox: expect.not.stringMatching(/NaN/),
    });
  });

  it('needs two points', () => {
    expect(priceGeometry([{ time: '2026-11-20', value: 4 }])).toBeNull();
  });
});

describe('the line of a price chart', () => {
  const price = fc.integer({ min: 5, max: 20_000_000 }).map((paise) => paise / 100);

  it('is drawn inside its box', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 50 }), (values) => {
        const drawing = priceGeometry(
          values.map((value, at) => ({ time: days(50)[at] ?? '', value })),
        );
        if (!drawing) throw new Error('Nothing drawn');
        const { line, viewBox } = priceLine(drawing.values, drawing.domain);
        const [, above = 0, width, height = 0] = viewBox.split(' ').map(Number);
        expect(width).toBe(values.length - 1);
        const steps = line.match(/-?\d+/g)?.map(Number) ?? [];
        let down = 0;
        for (const step of steps.filter((_, at) => at % 2 === 1)) {
          down += step;
          expect(down).toBeGreaterThanOrEqual(above);
          expect(down).toBeLessThanOrEqual(above + height);
        }
      }),
    );
  });
});

describe('a petal', () => {
  it('fills 84% of its step for few petals, 80% for twenty, 74% for fifty', () => {
    expect([8, 12, 20, 50].map((count) => Math.round(fillShare(count) * 100))).toEqual([
      84, 84, 80, 74,
    ]);
    expect(halfAngle(12)).toBeCloseTo((Math.PI / 12) * 0.84);
  });

  it('has its tip on the value: the circle is tangent to both sides', () => {
    const half = 0.2;
    const path = petalPath({ foot: 20, tip: 100, half });
    const [, radius = ''] = /A([\d.]+)/.exec(path) ?? [];
    const centre = 100 / (1 + Math.sin(half));
    expect(Number(radius)).toBeCloseTo(centre * Math.sin(half), 1);
    expect(centre + Number(radius)).toBeCloseTo(100, 1);
  });

  it('is a half-ellipse on its foot where it is too short for straight sides', () => {
    expect(petalPath({ foot: 20, tip: 22, half: 0.2 })).toMatch(
      /^M-3.97 -19.6A3.97 2.4 0 0 1 3.97 -19.6Z$/,
    );
  });

  it('is drawn turned and about another origin', () => {
    const petal = { foot: 20, tip: 22, half: 0.2 };
    expect(petalPath(petal, { turn: 90, x: 100, y: 50 })).toBe(
      'M119.6 46.03A3.97 2.4 90 0 1 119.6 53.97Z',
    );
  });

  it('is placed clockwise from 12 o’clock', () => {
    expect(turnOf(1, 4)).toBe(90);
    expect(pointAt(0, 10)).toEqual({ x: 0, y: -10 });
    expect(pointAt(90, 10)).toEqual({ x: 10, y: 0 });
  });
});

describe('packed times', () => {
  test.each([
    ['days', ['2025-12-31', '2026-01-01', '2026-01-05', '2026-03-02']],
    ['moments', ['2026-11-20T09:15:00+05:30', '2026-11-20T09:20:00+05:30']],
    ['one day', ['2026-11-20']],
    ['nothing', []],
  ])('give back %s', (_, times) => {
    const packed = packTimes(times);
    expect(times.map((_time, at) => timeAt(packed, at))).toEqual(times);
  });
});

describe('labels at the ends of lines', () => {
  test.each([
    ['stay where they do not touch', [10, 50, 90], [10, 50, 90]],
    ['keep their order', [50, 48, 49], [60, 48, 54]],
    ['stay within the panel at its foot', [93, 92], [93, 87]],
    ['stay within the panel at its top', [6, 6], [6, 12]],
  ])('%s', (_, levels, moved) => {
    expect(movedApart(levels, 6, [6, 93])).toEqual(moved);
  });
});
