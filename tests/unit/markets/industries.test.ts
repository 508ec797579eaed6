import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

import { industriesOf, type IndustryDay, isOneIndustry } from '@/lib/domain/market/industries';
import { industryInText, shortIndustry } from '@/lib/domain/market/industry-names';
import { heatOf } from '@/lib/domain/market/heat';
import { treemapTiles } from '@/lib/domain/market/treemap';
import type { SnapshotRow } from '@/lib/domain/company/records';
import fc from '@/tests/support/properties';

const row = (
  industry: string | null,
  changePercent: number | null,
  marketCapCrore: number | null,
): SnapshotRow => ({
  symbol: `${industry}${marketCapCrore}`,
  price: 1,
  changePercent,
  dayBeforePercent: null,
  marketCapCrore,
  pe: null,
  industry,
});

const ROWS = [
  row('Power', 1, 100),
  row('Power', 3, 300),
  row('Power', null, null),
  row('Realty', -2, 50),
  row('Textiles', 1, 20),
  row('Textiles', -1, 10),
  row(null, 9, 9_999),
];

it('sums market values and averages changes, largest first', () => {
  const { measure, days } = industriesOf(ROWS, 9);
  expect(measure).toBe('value');
  expect(days.map(({ name }) => name)).toEqual(['Power', 'Realty', 'Textiles']);
  expect(days[0]).toEqual({ name: 'Power', companies: 3, changePercent: 2, marketCapCrore: 400 });
});

it('groups the industries over the limit', () => {
  const last = industriesOf(ROWS, 1).days.at(-1);
  expect(last).toMatchObject({ companies: 3, marketCapCrore: 80 });
  expect(last && isOneIndustry(last)).toBe(false);
});

it('counts companies where no market value is known', () => {
  const { measure, days } = industriesOf(
    ROWS.map((one) => ({ ...one, marketCapCrore: null })),
    9,
  );
  expect(measure).toBe('count');
  expect(days.map(({ companies }) => companies)).toEqual([3, 2, 1]);
});

it('places tiles inside the drawing without overlap', () => {
  const tiles = treemapTiles(industriesOf(ROWS, 9), 976, 430);
  expect(tiles).toHaveLength(3);
  for (const [at, a] of tiles.entries()) {
    expect(a.x + a.width).toBeLessThanOrEqual(976);
    expect(a.y + a.height).toBeLessThanOrEqual(430);
    for (const b of tiles.slice(at + 1)) {
      const apart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
  expect(treemapTiles({ measure: 'count', days: [] }, 976, 430)).toEqual([]);
});

/** The same tiles by the library of D3. */
function drawnByD3(days: readonly IndustryDay[], width: number, height: number) {
  type Node = Partial<IndustryDay> & { readonly children?: readonly IndustryDay[] };
  const root = hierarchy<Node>({ children: days }).sum(
    ({ marketCapCrore }) => (marketCapCrore ?? 0) ** 0.72,
  );
  const layout = treemap<Node>().tile(treemapSquarify.ratio(1.2)).size([width, height]);
  return layout
    .paddingInner(2)
    .round(true)(root)
    .leaves()
    .map(({ x0, y0, x1, y1 }) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 }));
}

it('places tiles as D3 does', () => {
  const sizes = fc.array(fc.double({ min: 0.01, max: 3e6, noNaN: true }), { minLength: 1 });
  const side = fc.integer({ min: 40, max: 1_500 });
  fc.assert(
    fc.property(sizes, fc.boolean(), side, side, (given, isSorted, width, height) => {
      const sorted = isSorted ? given.toSorted((a, b) => b - a) : given;
      const days = sorted.map((marketCapCrore, at) => ({
        name: `Industry ${at}`,
        companies: 1,
        changePercent: null,
        marketCapCrore,
      }));
      const tiles = treemapTiles({ measure: 'value', days }, width, height);
      expect(tiles).toEqual(
        drawnByD3(days, width, height).map((box, at) => ({ day: days[at], ...box })),
      );
    }),
    { numRuns: 300 },
  );
});

it.each([
  [null, 0],
  [0.004, 0],
  [0.2, 1],
  [-0.2, -1],
  [0.5, 2],
  [-1.09, -2],
  [1.1, 3],
  [-4, -3],
] as const)('a change of %s per cent has colour step %d', (change, heat) => {
  expect(heatOf(change)).toBe(heat);
});

it('shortens names for tiles and sentences', () => {
  expect(shortIndustry('Automobile and Auto Components')).toBe('Autos');
  expect(shortIndustry('Capital Goods')).toBe('Capital goods');
  expect(industryInText('Information Technology')).toBe('IT');
  expect(industryInText('Metals & Mining')).toBe('metals');
});
