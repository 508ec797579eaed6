import { sipTotal } from '@/lib/calculators/sip';
import { formatWholeRupees } from '@/lib/format';

import { line, paragraph, path, rect } from '../marks';
import { round } from '../markup';
import { palette } from '../palette';

import { standingBar } from './parts';
import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

/** The rule of 72 beside the exact time, ln 2 / ln(1 + r). */
export const ruleOf72: Poster = {
  heading: '72 divided by the rate is the years to double',
  lead: 'A rule for your head, and how far it is from the exact answer.',
  foot: 'Compounded once a year at a steady rate, which only a deposit has. An illustration, not a forecast.',
  body: (sheet, top) => {
    const muted = { size: 20, fill: palette.muted };
    sheet.text(LEFT, top + 26, 'A year', muted);
    sheet.text(RIGHT - 122, top + 26, 'Rule', { ...muted, anchor: 'end' });
    sheet.text(RIGHT, top + 26, 'Exact', { ...muted, anchor: 'end' });
    sheet.text(LEFT + 100, top + 26, 'Years until ₹1 is ₹2', muted);
    sheet.add(line([LEFT, top + 42, RIGHT, top + 42], palette.ink, { weight: 2.5 }));
    [4, 6, 7.2, 8, 9, 12].forEach((rate, index) => {
      const y = top + 98 + index * 84;
      const years = 72 / rate;
      const exact = Math.log(2) / Math.log(1 + rate / 100);
      sheet.text(LEFT, y, `${rate}%`, { size: 25, weight: 700 });
      const length = (years / 18) * 340;
      const fill = index === 5 ? palette.marigold : palette.indigo;
      const stroke = index === 5 ? palette.marigoldEdge : undefined;
      const bar = `M${LEFT + 100} ${y - 23}h${round(length - 15)}a15 15 0 0 1 0 30h${round(15 - length)}z`;
      sheet.add(path(bar, { fill, stroke, weight: 1 }));
      sheet.text(RIGHT - 122, y, String(Math.round(years * 10) / 10), { size: 25, anchor: 'end' });
      sheet.text(RIGHT, y, exact.toFixed(1), { size: 25, anchor: 'end', fill: palette.muted });
      sheet.add(line([LEFT, y + 33, RIGHT, y + 33], palette.line, { weight: 1.5 }));
    });
  },
};

const worth = (rate: number): number =>
  sipTotal({ amount: 5000, rate, years: 10, stepup: 0, basis: 'nominal' });

/** ₹5,000 a month for ten years at three assumed rates. */
export const sipTenYears: Poster = {
  heading: 'Ten years of ₹5,000 a month: the rate decides the rest',
  lead: 'You pay in ₹6,00,000 in every case. What it becomes depends on a rate nobody can promise.',
  foot: 'Paid at the start of each month; yearly rate divided by twelve. Illustration, not advice and not a promise.',
  body: (sheet, top) => {
    const base = top + 350;
    const scale = 300 / worth(12);
    const rates = [4, 8, 12];
    rates.forEach((rate, index) => {
      const x = 92 + index * 236;
      const total = worth(rate);
      const [paid, grown] = [600000 * scale, (total - 600000) * scale];
      sheet.add(rect(x, base - paid, 144, paid, palette.second));
      sheet.add(rect(x, base - paid - grown, 144, grown - 3, palette.indigo));
      const label = base - paid - grown - 16;
      sheet.headline(x + 72, label, formatWholeRupees(total), { size: 37, anchor: 'middle' });
      sheet.headline(x + 72, base + 46, `${rate}%`, { size: 37, anchor: 'middle' });
      sheet.text(x + 72, base + 76, 'a year', { size: 20, anchor: 'middle', fill: palette.muted });
    });
    sheet.add(line([LEFT, base, RIGHT, base], palette.ink, { weight: 2.5 }));
    sheet.add(rect(LEFT, base + 106, 22, 22, palette.second));
    sheet.text(LEFT + 36, base + 124, 'What you paid in', { size: 21 });
    sheet.add(rect(400, base + 106, 22, 22, palette.indigo));
    sheet.text(436, base + 124, 'What growth added', { size: 21 });
  },
};

/** What ₹1,00,000 buys after years of rising prices at 6%. */
export const inflation: Poster = {
  heading: 'At 6% a year, ₹1,00,000 loses 44% of what it buys in ten years',
  lead: 'The note stays the same. What it buys shrinks.',
  foot: '6% is an assumption. Value divided by 1.06 for each year; try your own rate in the inflation calculator.',
  body: (sheet, top) => {
    const base = top + 330;
    [0, 10, 20, 30].forEach((years, index) => {
      const left = 100000 / 1.06 ** years;
      const x = 130 + index * 182;
      const fill = index === 0 ? palette.marigold : palette.indigo;
      sheet.add(standingBar({ x, base, width: 84 }, (left / 100000) * 300, fill));
      sheet.headline(x, base + 52, formatWholeRupees(left), { size: 35, anchor: 'middle' });
      const when = years === 0 ? 'today' : `in ${years} years`;
      sheet.text(x, base + 84, when, { size: 21, anchor: 'middle', fill: palette.muted });
    });
    sheet.add(line([LEFT, base, RIGHT, base], palette.ink, { weight: 2.5 }));
    const turned = `The other way round: what costs ₹1,00,000 today would cost ${formatWholeRupees(100000 * 1.06 ** 10)} in ten years and ${formatWholeRupees(100000 * 1.06 ** 20)} in twenty.`;
    paragraph(sheet, { x: LEFT, y: base + 134, width: MEASURE, leading: 31 }, turned, { size: 22 });
  },
};
