import { box, circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';
import type { Sheet } from '../sheet';

import { FLOOR, floor, person, row } from './figures';
import { board, page, sheetOn, table } from './objects';

const { indigo, marigold, second, ink, white, rule } = palette;

const tenPetals = Array.from({ length: 10 }, (_, index) => ({
  tip: 124,
  fill: index === 9 ? second : indigo,
}));

export const awarenessDay: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    sheet.add(floor(), board(300, 80, 600, 340));
    sheet.add(flower({ x: 460, y: 250, foot: 40, petals: tenPetals }));
    sheet.headline(620, 240, 'Nine', { size: 84 }).headline(620, 320, 'in ten', { size: 84 });
    sheet.add(row({ y: 500, from: 180, to: 1020, count: 9 }, 40, () => second));
    const mine = (index: number): string => (index === 5 ? marigold : indigo);
    sheet.add(row({ y: 634, from: 110, to: 1090, count: 9 }, 52, mine));
  },
  (sheet) => {
    sheet.add(floor(), board(430, 110, 640, 400));
    sheet.add(line([480, 440, 1020, 440], ink, { weight: 4 }));
    sheet.add(line([480, 330, 1020, 330], palette.axis, { weight: 3, dash: '4 9' }));
    const price = 'M480 370l70-30 60 44 74-86 66 40 70-66 60 52 66-74 74-40';
    sheet.add(path(price, { stroke: indigo, weight: 9 }), circle(1020, 210, 15, marigold));
    sheet.add(person({ x: 270, base: 710, height: 460, fill: indigo, arm: 62 }));
  },
  (sheet) => {
    sheet.add(floor(), page(470, 90, 260, 330));
    sheet.add(person({ x: 250, base: 720, height: 400, fill: indigo }));
    sheet.add(person({ x: 390, base: 740, height: 360, fill: second }));
    sheet.add(person({ x: 810, base: 740, height: 360, fill: second }));
    sheet.add(person({ x: 950, base: 720, height: 400, fill: indigo }));
    sheet.add(table(380, 560, 440, 750));
    sheet.add(sheetOn(480, 560, 100), sheetOn(630, 560, 90));
  },
  (sheet) => {
    sheet.add(floor());
    sheet.headline(600, 330, '?', { size: 340, anchor: 'middle', fill: rule });
    sheet.add(row({ y: 420, from: 150, to: 570, count: 4 }, 50, () => second));
    sheet.add(row({ y: 420, from: 930, to: 1070, count: 2 }, 50, () => second));
    sheet.add(person({ x: 745, base: 800, height: 420, fill: marigold, arm: 14 }));
    sheet.add(row({ y: 600, from: 120, to: 560, count: 4 }, 62, () => indigo));
    sheet.add(row({ y: 600, from: 930, to: 1080, count: 2 }, 62, () => indigo));
  },
  (sheet) => {
    sheet.add(floor(), rect(220, 90, 760, 120, indigo));
    sheet.headline(600, 172, 'Ask before you sign', { size: 78, anchor: 'middle', fill: white });
    sheet.add(line([250, 210, 250, FLOOR + 60], ink, { weight: 10 }));
    sheet.add(line([950, 210, 950, FLOOR + 60], ink, { weight: 10 }));
    sheet.add(person({ x: 480, base: 690, height: 400, fill: indigo }));
    sheet.add(person({ x: 720, base: 690, height: 400, fill: second, arm: -56 }));
    sheet.add(rect(270, 530, 660, 190, ink), rect(270, 530, 660, 14, second));
    sheet.add(sheetOn(540, 530, 110));
  },
  (sheet) => {
    sheet.add(floor());
    [0, 1, 2, 3, 4].forEach((index) => {
      const x = 96 + index * 210;
      sheet.add(rect(x, 100, 168, 230, white), box([x, 100, 168, 230], rule, { weight: 2 }));
      sheet.add(rect(x + 18, 118, 132, 6, ink));
      const tall = [110, 84, 130, 60, 98][index] ?? 90;
      const petals = Array.from({ length: 6 + index * 2 }, (_, n) => ({
        tip: (tall * (1 - n * 0.03)) / 2 + 8,
        fill: n === index ? marigold : indigo,
      }));
      sheet.add(flower({ x: x + 84, y: 222, foot: 16, petals }));
    });
    sheet.add(person({ x: 420, base: 730, height: 360, fill: indigo, arm: -40 }));
    sheet.add(person({ x: 560, base: 730, height: 330, fill: second }));
    sheet.add(person({ x: 860, base: 730, height: 350, fill: indigo }));
  },
];
