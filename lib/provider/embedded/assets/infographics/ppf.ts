import { PPF_MOST, PPF_RATE } from '@/lib/calculators/ppf';
import { formatRupees, formatWholeRupees } from '@/lib/format';

import { element } from '../markup';
import { line, paragraph, path } from '../marks';
import { palette } from '../palette';
import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

const DEPOSIT = PPF_MOST;
const monthly = (DEPOSIT * PPF_RATE.rate) / 1200;

const MONTHS = 'AMJJASONDJFM';

/** Squares of the months from `from` up to `to`: hollow from the year's start, else filled. */
function drawMonths(y: number, from: number, to: number): string {
  if (from === to) return '';
  const lost = from === 0 && to < 12;
  const colour = lost ? palette.loss : palette.indigo;
  const step = (MEASURE + 4) / 12;
  const places = Array.from({ length: to - from }, (_, index) => LEFT + (from + index) * step);
  const squares = places.map((x) => `M${(x + 1).toFixed(1)} ${y}h53v53h-53z`).join('');
  const letters = {
    x: places.map((x) => (x + 27.5).toFixed(0)).join(' '),
    y: y + 36,
    'font-size': 24,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: lost ? palette.loss : palette.white,
  };
  const boxes = path(squares, { fill: lost ? 'none' : colour, stroke: colour, weight: 2.5 });
  return boxes + element('text', letters, MONTHS.slice(from, to));
}

/** The Public Provident Fund counts the lowest balance from the close of the 5th to the month's end. */
export const ppfFifth: Poster = {
  heading: 'Pay into PPF by the 5th, or lose the month',
  lead: 'Interest counts the lowest balance between the close of the 5th and the month’s end.',
  foot: `Worked at ${PPF_RATE.rate}% a year on this deposit alone. The government reviews the rate every quarter.`,
  body: (sheet, top) => {
    const cases = [
      { name: 'Deposited on 5 April', earning: 12 },
      { name: 'Deposited on 6 April', earning: 11 },
    ];
    cases.forEach(({ name, earning }, row) => {
      const y = top + 20 + row * 232;
      sheet.text(LEFT, y + 22, name, { size: 25, weight: 700 });
      sheet.text(LEFT, y + 54, `${formatWholeRupees(DEPOSIT)}, once a year`, {
        size: 20,
        fill: palette.muted,
      });
      sheet.headline(RIGHT, y + 44, formatRupees(monthly * earning), { size: 48, anchor: 'end' });
      sheet.add(drawMonths(y + 84, 0, 12 - earning), drawMonths(y + 84, 12 - earning, 12));
      const said = `${earning} months earn interest in the year`;
      sheet.text(LEFT, y + 176, said, { size: 21, fill: palette.muted });
      sheet.add(line([LEFT, y + 202, RIGHT, y + 202], palette.line, { weight: 1.5 }));
    });
    const cost = `One day late costs ${formatRupees(monthly)} in the first year, and the interest on it for as long as the account runs.`;
    paragraph(sheet, { x: LEFT, y: top + 522, width: MEASURE, leading: 32 }, cost, { size: 23 });
  },
};
