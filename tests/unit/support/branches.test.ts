import { branches as records } from '@/firm/branches';
import { placeOf } from '@/lib/domain/support/place';
import { distanceKm, nearestFirst } from '@/lib/domain/support/branches/distance';
import { branchAnchor, byState, directionsTo } from '@/lib/domain/support/branches/offices';
import { findBranches, sentenceOf } from '@/lib/domain/support/branches/search';
import { CALLS } from '@/lib/provider/calls';

const branches = CALLS.branches.read(records).data;

test('distances are great-circle distances', () => {
  const mumbai = { latitude: 19.076, longitude: 72.8777 };
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  expect(distanceKm(mumbai, delhi)).toBeGreaterThan(1140);
  expect(distanceKm(mumbai, delhi)).toBeLessThan(1165);
  expect(distanceKm(mumbai, mumbai)).toBe(0);
});

test('the nearest office comes first, one without a position last', () => {
  const here = { latitude: 18.53, longitude: 73.85 };
  const placed = [{ position: null }, ...branches];
  const sorted = nearestFirst(placed, here);
  expect(sorted[0]?.place).toMatchObject({ city: 'Pune' });
  expect(sorted.at(-1)?.km).toBe(Infinity);
  expect(sorted).toHaveLength(placed.length);
});

test('anchors are unique, and every office is in one state', () => {
  const anchors = branches.map(branchAnchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  const states = byState([{ ...branches[0]!, state: null }, ...branches]);
  const names = states.map(({ name }) => name);
  expect(names).toEqual([...names.slice(0, -1).sort(), 'Elsewhere']);
  expect(states.flatMap((state) => state.branches)).toHaveLength(branches.length + 1);
});

test('directions are asked for by address', () => {
  const address = new URL(directionsTo(branches[0]!));
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/dir/');
  expect(address.searchParams.get('destination')).toBe(
    'Sample House, Horniman Circle, Fort, Mumbai, Maharashtra 400001',
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

  test('a sentence says what was found', () => {
    const sentence = (query: string, sorted = false) =>
      sentenceOf(findBranches(branches, query), query, sorted);
    expect(sentence('Kochi')).toBe('One office for “Kochi”');
    expect(sentence('411005')).toMatch(/ at PIN 411005$/);
    expect(sentence('411999')).toMatch(/^No office at 411999, but .+ near it$/);
    expect(sentence('Atlantis')).toMatch(/^No office found for “Atlantis”/);
    expect(sentence('', true)).toBe('Nearest to you first.');
  });
});

test('a state that the city names is left out', () => {
  expect(placeOf('Chandigarh', 'Chandigarh')).toBe('Chandigarh');
  expect(placeOf('New Delhi', 'Delhi')).toBe('New Delhi');
  expect(placeOf('Pune', 'Maharashtra')).toBe('Pune, Maharashtra');
  expect(placeOf(null, 'Goa')).toBe('Goa');
});
