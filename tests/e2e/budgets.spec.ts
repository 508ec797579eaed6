import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { BUDGETS, type BudgetName, FLOOR, heaviest, verdictOn } from '../bench/budgets';
import { figuresOf, type Figures } from '../bench/figures';
import { ALL_PAGES, FAMILY_PAGES } from '../bench/pages';
import { weigh } from '../bench/weigh';

/** Each page is loaded until it is quiet. */
test.setTimeout(240_000);
test.describe.configure({ mode: 'serial' });

let figures: Figures;

test('every page can be weighed', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const weights = [];
  for (const path of FAMILY_PAGES) weights.push(await weigh(browser, origin, path));
  figures = await figuresOf(origin, weights, ALL_PAGES, FLOOR.scripts);
  expect(figures.html).toHaveLength(ALL_PAGES.length);
  // A page without scripts or sheets would be light, and broken.
  for (const name of ['own', 'css', 'fonts'] as const) {
    expect(figures[name]).toHaveLength(FAMILY_PAGES.length);
  }
  expect(figures.css.filter(({ value }) => value === 0)).toEqual([]);
});

for (const name of Object.keys(BUDGETS) as BudgetName[]) {
  const budget = BUDGETS[name];
  test(`${budget.what}: as recorded, neither more nor less`, () => {
    const most = heaviest(figures[name]);
    expect(most === null ? null : verdictOn(budget, most)).toBeNull();
  });
}

test('the floor was measured with the framework that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string;
  };
  expect(FLOOR.next).toBe(version);
});
