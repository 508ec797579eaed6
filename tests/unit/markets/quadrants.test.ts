import {
  bubbles,
  MOST_BUBBLES,
  quadrants,
  quadrantsSentence,
} from '@/lib/domain/contract/quadrants';
import type { Contract } from '@/lib/domain/contract/records';

const future = (
  symbol: string,
  openInterest: number | null,
  openInterestChange: number | null,
  changePercent: number | null,
  expiry = '2026-11-24',
): Contract => ({
  symbol,
  expiry,
  price: 1,
  change: null,
  changePercent,
  openInterest,
  openInterestChange,
  volume: null,
  unit: null,
});

test('an underlying is one bubble: open interest of all months, price of the near one', () => {
  const [one, ...others] = bubbles([
    future('A', 100, 30, -2),
    future('A', 50, -5, 7, '2026-12-29'),
    future('B', null, null, 1),
    future('C', 10, 10, 1),
  ]);
  expect(one).toEqual({
    symbol: 'A',
    kind: 'Short build-up',
    price: 'down',
    interest: 'up',
    openInterest: 150,
    interestPercent: 20,
    pricePercent: -2,
  });
  // B's open interest is not known, and C had none before.
  expect(others).toEqual([]);
});

test('the largest are shown, and counted by kind', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    future(`S${at}`, 100 + at, 1, at % 3 === 0 ? -1 : 1),
  );
  const shown = bubbles(many);
  expect(shown).toHaveLength(MOST_BUBBLES);
  expect(shown[0]?.symbol).toBe('S29');
  expect(quadrantsSentence(shown)).toBe('14 long build-up, 6 short build-up');
});

test('zero is in the middle, growth is right and a higher price is up', () => {
  const picture = quadrants(bubbles([future('A', 110, 10, 2), future('B', 95, -5, -1)]));
  expect(picture).toMatchObject({ wide: 10, high: 2 });
  expect(picture?.places.map(({ bubble, x, y }) => [bubble.symbol, x, y])).toEqual([
    ['A', 92, 8],
    ['B', 29, 71],
  ]);
  // The name of A has room at its left alone.
  expect(picture?.places.map(({ name }) => name)).toEqual(['end', 'start']);
});

test('names that would touch are left out', () => {
  const picture = quadrants(
    bubbles([future('LONGNAME', 110, 10, 2), future('OTHERNAME', 109, 9.9, 2)]),
  );
  const named = picture?.places.filter(({ name }) => name !== null);
  expect(named?.map(({ bubble }) => bubble.symbol)).toEqual(['LONGNAME']);
});

test('one underlying alone is not drawn', () => {
  expect(quadrants(bubbles([future('A', 110, 10, 2)]))).toBeNull();
  expect(quadrants([])).toBeNull();
});
