import { expect, type Page, test } from 'playwright/test';

import { PAGE_TYPES } from '../support/pages';

/** Style sheets that a page may request. */
const MOST_SHEETS = 12;

/** The elements whose computed style depends on the order of the page's CSS modules. */
const dependentOnOrder = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/_next/'));
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);

    const globals: string[] = [];
    const modules = new Map<string, string[]>();
    for (const { cssText } of rules) {
      const name = /\.([\w-]{6,7})_[a-z]/i.exec(cssText)?.[1];
      if (name === undefined) globals.push(cssText);
      else modules.set(name, [...(modules.get(name) ?? []), cssText]);
    }

    const properties = new Set<string>();
    const collect = (list: Iterable<CSSRule>) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) properties.add(name);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    collect(rules);

    const elements = [...document.body.querySelectorAll('*')];
    const stylesWith = (order: readonly string[][]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...globals, ...order.flat()].join('\n'));
      document.adoptedStyleSheets = [sheet];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return [...properties].map((name) => style.getPropertyValue(name)).join(';');
      });
    };
    for (const sheet of sheets) sheet.disabled = true;
    const inOrder = [...modules.values()];
    const asBuilt = stylesWith(inOrder);
    const reversed = stylesWith(inOrder.toReversed());
    for (const sheet of sheets) sheet.disabled = false;
    document.adoptedStyleSheets = [];
    return {
      modules: modules.size,
      properties: properties.size,
      elements: elements
        .filter((_, at) => asBuilt[at] !== reversed[at])
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    };
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGE_TYPES) {
  test(`${path} has few style sheets, and no style depends on the order of CSS modules`, async ({
    page,
  }) => {
    await page.goto(path);
    const count = await page.locator('link[rel="stylesheet"]').count();
    expect(count).toBeLessThanOrEqual(MOST_SHEETS);
    for (const width of [360, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const { modules, properties, elements } = await dependentOnOrder(page);
      expect(modules).toBeGreaterThan(1);
      expect(properties).toBeGreaterThan(20);
      expect(elements).toEqual([]);
    }
  });
}
