import { hero } from '@/lib/content/home';
import { justify, lengthOf } from '@/lib/display/justify';

/** Part of the measure that a line may fall short of or exceed it by; widths come in halves. */
const TOLERANCE = 0.006;

it.each([[hero.lines], [['The broker', 'that shows its', 'working.']], [['Own a part of', 'it']]])(
  'sets every line of %j to the measure, as far as the width axis goes',
  (lines) => {
    if (lines.length === 2) {
      expect(() => justify(lines)).toThrow(RangeError);
      return;
    }
    const { size, lines: set } = justify(lines);
    for (const { text, width } of set) {
      expect(width).toBeGreaterThanOrEqual(75);
      expect(width).toBeLessThanOrEqual(125);
      expect(Math.abs((lengthOf(text, width) * size) / 100 - 1)).toBeLessThan(TOLERANCE);
    }
  },
);

it('keeps to the largest size asked for where the lines allow it', () => {
  expect(justify(['Shares that you', 'can look up here'], 12).size).toBeLessThanOrEqual(12);
});

it('reads lengths between the drawn widths off a straight line', () => {
  const middle = (lengthOf('Own', 75) + lengthOf('Own', 100)) / 2;
  expect(lengthOf('Own', 87.5)).toBeCloseTo(middle, 6);
});
