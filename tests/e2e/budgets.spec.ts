import { expect, test } from 'playwright/test';

import {
  BUDGETS,
  type BudgetName,
  EMPTY_PAGE_SCRIPTS,
  type Figure,
  figuresOf,
  overBudget,
} from '../support/budgets';
import { ALL_PAGES, PAGE_TYPES } from '../support/pages';
import { weigh } from '../support/weigh';

test.setTimeout(480_000);
test.describe.configure({ mode: 'serial' });

let figures: Record<BudgetName, Figure[]>;

test('every page type has scripts, style sheets, fonts and compressed HTML', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const weights = [];
  for (const path of PAGE_TYPES) weights.push(await weigh(browser, origin, path));
  figures = await figuresOf(origin, weights, ALL_PAGES, EMPTY_PAGE_SCRIPTS);
  expect(figures.html).toHaveLength(ALL_PAGES.length);
  for (const name of ['scripts', 'css', 'fonts'] as const) {
    expect(figures[name]).toHaveLength(PAGE_TYPES.length);
    // A page that loads none would be light, and broken.
    expect(figures[name].filter(({ value }) => value <= 0)).toEqual([]);
  }
});

for (const name of Object.keys(BUDGETS) as BudgetName[]) {
  const budget = BUDGETS[name];
  test(`${budget.what}: at most ${budget.promised} kB and ${budget.slack} kB of slack`, () => {
    expect(figures[name].length).toBeGreaterThan(0);
    expect(overBudget(budget, figures[name])).toEqual([]);
  });
}
