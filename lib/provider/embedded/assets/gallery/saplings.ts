import { circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import type { Sheet } from '../sheet';

import { FLOOR, floor, person, petalAt, SCENE } from './figures';
import { plant, sapling } from './objects';

const { indigo, marigold, second, ink, rule } = palette;

const ground = palette.rule;
const sun = circle(960, 190, 80, marigold);
const hills = path(`M0 ${FLOOR}Q240 470 520 ${FLOOR}Q820 430 ${SCENE.width} ${FLOOR}z`, {
  fill: palette.soft,
});

const places = Array.from({ length: 60 }, (_, place): [number, number] => [
  130 + (place % 12) * 85,
  256 + Math.floor(place / 12) * 108,
]);

export const saplings: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    sheet.add(sun, hills, floor(ground));
    [130, 320, 510, 700, 890, 1080].forEach((x, index) => {
      sheet.add(sapling(x, 700 - (index % 2) * 30, 190 + (index % 3) * 22));
    });
  },
  (sheet) => {
    sheet.add(hills, floor(ground), sapling(850, 700, 230));
    sheet.add(person({ x: 430, base: 720, height: 430, fill: indigo, arm: 66 }));
    sheet.add(
      path('M596 372h84v72h-84zM680 392l58-30M596 384q-34 24 0 48', {
        fill: second,
        stroke: ink,
        weight: 5,
      }),
    );
    [0, 1, 2, 3, 4].forEach((drop) => {
      sheet.add(petalAt([752 + drop * 14, 420 + drop * 34], 24, { fill: indigo, turn: 180 }));
    });
  },
  (sheet) => {
    sheet.add(sun, hills, floor(ground));
    sheet.add(person({ x: 400, base: 720, height: 400, fill: indigo, arm: 74 }));
    sheet.add(person({ x: 800, base: 720, height: 400, fill: second, arm: -74 }));
    sheet.add(sapling(600, 690, 260));
    sheet.add(path('M500 726q100-80 200 0z', { fill: ink }));
    sheet.add(line([940, 740, 1010, 470], ink, { weight: 12 }));
    sheet.add(petalAt([940, 730], 96, { fill: ink, turn: 195, half: 0.34 }));
  },
  (sheet) => {
    sheet.headline(96, 150, 'Sixty places, forty-six planted', { size: 74 });
    const sprouts = places.map(([x, y]) => `M${x - 5} ${y + 34}l-13-48a18 18 0 1 1 36 0l-13 48z`);
    sheet.add(path(sprouts.slice(0, 45).join(''), { fill: indigo }));
    sheet.add(path(sprouts[45] ?? '', { fill: marigold, stroke: palette.marigoldEdge, weight: 1 }));
    for (const [x, y] of places.slice(46)) sheet.add(circle(x, y, 18, 'none', second));
  },
  (sheet) => {
    sheet.add(rect(0, 0, SCENE.width, FLOOR, palette.paper), hills, floor(ground));
    [170, 400, 630, 860].forEach((x, index) => sheet.add(plant(x, 700, 300 + (index % 2) * 60)));
    sheet.add(person({ x: 1040, base: 730, height: 380, fill: indigo, arm: -50 }));
    sheet.add(line([60, 748, 1140, 748], rule, { weight: 4 }));
  },
];
