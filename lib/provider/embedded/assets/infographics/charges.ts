import { formatNumber, formatRupees } from '@/lib/format';

import { doubleRule, line, rect } from '../marks';
import { palette } from '../palette';

import { drawRow } from './parts';
import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

interface Charge {
  readonly name: string;
  readonly to: string;
  readonly value: number;
  readonly fill: string;
}

/**
 * Charges on buying ₹25,000 of shares for delivery. Brokerage is a sample; the others are the
 * rates in force in 2026: STT 0.1%, NSE's and SEBI's fees, stamp duty 0.015%, GST 18% of the fees.
 */
export const charges: readonly Charge[] = [
  { name: 'Brokerage, 0.25%', to: 'your broker (sample)', value: 62.5, fill: palette.indigo },
  { name: 'Transaction tax, 0.1%', to: 'government of India', value: 25, fill: palette.second },
  { name: 'GST, 18% of fees', to: 'government of India', value: 11.39, fill: palette.axis },
  { name: 'Stamp duty, 0.015%', to: 'your state', value: 3.75, fill: palette.rule },
  { name: 'Exchange and SEBI fees', to: 'exchange, regulator', value: 0.77, fill: palette.ink },
];
const TRADE = 25000;
const chargesTotal = charges.reduce((sum, { value }) => sum + value, 0);

/** The lines of a contract note, and who receives each. */
export const deliveryCharges: Poster = {
  heading: '₹25,000 of shares cost ₹25,103.41',
  lead: '20 shares at ₹1,250.00, bought and kept. Every line stands on your contract note.',
  foot: 'Sample brokerage. Selling adds a depository charge and has no stamp duty. Rates as of November 2026.',
  body: (sheet, top) => {
    drawRow(
      sheet,
      top + 30,
      [
        [LEFT, 'Value of the shares'],
        [RIGHT, formatNumber(TRADE)],
      ],
      {
        weight: 700,
        rule: palette.ink,
      },
    );
    charges.forEach(({ name, to, value, fill }, index) => {
      const y = top + 84 + index * 68;
      sheet.add(rect(LEFT, y - 18, 10, 44, fill));
      sheet.text(LEFT + 26, y, name, { size: 23 });
      sheet.text(LEFT + 26, y + 27, `to ${to}`, { size: 18, fill: palette.muted });
      sheet.text(RIGHT, y + 8, formatNumber(value), { size: 23, anchor: 'end' });
      sheet.add(line([LEFT, y + 42, RIGHT, y + 42], palette.line, { weight: 1.5 }));
    });
    const total = top + 84 + charges.length * 68 + 14;
    sheet.text(LEFT, total, 'You pay', { size: 25, weight: 700 });
    sheet.headline(RIGHT, total + 4, formatRupees(TRADE + chargesTotal), {
      size: 46,
      anchor: 'end',
    });
    sheet.add(doubleRule(RIGHT - 224, total + 18, 224, palette.ink));
    sheet.text(LEFT, total + 78, `Where the ${formatRupees(chargesTotal)} goes`, { size: 21 });
    let x = LEFT;
    for (const { value, fill } of charges) {
      const width = (value / chargesTotal) * MEASURE;
      sheet.add(rect(x, total + 96, Math.max(3, width - 3), 34, fill));
      x += width;
    }
  },
};
