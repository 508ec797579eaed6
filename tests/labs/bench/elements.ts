import { chromium, type Page } from 'playwright/test';

import { PAGE_TYPES } from '@/tests/support/pages';

import { browserOptions } from './browser';
import type { Bench } from './context';
import { startBuiltSite } from './servers';

/** Most elements of a page; those of a table or a drawing are data, which only home counts. */
const MOST = { home: 2_000, other: 1_500 } as const;
/** Largest share of React's payload in the bytes of the markup. */
const PAYLOAD = 0.7;

const PAYLOAD_SCRIPT = /<script[^>]*>\(?self\.__next_f\b[\s\S]*?<\/script>/g;

/** Counts elements; without JavaScript, so that only those of the HTML are there. */
const count = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelectorAll(selector).length;
    return {
      all: of('*'),
      header: of('body > header *'),
      footer: of('body > footer *'),
      data: of('main :is(svg, table) *'),
    };
  });

/** Share of the style sheets' bytes that a page uses until it has loaded, in per cent. */
async function usedStyles(page: Page, address: string): Promise<number> {
  await page.coverage.startCSSCoverage();
  await page.goto(address);
  const sheets = await page.coverage.stopCSSCoverage();
  const all = sheets.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const used = sheets
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return (100 * used) / all;
}

/** Elements, payload and used styles of each page type. */
export async function elements(bench: Bench): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const browser = await chromium.launch(browserOptions());
  bench.after(() => browser.close());
  const still = await browser.newPage({ javaScriptEnabled: false });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  for (const path of bench.only ?? PAGE_TYPES) {
    const html = await (await fetch(site.origin + path)).text();
    const payload = html.match(PAYLOAD_SCRIPT)?.join('').length ?? 0;
    await still.goto(site.origin + path);
    const { all, header, footer, data } = await count(still);
    const part = 'elements';
    const isHome = path === '/';
    bench.add({
      part,
      what: `${path}: elements${isHome ? '' : ' without data'}`,
      value: isHome ? all : all - data,
      unit: '',
      atMost: isHome ? MOST.home : MOST.other,
      note: `all ${all}, header ${header}, footer ${footer}, tables and drawings ${data}`,
    });
    bench.add({
      part,
      what: `${path}: payload to markup`,
      value: payload / (html.length - payload),
      unit: '×',
      atMost: PAYLOAD,
      note: `HTML ${Math.round(html.length / 1_000)} kB`,
    });
    bench.add({
      part,
      what: `${path}: styles used`,
      value: await usedStyles(page, site.origin + path),
      unit: '%',
    });
  }
}
