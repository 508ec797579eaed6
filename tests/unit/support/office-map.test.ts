import { officeMap } from '@/lib/domain/support/branches/map';
import { branchAnchor } from '@/lib/domain/support/branches/offices';
import type { Branch } from '@/lib/domain/support/records';

const office = (
  name: string,
  city: string | null,
  state: string | null,
  position: Branch['position'],
): Branch => ({
  name,
  city,
  state,
  position,
  address: null,
  pincode: null,
  phone: null,
  email: null,
});
const north = office('North', 'Jammu', 'Jammu and Kashmir', { latitude: 32, longitude: 75 });
const south = office('South', 'Kochi', 'Kerala', { latitude: 10, longitude: 76 });
const east = office('East', 'Guwahati', 'Assam', { latitude: 26, longitude: 91 });

test('north is above, east is at the right, and every dot lies within the map', () => {
  const map = officeMap([north, south, east]);
  const [jammu, kochi, guwahati] = map?.dots ?? [];
  expect(jammu?.y).toBeLessThan(kochi?.y ?? 0);
  expect(guwahati?.x).toBeGreaterThan(kochi?.x ?? 0);
  for (const { x, y } of map?.dots ?? []) {
    expect(x > 0 && x < (map?.width ?? 0) && y > 0 && y < (map?.height ?? 0)).toBe(true);
  }
  expect(map?.names.map(({ text }) => text)).toEqual(['Jammu and Kashmir', 'Kerala', 'Assam']);
});

test('offices of a state share a dot with their number, which leads to the first of them', () => {
  const second = office('South 2', 'Thrissur', 'Kerala', { latitude: 10.5, longitude: 76.2 });
  const dots = officeMap([south, second, north])?.dots ?? [];
  expect(dots.map(({ name, count }) => [name, count])).toEqual([
    ['Kerala, 2 offices', 2],
    ['Jammu and Kashmir, 1 office', 1],
  ]);
  expect(dots[0]?.anchor).toBe(branchAnchor(south));
});

test('dots are 24 px wide and never overlap; names without room and offices without a position are left out', () => {
  const beside = Array.from({ length: 6 }, (_, at) =>
    office(`O${at}`, `City ${at}`, `A state with a long name ${at}`, {
      latitude: 20,
      longitude: 77,
    }),
  );
  const map = officeMap([...beside, office('Nowhere', 'X', 'Y', null), north, south]);
  const dots = map?.dots ?? [];
  expect(dots).toHaveLength(8);
  expect(map?.names.length).toBeLessThan(8);
  for (const [at, one] of dots.entries()) {
    expect(one.r).toBe(12);
    for (const other of dots.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
    }
  }
  expect(officeMap([office('Nowhere', 'X', 'Y', null)])).toBeNull();
});

test('the land is one path under 6 kB, in which the offices lie', () => {
  const map = officeMap([south]);
  expect(map?.outline.length).toBeLessThan(6000);
  expect(map?.outline).toMatch(/^M[\d.]+ [\d.]+L.*z$/);
  // Kochi, on the south-west coast.
  expect(map?.dots[0]?.x).toBeCloseTo(93, -1);
  expect((map?.dots[0]?.y ?? 0) / (map?.height ?? 1)).toBeGreaterThan(0.8);
});
