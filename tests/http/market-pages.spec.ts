import { expect, test } from 'playwright/test';

import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { EXAMPLES } from '../support/example-pages';
import { named, textIn } from '../support/html';

import { answerOf, bodyOf } from './answers';
import { filesOf, firstCell, linesOf, mainOf, rowsNamedLike } from './tables';

const BOARDS = [
  { path: '/indices', heading: 'Stock market indices' },
  { path: '/sectors', heading: 'Sectors of the market' },
  { path: '/etfs', heading: 'Exchange-traded funds on NSE' },
  { path: '/corporate-actions', heading: 'Corporate actions' },
  { path: '/results-calendar', heading: 'Results calendar' },
  { path: '/results-calendar/filed', heading: 'New results' },
  { path: '/derivatives/option-chain', heading: 'Option chains at the close' },
  { path: '/derivatives/ban-list', heading: 'F&O ban list' },
  { path: '/derivatives/participants', heading: 'Derivatives by participant' },
  { path: '/derivatives/lot-sizes', heading: 'Lot sizes of derivatives' },
  { path: EXAMPLES.index, heading: 'Nifty 50' },
] as const;

const LISTS = MARKET_LISTS.map(({ path, title }) => ({ path, heading: title }));

for (const { path, heading } of [...LISTS, ...BOARDS]) {
  test(`${path} has its heading, a finding, and files equal to its tables`, () => {
    const main = mainOf(bodyOf(path));
    expect(answerOf(path).status).toBe(200);
    expect(named(main, 'h1').map(textIn)).toEqual([heading]);
    expect(named(main, 'h2').map(textIn)[0]).toMatch(/\S/);
    expect(textIn(main)).toContain('Sample data');
    const files = filesOf(main);
    expect(files.length).toBeGreaterThan(0);
    for (const href of files) {
      const rows = rowsNamedLike(main, href);
      const cells = linesOf(href).slice(1).map(firstCell);
      expect([href, answerOf(href).status, cells.length]).toEqual([href, 200, rows.length]);
      expect(cells.filter((cell, at) => !rows[at]?.includes(cell))).toEqual([]);
    }
  });
}
