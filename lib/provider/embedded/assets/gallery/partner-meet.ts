import { circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';
import type { Sheet } from '../sheet';

import { floor, person, row } from './figures';
import { board, table } from './objects';

const { indigo, marigold, second, ink, white, rule } = palette;

const cup = (x: number, base: number): string =>
  path(`M${x - 16} ${base - 36}h32l-5 36h-22z`, { fill: white, stroke: ink, weight: 3 }) +
  path(`M${x + 15} ${base - 28}h9v14h-12`, { stroke: ink, weight: 3 });

export const partnerMeet: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    sheet.add(floor(), board(380, 80, 440, 170));
    sheet.headline(600, 186, 'Partner meet', { size: 72, anchor: 'middle' });
    [300, 500, 700, 900].forEach((x, index) => {
      const fill = index === 2 ? marigold : index % 2 === 0 ? indigo : second;
      sheet.add(person({ x, base: 660, height: 360, fill }));
      sheet.add(line([x - 40, 530, x - 26, 470], ink, { weight: 5 }), circle(x - 25, 464, 9, ink));
    });
    sheet.add(rect(180, 526, 840, 150, ink), rect(180, 526, 840, 14, second));
    sheet.add(row({ y: 726, from: 90, to: 1110, count: 8 }, 44, () => indigo));
  },
  (sheet) => {
    const tables: [number, number][] = [
      [240, 230],
      [600, 230],
      [960, 230],
      [420, 560],
      [780, 560],
    ];
    tables.forEach(([x, y], index) => {
      const petals = Array.from({ length: 8 }, (_, seat) => ({
        tip: 142,
        foot: 100,
        fill: index === 4 && seat === 1 ? marigold : seat % 2 === 0 ? indigo : second,
      }));
      sheet.add(flower({ x, y, foot: 100, petals }), circle(x, y, 88, white, rule));
      sheet.add(rect(x - 26, y - 34, 52, 68, palette.soft), rect(x - 26, y - 34, 52, 6, indigo));
    });
  },
  (sheet) => {
    sheet.add(floor(), board(330, 90, 720, 420));
    ['Costs', 'Risks', 'Needs'].forEach((name, index) => {
      const x = 380 + index * 224;
      sheet.headline(x, 172, name, { size: 52 });
      sheet.add(rect(x, 190, 180, 4, ink));
      [0, 1, 2, 3].forEach((entry) => {
        const width = 90 + ((entry * 53 + index * 31) % 80);
        sheet.add(rect(x, 226 + entry * 56, width, 14, entry === index ? indigo : second));
      });
    });
    sheet.add(person({ x: 210, base: 720, height: 450, fill: indigo, arm: 58 }));
  },
  (sheet) => {
    sheet.add(floor());
    sheet.add(rect(640, 90, 330, 230, white));
    sheet.add(path('M640 90h330v230h-330zM805 90v230M640 205h330', { stroke: second, weight: 8 }));
    sheet.add(person({ x: 200, base: 700, height: 400, fill: indigo }));
    sheet.add(person({ x: 380, base: 720, height: 370, fill: marigold, arm: 62 }));
    sheet.add(person({ x: 900, base: 700, height: 390, fill: second, arm: -62 }));
    sheet.add(table(480, 530, 300, 740));
    [540, 600, 660, 720].forEach((x) => sheet.add(cup(x, 530)));
    [600, 660].forEach((x) => {
      sheet.add(path(`M${x - 6} 480q-12-16 0-32t0-32`, { stroke: palette.axis, weight: 4 }));
    });
  },
  (sheet) => {
    [0, 1, 2].forEach((index) => {
      const x = 150 + index * 320;
      sheet.add(path(`M${x + 50} 0L${x + 130} 250L${x + 210} 0`, { stroke: indigo, weight: 14 }));
      sheet.add(rect(x, 250, 260, 360, white), rect(x, 250, 260, 70, indigo));
      const petals = Array.from({ length: 8 + index * 2 }, (_, n) => ({
        tip: 70,
        fill: n === 0 && index === 1 ? marigold : indigo,
      }));
      sheet.add(flower({ x: x + 130, y: 420, foot: 24, petals }));
      sheet.add(rect(x + 40, 530, 180, 16, second), rect(x + 70, 560, 120, 12, rule));
    });
  },
];
