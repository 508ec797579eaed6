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

test('offices of a city share a dot, which leads to the first of them and is larger', () => {
  const second = office('South 2', 'Kochi', 'Kerala', { latitude: 10.1, longitude: 76.1 });
  const dots = officeMap([south, second, north])?.dots ?? [];
  expect(dots.map(({ name }) => name)).toEqual(['Kochi, 2 offices', 'Jammu']);
  expect(dots[0]?.anchor).toBe(branchAnchor(south));
  expect(dots[0]?.r).toBeGreaterThan(dots[1]?.r ?? 0);
});

test('a name without room is left out, and so are offices without a position', () => {
  const beside = Array.from({ length: 6 }, (_, at) =>
    office(`O${at}`, `City ${at}`, `A state with a long name ${at}`, {
      latitude: 20 + at / 100,
      longitude: 77,
    }),
  );
  const map = officeMap([...beside, office('Nowhere', 'X', 'Y', null), north, south]);
  expect(map?.dots).toHaveLength(8);
  expect(map?.names.length).toBeLessThan(8);
  expect(officeMap([office('Nowhere', 'X', 'Y', null)])).toBeNull();
});

test('one office alone is in the middle', () => {
  expect(officeMap([south])?.dots[0]).toMatchObject({ x: 160 });
});
