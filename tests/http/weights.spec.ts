import { brotliCompressSync, constants } from 'node:zlib';

import { expect, test } from 'playwright/test';

import { type Budget, BUDGETS, LIGHT_PAGES, overBudget } from '../support/budgets';
import { elementsIn, named, parse } from '../support/html';
import { ALL_PAGES } from '../support/pages';
import { kB } from '../support/weigh';

import { answerOf, bodyOf } from './answers';

/** Brotli's quality of a page that is asked for again, as in `server/compression.ts`. */
const QUALITY = 10;

/** Most elements of a page's body outside its content: header, menus, tickers and footer. */
const SHELL = 800;

/**
 * A page in kB, as sent to its first visitor; where this exceeds the budget, as sent once the
 * server has compressed it better.
 */
function weightOf(path: string, { promised, slack }: Budget): number {
  const sent = kB(answerOf(path).bytes);
  if (sent <= promised + slack) return sent;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return kB(brotliCompressSync(bodyOf(path), { params }).length);
}

test('every page is sent compressed to a browser', () => {
  const answers = ALL_PAGES.map(answerOf);
  const others = answers.filter(({ status, encoding }) => status !== 200 || encoding !== 'br');
  expect(others.map(({ path, status, encoding }) => `${path}: ${status} ${encoding}`)).toEqual([]);
});

for (const [budget, pages] of [
  [BUDGETS.html, ALL_PAGES],
  [BUDGETS.lightHtml, LIGHT_PAGES],
] as const) {
  test(`${budget.what}: at most ${budget.promised} kB and ${budget.slack} kB of slack`, () => {
    const figures = pages.map((path) => ({ path, value: weightOf(path, budget) }));
    expect(overBudget(budget, figures)).toEqual([]);
    // A page without content would be light, and broken.
    expect(figures.filter(({ value }) => value < 1)).toEqual([]);
  });
}

test(`header, menus and footer of every page are at most ${SHELL} elements`, () => {
  const sizes = ALL_PAGES.map((path) => {
    const [body] = named(parse(bodyOf(path)), 'body');
    const [main] = body ? named(body, 'main') : [];
    const content = main ? [...elementsIn(main)].length : 0;
    return { path, content, shell: body ? [...elementsIn(body)].length - content : 0 };
  });
  expect(sizes.filter(({ shell }) => shell > SHELL)).toEqual([]);
  // A page without a shell or a content would be small, and broken.
  expect(sizes.filter(({ shell, content }) => shell < 100 || content < 2)).toEqual([]);
});
