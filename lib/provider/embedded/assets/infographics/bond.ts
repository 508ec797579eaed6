import { formatRupees } from '@/lib/format';

import { line, paragraph } from '../marks';
import { palette } from '../palette';

import { standingBar } from './parts';
import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

/** Price of a bond with yearly coupons and a face value of 100. */
export function bondPrice(coupon: number, years: number, yieldRate: number): number {
  const v = 1 / (1 + yieldRate / 100);
  return (coupon * (1 - v ** years)) / (yieldRate / 100) + 100 * v ** years;
}

/** A ten-year bond of 7% at five yields. */
export const bondSeesaw: Poster = {
  heading: 'When yields rise, the price of a bond falls',
  lead: 'One bond: pays 7% a year for ten years on a face value of ₹100. Only the market’s yield changes.',
  foot: 'Yearly coupons, price without accrued interest. Held to the end, an issuer that pays returns ₹100.',
  body: (sheet, top) => {
    const yields = [5, 6, 7, 8, 9];
    const base = top + 352;
    const height = (price: number): number => (price - 70) * 7;
    yields.forEach((rate, index) => {
      const x = 128 + index * 136;
      const fill = rate === 7 ? palette.marigold : palette.indigo;
      sheet.add(standingBar({ x, base, width: 64 }, height(bondPrice(7, 10, rate)), fill));
    });
    const par = base - height(100);
    sheet.add(line([LEFT, par, RIGHT, par], palette.axis, { weight: 2, dash: '3 6' }));
    sheet.add(line([LEFT, base, RIGHT, base], palette.ink, { weight: 2.5 }));
    yields.forEach((rate, index) => {
      const x = 128 + index * 136;
      const price = formatRupees(bondPrice(7, 10, rate));
      sheet.headline(x, base + 46, price, { size: 34, anchor: 'middle' });
      const style = { size: 20, anchor: 'middle', fill: palette.muted } as const;
      sheet.text(x, base + 76, `yield ${rate}%`, style);
    });
    const said =
      'The bars start at ₹70 so that the steps can be seen. Dotted: face value. Longer bonds move more for the same change in yield.';
    paragraph(sheet, { x: LEFT, y: base + 126, width: MEASURE, leading: 29 }, said, { size: 20 });
  },
};
