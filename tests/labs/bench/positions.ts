import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Page } from 'playwright/test';

import { EXAMPLES } from '@/tests/support/example-pages';
import { firstFigure } from '@/tests/support/first-figure';

import { browserOptions } from './browser';
import type { Bench } from './context';
import { untilRead } from './read-files';
import { startBuiltSite } from './servers';

/** The pages whose heights and first figures the review of the design measured. */
const PAGES = [
  '/',
  EXAMPLES.company,
  '/equity',
  '/derivatives',
  EXAMPLES.optionChain,
  '/derivatives/participants',
  '/indices',
  '/etfs',
  '/markets/gainers',
  '/results-calendar',
  '/mutual-funds',
  EXAMPLES.fundCategory,
  EXAMPLES.fund,
  '/compare',
  '/screener',
  EXAMPLES.calculator,
  '/charges',
  '/ipos',
] as const;

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Measures an open page in px; the first row of a table is `null` where there is none. */
const measured = async (page: Page) => ({
  first: await firstFigure(page),
  ...(await page.evaluate(() => {
    const row = [...document.querySelectorAll('main tbody tr')]
      .map((one) => one.getBoundingClientRect())
      .find(({ height, width }) => height > 0 && width > 1);
    return { height: document.documentElement.scrollHeight, row: row && row.top + scrollY };
  })),
});

/**
 * How far down the first figure of each page is, and how long the page is. With EXCHANGE_FILES_DIR
 * on the real files, else on the sample.
 */
export async function positions(bench: Bench): Promise<void> {
  const { EXCHANGE_FILES_DIR } = process.env;
  const CACHE_DIR = mkdtempSync(path.join(tmpdir(), 'bench-positions-'));
  bench.after(async () => rmSync(CACHE_DIR, { recursive: true }));
  const files: Record<string, string> = EXCHANGE_FILES_DIR ? { EXCHANGE_FILES_DIR } : {};
  const site = await startBuiltSite({ ...files, CACHE_DIR });
  bench.after(site.stop);
  if (EXCHANGE_FILES_DIR) await untilRead(CACHE_DIR);
  const browser = await chromium.launch(browserOptions());
  bench.after(() => browser.close());
  for (const address of bench.only ?? PAGES) {
    for (const viewport of SCREENS) {
      const page = await browser.newPage({ viewport });
      await page.goto(site.origin + address);
      const { first, row, height } = await measured(page);
      bench.add({
        part: 'positions',
        what: `${address} at ${viewport.width} px: first row, bar or picture`,
        value: Math.round(first),
        unit: 'px',
        note: `first row ${row === undefined ? 'none' : `${Math.round(row)} px`}, page ${height} px`,
      });
      await page.close();
    }
  }
}
