import { circle, line, paragraph, path } from '../marks';
import { palette } from '../palette';
import type { Sheet } from '../sheet';

import { LEFT, RIGHT, type Poster } from './poster';

interface OrderKind {
  readonly name: string;
  readonly gets: string;
  readonly risk: string;
  draw(sheet: Sheet, x: number, y: number): void;
}

const wave = (sheet: Sheet, x: number, y: number): void => {
  const d = `M${x} ${y + 40}l22-22 20 14 24-34 22 26 22-12 20 30 20-16`;
  sheet.add(path(d, { stroke: palette.indigo, weight: 4 }));
};
const level = (sheet: Sheet, x: number, y: number, dash = '3 6'): void => {
  sheet.add(line([x, y, x + 150, y], palette.axis, { weight: 2.5, dash }));
};
const dot = (sheet: Sheet, x: number, y: number): void => {
  sheet.add(circle(x, y, 10, palette.marigold));
};

const kinds: readonly OrderKind[] = [
  {
    name: 'Market',
    gets: 'Trades at once, at the prices on offer.',
    risk: 'You do not choose that price.',
    draw: (sheet, x, y) => {
      wave(sheet, x, y);
      dot(sheet, x + 42, y + 32);
    },
  },
  {
    name: 'Limit',
    gets: 'Your price or a better one.',
    risk: 'It may not trade at all.',
    draw: (sheet, x, y) => {
      wave(sheet, x, y);
      level(sheet, x, y + 44);
      dot(sheet, x + 130, y + 44);
    },
  },
  {
    name: 'Stop-loss',
    gets: 'Sleeps until a trigger price, then becomes a limit order.',
    risk: 'A jump past your limit leaves it unfilled.',
    draw: (sheet, x, y) => {
      wave(sheet, x, y);
      level(sheet, x, y + 26);
      level(sheet, x, y + 48, '10 6');
      dot(sheet, x + 121, y + 26);
    },
  },
  {
    name: 'Good till triggered',
    gets: 'Waits with us for days and goes out when the price comes.',
    risk: 'Nothing is reserved until then.',
    draw: (sheet, x, y) => {
      wave(sheet, x, y);
      level(sheet, x, y - 2);
      dot(sheet, x + 66, y - 2);
    },
  },
];

/** What each kind of order gives and what it leaves open. */
export const orderKinds: Poster = {
  heading: 'Four orders: what each gives, what it risks',
  foot: 'Names of screens differ by app. A stop limits a loss; it does not fix it.',
  body: (sheet, top) => {
    const step = (894 - top) / kinds.length;
    kinds.forEach(({ name, gets, risk, draw }, index) => {
      const y = top + index * step;
      draw(sheet, LEFT, y + step / 2 - 24);
      const x = LEFT + 196;
      sheet.headline(x, y + 50, name, { size: 38 });
      const next = paragraph(sheet, { x, y: y + 84, width: RIGHT - x, leading: 29 }, gets, {
        size: 21,
      });
      const style = { size: 21, fill: palette.muted };
      paragraph(sheet, { x, y: next + 2, width: RIGHT - x, leading: 29 }, risk, style);
      if (index > 0) sheet.add(line([LEFT, y, RIGHT, y], palette.line, { weight: 1.5 }));
    });
  },
};
