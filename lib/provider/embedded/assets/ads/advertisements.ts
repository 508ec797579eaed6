import { box, doubleRule, line, paragraph, path, rect } from '../marks';
import { palette } from '../palette';
import { flower, type FlowerPetal } from '../petal';
import { seededRandom } from '@/lib/provider/embedded/sample/random';
import { Sheet } from '../sheet';

/** The size that the mega menu gives a picture, from the specification. */
const SIZE = { width: 801, height: 420 };
const MARGIN = 46;

type Draw = (sheet: Sheet) => void;

const { ink, indigo, marigold, muted, second } = palette;

/** Two or three lines of heading, and what to do about it in the visitor's font below. */
function words(sheet: Sheet, heading: readonly string[], advice: readonly string[]): void {
  const size = 76;
  const leading = [0, size * 0.98, size * 1.96];
  const top = heading.length === 3 ? 104 : 142;
  heading.forEach((content, index) => {
    sheet.headline(MARGIN, top + (leading[index] ?? 0), content, { size });
  });
  advice.forEach((content, index) => {
    sheet.text(MARGIN, 420 - 74 + (index - advice.length + 1) * 42 + 20, content, {
      size: 30,
      fill: muted,
    });
  });
}

const nineInTen: Draw = (sheet) => {
  const petals = Array.from({ length: 10 }, (_, index) => ({
    tip: 168,
    fill: index === 9 ? second : indigo,
  }));
  words(sheet, ['Nine in ten', 'lost money.'], ['Read before you', 'trade derivatives']);
  sheet.add(flower({ x: 588, y: 210, foot: 54, petals }));
};

const fiftyPetals: Draw = (sheet) => {
  const random = seededRandom('fifty petals').next;
  const changes = Array.from({ length: 50 }, () => random() - 0.48).sort((a, b) => b - a);
  const petals = changes.map((change, index) => ({
    tip: 130 + change * 100,
    fill: index === 0 ? marigold : change >= 0 ? indigo : second,
  }));
  words(
    sheet,
    ['Fifty petals,', 'one index.'],
    ['Past the ring, it rose;', 'short of it, it fell'],
  );
  sheet.add(flower({ x: 596, y: 216, foot: 62, petals }));
  sheet.add(`<circle cx="596" cy="216" r="130" fill="none" stroke="${ink}" stroke-width="2"/>`);
};

const reasons: Draw = (sheet) => {
  words(sheet, ['Reasons first,', 'rating last.'], ['Every report shows', 'its disclosures']);
  const page: readonly [number, number, number, number] = [476, 44, 262, 332];
  sheet.add(box(page, palette.line, { fill: palette.white }), rect(476, 44, 262, 8, indigo));
  const widths = [190, 206, 172, 200, 120];
  widths.forEach((width, index) => {
    sheet.add(rect(500, 84 + index * 24, width, 9, index === 0 ? indigo : palette.rule));
  });
  [38, 62, 50, 82, 70, 96].forEach((height, index) => {
    const fill = index === 5 ? marigold : second;
    sheet.add(rect(500 + index * 36, 330 - height, 22, height, fill));
  });
  sheet.add(line([500, 330, 714, 330], ink, { weight: 2 }), doubleRule(644, 350, 70, ink));
};

const shrinking: Draw = (sheet) => {
  const petals: FlowerPetal[] = Array.from({ length: 12 }, (_, year) => ({
    // Twelve petals from today to the twelfth year; the length above the foot is what is left.
    tip: 52 + 124 / 1.06 ** ((year * 12) / 11),
    fill: year === 0 ? marigold : indigo,
  }));
  words(sheet, ['₹100 buys', '₹50 worth.'], ['Prices up 6% a year,', 'twelve years on']);
  sheet.add(flower({ x: 590, y: 220, foot: 52, petals }));
};

const lineByLine: Draw = (sheet) => {
  words(sheet, ['Your contract', 'note, line', 'by line'], ['An eight-minute video']);
  const rows = [124, 96, 140, 84, 110];
  sheet.add(box([496, 44, 242, 332], palette.line, { fill: palette.white }));
  sheet.add(rect(496, 44, 242, 8, indigo));
  rows.forEach((width, index) => {
    const y = 92 + index * 44;
    sheet.add(rect(518, y, width, 10, second), rect(680, y, 36, 10, indigo));
    sheet.add(line([518, y + 27, 716, y + 27], palette.line, { weight: 1.5 }));
  });
  sheet.add(rect(518, 312, 70, 12, indigo), rect(646, 312, 70, 12, indigo));
  sheet.add(doubleRule(646, 334, 70, ink));
};

const threeDoors: Draw = (sheet) => {
  words(sheet, ['A complaint', 'has three', 'doors.'], ['The first has 21 days']);
  const doors = ['Your broker', 'SCORES', 'SMART ODR'];
  doors.forEach((name, index) => {
    const y = 48 + index * 116;
    const first = index === 0;
    sheet.add(box([478, y, 260, 92], indigo, { fill: first ? indigo : 'none', weight: 2.5 }));
    const style = { size: 30, weight: 600, fill: first ? palette.white : ink };
    paragraph(sheet, { x: 504, y: y + 56, width: 230 }, name, style);
    if (index > 0)
      sheet.add(path(`M608 ${y - 24}v22m-9-10 9 10 9-10`, { stroke: indigo, weight: 2.5 }));
  });
};

const drawings: Readonly<Record<string, Draw>> = {
  'ads/nine-in-ten.svg': nineInTen,
  'ads/fifty-petals.svg': fiftyPetals,
  'ads/reasons-first.svg': reasons,
  'ads/hundred-rupees.svg': shrinking,
  'ads/contract-note.svg': lineByLine,
  'ads/three-doors.svg': threeDoors,
};

/**
 * Picture for the mega menu, 801×420.
 * @returns `null` for a path that has no drawing
 */
export function drawAdvertisement(path: string, title: string): Buffer | null {
  const draw = drawings[path];
  if (!draw) return null;
  const sheet = new Sheet(SIZE, title, palette.soft);
  draw(sheet);
  return sheet.toBuffer();
}
