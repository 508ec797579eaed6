import { box, circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';
import type { Sheet } from '../sheet';

import { floor, person, petalAt } from './figures';
import { board, lamp } from './objects';

const { indigo, marigold, second, ink, white, rule } = palette;

const ringOf = (count: number, tip: number, foot: number, fill: string) => ({
  foot,
  petals: Array.from({ length: count }, () => ({ tip, fill })),
});

export const muhuratEvening: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    const middle = { x: 600, y: 400 };
    sheet.add(flower({ ...middle, ...ringOf(24, 350, 276, second) }));
    sheet.add(flower({ ...middle, ...ringOf(24, 262, 196, indigo), start: 7.5 }));
    sheet.add(flower({ ...middle, ...ringOf(12, 182, 66, marigold) }));
    sheet.add(circle(600, 400, 40, indigo));
    [110, 1090].forEach((x) => [220, 400, 580].forEach((y) => sheet.add(lamp(x, y + 30, 44))));
  },
  (sheet) => {
    sheet.add(rect(0, 560, 1200, 240, rule));
    [90, 260, 430, 600, 770, 940, 1110].forEach((x, index) => {
      sheet.add(lamp(x, 600 - (index % 2) * 14, 62));
    });
    sheet.headline(600, 300, 'One hour, once a year', { size: 100, anchor: 'middle' });
    sheet.add(
      line([300, 344, 900, 344], ink, { weight: 3 }),
      line([300, 352, 900, 352], ink, { weight: 3 }),
    );
  },
  (sheet) => {
    sheet.add(floor(), board(250, 80, 700, 380));
    const closes = [220, 250, 206, 268, 232, 296, 258, 304];
    closes.forEach((height, index) => {
      const x = 316 + index * 78;
      sheet.add(line([x + 18, 430 - height, x + 18, 430 - height + 130], ink, { weight: 4 }));
      const fill = index === 7 ? marigold : indigo;
      sheet.add(rect(x, 430 - height + 26, 36, 74, fill));
    });
    sheet.add(person({ x: 330, base: 740, height: 330, fill: second, arm: -24 }));
    sheet.add(person({ x: 480, base: 740, height: 350, fill: indigo }));
    sheet.add(person({ x: 860, base: 740, height: 340, fill: indigo, arm: 26 }));
    [120, 1080].forEach((x) => sheet.add(lamp(x, 700, 52)));
  },
  (sheet) => {
    sheet.add(box([290, 110, 620, 580], ink, { fill: white, weight: 8 }));
    for (let sweet = 0; sweet < 16; sweet += 1) {
      const [x, y] = [375 + (sweet % 4) * 150, 192 + Math.floor(sweet / 4) * 138];
      const kind = (sweet + Math.floor(sweet / 4)) % 3;
      if (kind === 0) sheet.add(circle(x, y, 50, marigold));
      else if (kind === 1) sheet.add(path(`M${x} ${y - 54}l54 54-54 54-54-54z`, { fill: second }));
      else sheet.add(flower({ x, y, ...ringOf(8, 54, 14, indigo) }));
    }
    [150, 1050].forEach((x) => sheet.add(lamp(x, 690, 76)));
  },
  (sheet) => {
    sheet.add(floor());
    [0, 1, 2, 3, 4, 5, 6, 7, 8].forEach((index) => {
      const x = 90 + index * 128;
      const drop = 60 + (index % 2) * 46;
      sheet.add(line([x, 0, x, drop], ink, { weight: 3 }));
      sheet.add(
        petalAt([x, drop], 84, { fill: index % 2 === 0 ? marigold : second, turn: 180, half: 0.3 }),
      );
    });
    const guests: [number, number, string][] = [
      [240, 390, indigo],
      [400, 350, second],
      [600, 420, indigo],
      [790, 360, second],
      [960, 400, indigo],
    ];
    guests.forEach(([x, height, fill], index) => {
      const arm = index === 0 ? -36 : index === 4 ? 36 : undefined;
      sheet.add(person({ x, base: 730, height, fill, arm }));
    });
    [320, 500, 700, 880].forEach((x) => sheet.add(lamp(x, 770, 30)));
  },
];
