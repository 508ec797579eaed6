import { formatWholeRupees } from '@/lib/format';

import { circle, line, path } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';

import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

/** Source: SEBI's study of 25 January 2023 on individual traders in equity F&O, FY 2021-22. */
export const nineInTen: Poster = {
  heading: 'Nine in ten individual traders in F&O lost money',
  foot: 'SEBI study of 25 January 2023: individual traders in equity futures and options, FY 2021-22.',
  body: (sheet, top) => {
    const petals = Array.from({ length: 10 }, (_, index) => ({
      tip: 198,
      fill: index === 9 ? palette.second : palette.indigo,
    }));
    sheet.add(flower({ x: 400, y: top + 214, foot: 66, petals }));
    const facts: [string, string][] = [
      ['₹50,000', 'is close to the average loss of those who lost'],
      ['+28%', 'of that loss again went in transaction costs'],
      ['15–50%', 'of the profit went in costs for those who gained'],
    ];
    facts.forEach(([figure, said], index) => {
      const y = top + 474 + index * 74;
      sheet.headline(LEFT, y, figure, { size: 46, fill: palette.indigo });
      sheet.text(LEFT + 196, y - 6, said, { size: 21 });
      if (index < 2) sheet.add(line([LEFT, y + 27, RIGHT, y + 27], palette.line, { weight: 1.5 }));
    });
  },
};

const STRIKE = 1000;
const PREMIUM = 40;

/** Profit and loss of a bought call at expiry, per share. */
export const callPayoff: Poster = {
  heading: 'A bought call: the loss stops at what you paid',
  lead: 'The right to buy at ₹1,000, bought for ₹40. Result per share on the day it expires.',
  foot: 'Before brokerage, taxes and fees. The seller of this call has the same picture upside down, with no cap on the loss.',
  body: (sheet, top) => {
    const x = (price: number): number => LEFT + 24 + ((price - 900) / 250) * (MEASURE - 90);
    const zero = top + 200;
    const y = (result: number): number => zero - result * 1.6;
    sheet.add(line([LEFT, zero, RIGHT, zero], palette.ink, { weight: 2.5 }));
    for (const price of [900, 950, 1000, 1050, 1100]) {
      sheet.add(line([x(price), y(110), x(price), y(-70)], palette.line, { weight: 1.5 }));
      const style = { size: 20, anchor: 'middle', fill: palette.muted } as const;
      sheet.text(x(price), y(-70) + 30, formatWholeRupees(price), style);
    }
    const knee = `M${x(900)} ${y(-PREMIUM)}L${x(STRIKE)} ${y(-PREMIUM)}L${x(1150)} ${y(150 - PREMIUM)}`;
    sheet.add(path(knee, { stroke: palette.indigo, weight: 7 }));
    sheet.add(circle(x(STRIKE + PREMIUM), zero, 13, palette.marigold));
    sheet.text(x(903), y(-PREMIUM) + 32, 'Lose ₹40, never more', { size: 21, weight: 700 });
    const even = { size: 21, weight: 700, anchor: 'end' } as const;
    sheet.text(x(1034), zero - 22, 'Break even at ₹1,040', even);
    const rows: [string, string, string][] = [
      ['Share ends at or below ₹1,000', 'option lapses', '−₹40'],
      ['Share ends at ₹1,040', 'break even', '₹0'],
      ['Share ends at ₹1,100', '100 − 40', '+₹60'],
    ];
    rows.forEach(([name, why, result], index) => {
      const row = y(-70) + 98 + index * 54;
      sheet.text(LEFT, row, name, { size: 22 });
      sheet.text(RIGHT - 150, row, why, { size: 19, fill: palette.muted, anchor: 'end' });
      sheet.headline(RIGHT, row + 3, result, { size: 34, anchor: 'end' });
      sheet.add(line([LEFT, row + 21, RIGHT, row + 21], palette.line, { weight: 1.5 }));
    });
  },
};
