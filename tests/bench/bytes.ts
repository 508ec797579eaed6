import { writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { browserOptions } from './browser';
import { BUDGETS, type BudgetName, FLOOR, heaviest } from './budgets';
import type { Bench } from './context';
import { type Figures, figuresOf } from './figures';
import { ALL_PAGES, FAMILY_PAGES } from './pages';
import { figure } from './report';
import { startBuiltSite, startFloor } from './servers';
import { kB, sum, weigh } from './weigh';

const RECORDED = 'tests/bench/recorded.json';

/** Writes down what the heaviest pages weigh today, for the test that holds it. */
function record(figures: Figures): void {
  const heaviestOf = Object.entries(figures).map(([name, all]) => [
    name,
    Math.round((heaviest(all)?.value ?? 0) * 10) / 10,
  ]);
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(heaviestOf), null, 2)}\n`);
}

/** Bytes of every page by kind, against the promises. */
export async function bytes(bench: Bench): Promise<void> {
  const [site, empty] = [await startBuiltSite(), await startFloor()];
  bench.after(site.stop);
  bench.after(empty.stop);
  const browser = await chromium.launch(browserOptions());
  bench.after(() => browser.close());
  const floor = kB(sum((await weigh(browser, empty.origin, '/')).scripts));
  bench.add({
    part: 'bytes',
    what: 'scripts of an empty page',
    value: floor,
    unit: 'kB',
    note: `recorded ${FLOOR.scripts} kB`,
  });
  const weights = [];
  for (const path of bench.only ?? FAMILY_PAGES) {
    weights.push(await weigh(browser, site.origin, path));
  }
  const all = await figuresOf(site.origin, weights, bench.only ?? ALL_PAGES, floor);
  if (bench.isRecording && !bench.only) record(all);
  for (const name of Object.keys(BUDGETS) as BudgetName[]) {
    const most = heaviest(all[name]);
    if (!most) continue;
    const { what, promised } = BUDGETS[name];
    const over = all[name].filter(({ value }) => value > promised);
    bench.add({
      part: 'bytes',
      what: `${what}, heaviest page`,
      value: most.value,
      unit: 'kB',
      atMost: promised,
      note:
        over.length > 0
          ? `${over.length} of ${all[name].length} over: ${over
              .sort((a, b) => b.value - a.value)
              .slice(0, 8)
              .map(({ path, value }) => `${path} ${figure(value)}`)
              .join(', ')}`
          : most.path,
    });
  }
}
