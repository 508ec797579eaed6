import { distanceKm } from '@/lib/support/branches/distance';
import { MAP, meridians, parallels, project } from '@/lib/support/branches/grid';
import { branchAnchor, placesOf } from '@/lib/support/branches/places';
import { findBranches } from '@/lib/support/branches/search';
import { sampleRecords } from '@/lib/provider/embedded/sample/records';
import { branch as schema, type BranchWire } from '@/lib/provider/schemas/content';
import { toBranch } from '@/lib/provider/transforms/content';

const branches = sampleRecords<BranchWire[]>('branches').map((one) => toBranch(schema.parse(one)));

test('distances are great-circle distances', () => {
  const mumbai = { latitude: 19.076, longitude: 72.8777 };
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  expect(distanceKm(mumbai, delhi)).toBeGreaterThan(1140);
  expect(distanceKm(mumbai, delhi)).toBeLessThan(1165);
  expect(distanceKm(mumbai, mumbai)).toBe(0);
});

test('the grid contains every office, with north up and east right', () => {
  expect(project({ latitude: 51, longitude: 0 })).toBeNull();
  const north = project({ latitude: 30, longitude: 76 });
  const south = project({ latitude: 10, longitude: 80 });
  expect(north && south && north.y < south.y && north.x < south.x).toBe(true);
  expect(branches.every(({ position }) => position && project(position))).toBe(true);
  expect(parallels[0]?.label).toBe('8° N');
  expect(meridians.every(({ at }) => at >= 0 && at <= MAP.width)).toBe(true);
});

test('anchors are unique, and names on the map do not overlap', () => {
  const anchors = branches.map(branchAnchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  const places = placesOf(branches);
  expect(places.reduce((sum, { offices }) => sum + offices, 0)).toBe(branches.length);
  const shown = places.flatMap(({ labels, city }) =>
    labels.wide ? [{ ...labels.wide, width: city.length * 8.2 }] : [],
  );
  expect(shown.length).toBeGreaterThan(places.length / 2);
  const left = (one: (typeof shown)[number]) => (one.end ? one.x - one.width : one.x);
  shown.forEach((a, at) =>
    shown.slice(at + 1).forEach((b) => {
      const across = left(a) < left(b) + b.width && left(b) < left(a) + a.width;
      expect(across && Math.abs(a.y - b.y) < 17).toBe(false);
    }),
  );
});

describe('search', () => {
  test('by city, locality or state, in any order and case', () => {
    expect(findBranches(branches, '').kind).toBe('all');
    expect(findBranches(branches, 'PUNE').branches.every(({ city }) => city === 'Pune')).toBe(true);
    expect(findBranches(branches, 'mumbai andheri').branches).toHaveLength(1);
    expect(findBranches(branches, 'Atlantis')).toEqual({ kind: 'none', branches: [] });
  });

  test('by PIN code: whole, its beginning, or the nearest by leading digits', () => {
    expect(findBranches(branches, '411 005').kind).toBe('pin');
    expect(findBranches(branches, '40').branches.length).toBeGreaterThan(1);
    const near = findBranches(branches, '411999');
    expect(near.kind).toBe('near-pin');
    expect(near.branches.every(({ pincode }) => pincode?.startsWith('411'))).toBe(true);
    expect(findBranches(branches, '000000').kind).toBe('none');
  });
});
