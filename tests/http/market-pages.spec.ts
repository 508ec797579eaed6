import { expect, test } from 'playwright/test';

import { MOST_LETTERS } from '@/lib/domain/figure/headline';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { EXAMPLES } from '../support/example-pages';
import { named, textIn } from '../support/html';

import { answerOf, bodyOf } from './answers';
import { filesOf, firstCell, linesOf, mainOf, rowsNamedLike } from './tables';

const BOARDS = [
  '/indices',
  '/sectors',
  '/etfs',
  '/corporate-actions',
  '/results-calendar',
  '/results-calendar/filed',
  '/derivatives/option-chain',
  '/derivatives/ban-list',
  '/derivatives/participants',
  '/derivatives/lot-sizes',
] as const;

const NAMED = [...MARKET_LISTS.map(({ path }) => path), ...BOARDS].map(
  (path) => [path, pageOf(path as SitePath).label] as const,
);

for (const [path, name] of [...NAMED, [EXAMPLES.index, 'Nifty 50'] as const]) {
  test(`${path} has its finding as its title, its name above, and files equal to its tables`, () => {
    const main = mainOf(bodyOf(path));
    expect(answerOf(path).status).toBe(200);
    const titles = named(main, 'h1').map(textIn);
    expect(titles).toHaveLength(1);
    expect(titles[0]?.replace(' (sample)', '').length).toBeLessThanOrEqual(MOST_LETTERS);
    const [breadcrumbs] = named(main, 'nav').map(textIn);
    expect(breadcrumbs?.endsWith(name)).toBe(true);
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
