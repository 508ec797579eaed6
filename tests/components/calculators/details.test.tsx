import { csvRows } from '@/lib/domain/calculator';
import { defaultsOf } from '@/lib/domain/calculator';
import { xirr } from '@/lib/domain/calculator/records/xirr-calculator';

import { dataOf, htmlOf } from './support';

const textOf = (root: HTMLElement, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a rate that an order has set', () => {
  it('is the one that the form and the result start with', async () => {
    const [before, after] = [
      await htmlOf('ppf-calculator'),
      await htmlOf('ppf-calculator', '', 7.3),
    ];
    expect(after.querySelector('input[name=rate]')?.getAttribute('value')).toBe('7.3');
    expect(Number(dataOf(after).maturity)).toBeGreaterThan(Number(dataOf(before).maturity));
    expect(after.querySelector('a[download]')?.getAttribute('href')).toBe(
      '/calculators/ppf-calculator/table.csv',
    );
  });

  it('leaves the rate of an address as it is', async () => {
    const root = await htmlOf('ppf-calculator', 'rate=7.1', 7.3);
    expect(root.querySelector('input[name=rate]')?.getAttribute('value')).toBe('7.1');
    expect(Math.round(Number(dataOf(root).maturity))).toBe(4_068_209);
  });
});

describe('the table of XIRR', () => {
  it('prints dates as the site does', async () => {
    const days = textOf(await htmlOf('xirr-calculator'), 'tbody th');
    expect(days).toEqual(['5 Apr 2022', '10 Jan 2023', '20 Mar 2024', '30 Sep 2026']);
  });

  it('keeps the days of a spreadsheet in its file', () => {
    const [, [first] = []] = csvRows(xirr.table(defaultsOf(xirr)));
    expect(first).toBe('2022-04-05');
  });
});

describe('what one change gives', () => {
  it('names one point as one, and others as several', async () => {
    const changes = textOf(
      await htmlOf('cagr-calculator', 'from=100000&to=229000&years=8'),
      'dl dd:last-child',
    );
    expect(changes.filter((text) => /\b1 points/.test(text))).toEqual([]);
    const ofMix = textOf(await htmlOf('asset-allocation-calculator'), 'dl dd:last-child');
    expect(ofMix).toContain('5 points less');
    const ofGrowth = textOf(await htmlOf('cagr-calculator', 'to=190000'), 'dl dd:last-child');
    expect(ofGrowth).toContain('1 point less');
  });

  it('states the equity share that the rule gives at a later age', async () => {
    const labels = textOf(await htmlOf('asset-allocation-calculator'), 'dl form button');
    expect(labels).toEqual([
      'At the age of 40, in equity',
      'With the money needed five years sooner, in equity',
    ]);
  });
});
