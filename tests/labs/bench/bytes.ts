import { chromium } from 'playwright/test';

import {
  BUDGETS,
  type BudgetName,
  EMPTY_PAGE_SCRIPTS,
  figuresOf,
  heaviest,
} from '@/tests/support/budgets';
import { ALL_PAGES, PAGE_TYPES } from '@/tests/support/pages';
import { kB, sum, weigh } from '@/tests/support/weigh';

import { browserOptions } from './browser';
import type { Bench } from './context';
import { figure } from './report';
import { startBuiltSite, startEmptySite } from './servers';

const MOST_NAMED = 8;

/** Bytes of every page by kind, against the budgets. */
export async function bytes(bench: Bench): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const empty = await startEmptySite();
  bench.after(empty.stop);
  const browser = await chromium.launch(browserOptions());
  bench.after(() => browser.close());
  const emptyPageScripts = kB(sum((await weigh(browser, empty.origin, '/')).scripts));
  bench.add({
    part: 'bytes',
    what: 'scripts of an empty page',
    value: emptyPageScripts,
    unit: 'kB',
    note: `tests/support/budgets.ts has ${EMPTY_PAGE_SCRIPTS} kB`,
  });
  const weights = [];
  for (const path of bench.only ?? PAGE_TYPES) {
    weights.push(await weigh(browser, site.origin, path));
  }
  const all = await figuresOf(site.origin, weights, bench.only ?? ALL_PAGES, emptyPageScripts);
  for (const name of Object.keys(BUDGETS) as BudgetName[]) {
    const most = heaviest(all[name]);
    if (!most) continue;
    const { what, promised } = BUDGETS[name];
    const over = all[name]
      .filter(({ value }) => value > promised)
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_NAMED)
      .map(({ path, value }) => `${path} ${figure(value)}`);
    bench.add({
      part: 'bytes',
      what: `${what}, heaviest of ${all[name].length} pages`,
      value: most.value,
      unit: 'kB',
      atMost: promised,
      note: over.length > 0 ? `over: ${over.join(', ')}` : most.path,
    });
  }
}
