import { hero } from '@/lib/content/home';
import { justify, lengthOf } from '@/lib/tools/typography/justify';

/** Part of the measure that a line may fall short of or exceed it by; widths come in steps. */
const TOLERANCE = 0.006;

const share = (text: string, width: number, size: number) => (lengthOf(text, width) * size) / 100;

it.each([[hero.lines], [['The broker', 'that shows its', 'working.']]])(
  'sets every line of %j to the measure, as far as the width axis goes',
  (lines) => {
    const { size, lines: set } = justify(lines);
    for (const { text, width } of set) {
      expect(width).toBeGreaterThanOrEqual(75);
      expect(width).toBeLessThanOrEqual(125);
      expect(Math.abs(share(text, width, size) - 1)).toBeLessThan(TOLERANCE);
    }
  },
);

it.each([
  [['Own a part of', 'it']],
  [['Own a small part of', 'a firm']],
  [['x']],
  [['x'.repeat(99)]],
])('clamps size and widths where the lines of %j can’t all fill the measure', (lines) => {
  const { size, lines: set } = justify(lines);
  expect(size).toBeGreaterThanOrEqual(9);
  expect(size).toBeLessThanOrEqual(22);
  for (const { width } of set) {
    expect(width).toBeGreaterThanOrEqual(75);
    expect(width).toBeLessThanOrEqual(125);
  }
  if (lines.length > 1) {
    const longest = Math.max(...set.map(({ text, width }) => share(text, width, size)));
    expect(Math.abs(longest - 1)).toBeLessThan(TOLERANCE);
  }
});

it('uses the largest allowed size where the lines permit it', () => {
  expect(justify(['Shares that you', 'can look up here'], 12).size).toBeLessThanOrEqual(12);
});

it('interpolates lengths linearly between the drawn widths', () => {
  const middle = (lengthOf('Own', 75) + lengthOf('Own', 100)) / 2;
  expect(lengthOf('Own', 87.5)).toBeCloseTo(middle, 6);
});
