import { circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import type { Sheet } from '../sheet';

import { floor, person, petalAt } from './figures';
import { board, lamp, page, plant, sheetOn } from './objects';

const { indigo, marigold, second, ink, white, rule, axis } = palette;

export const branchOpening: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    sheet.add(floor(), rect(380, 120, 440, 500, white), rect(380, 104, 440, 22, ink));
    sheet.add(rect(404, 150, 188, 470, palette.soft), rect(608, 150, 188, 470, palette.soft));
    sheet.add(circle(570, 400, 9, indigo), circle(630, 400, 9, indigo));
    sheet.add(person({ x: 250, base: 720, height: 390, fill: indigo, arm: 70 }));
    sheet.add(person({ x: 950, base: 720, height: 390, fill: second, arm: -70 }));
    sheet.add(path('M300 470Q600 560 900 470v26Q600 586 300 496z', { fill: marigold }));
    sheet.add(petalAt([592, 546], 74, { fill: marigold, turn: -70 }));
    sheet.add(
      petalAt([608, 546], 74, { fill: marigold, turn: 70 }),
      circle(600, 536, 18, marigold),
    );
  },
  (sheet) => {
    sheet.add(floor(), board(360, 90, 480, 190));
    sheet.headline(600, 174, 'Open account,', { size: 62, anchor: 'middle' });
    sheet.headline(600, 238, 'ask, complain', { size: 62, anchor: 'middle' });
    sheet.add(person({ x: 600, base: 640, height: 330, fill: indigo }));
    sheet.add(rect(330, 530, 540, 210, ink), rect(330, 530, 540, 14, second));
    sheet.add(sheetOn(660, 530, 110));
    sheet.add(person({ x: 250, base: 760, height: 390, fill: second, arm: 66 }));
    sheet.add(plant(980, 740, 330));
  },
  (sheet) => {
    sheet.add(floor(), board(170, 110, 860, 400));
    ['English', 'Hindi', 'Marathi'].forEach((language, index) => {
      const x = 215 + index * 270;
      sheet.add(page(x, 190, 230, 270));
      sheet.text(x + 115, 170, language, { size: 30, weight: 700, anchor: 'middle' });
    });
    sheet.add(person({ x: 420, base: 780, height: 330, fill: indigo }));
    sheet.add(person({ x: 790, base: 780, height: 330, fill: second, arm: 30 }));
  },
  (sheet) => {
    sheet.add(rect(0, 520, 1200, 280, rule), page(330, 110, 540, 560));
    sheet.add(line([420, 640, 780, 640], axis, { weight: 3 }));
    const signature = 'M440 628c30-60 50-60 44-10s30 10 50-20 20 40 50 10 40-10 70 10';
    sheet.add(path(signature, { stroke: indigo, weight: 6 }));
    sheet.add(petalAt([660, 610], 330, { fill: ink, turn: 48, half: 0.07 }));
    sheet.add(petalAt([660, 610], 40, { fill: marigold, turn: 48, half: 0.3 }));
  },
  (sheet) => {
    sheet.add(floor(), rect(420, 150, 360, 470, white), rect(450, 180, 300, 440, palette.soft));
    for (let bead = 0; bead <= 12; bead += 1) {
      const x = 408 + bead * 32;
      const sag = 150 - ((bead - 6) / 6) ** 2 * 40;
      sheet.add(circle(x, sag + 10, 17, bead % 2 === 0 ? marigold : second));
    }
    sheet.add(plant(300, 700, 380), plant(900, 700, 380));
    [480, 560, 640, 720].forEach((x) => sheet.add(lamp(x, 730, 30)));
  },
];
