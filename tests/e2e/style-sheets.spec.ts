import { expect, type Page, test } from '@playwright/test';

import { PAGE_TYPES } from '../support/pages';

/** The elements that look otherwise when the modules of the page's own sheet come in reverse. */
const dependentOnOrder = (page: Page) =>
  page.evaluate(() => {
    const [, own] = [...document.styleSheets].filter(({ href }) => href?.includes('/_next/'));
    if (!own) return { modules: 0, properties: 0, elements: [] };

    const modules: { name: string | undefined; rules: string[] }[] = [];
    for (const { cssText } of own.cssRules) {
      const name = /\.([\w-]{6,7})_[a-z]/i.exec(cssText)?.[1];
      const last = modules.at(-1);
      if (last && last.name === name) last.rules.push(cssText);
      else modules.push({ name, rules: [cssText] });
    }

    const properties = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) properties.add(name);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    collect(own.cssRules);

    const elements = [...document.body.querySelectorAll('*')];
    const looksWith = (order: typeof modules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(order.flatMap(({ rules }) => rules).join('\n'));
      document.adoptedStyleSheets = [sheet];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return [...properties].map((name) => style.getPropertyValue(name)).join(';');
      });
    };
    own.disabled = true;
    const asBuilt = looksWith(modules);
    const reversed = looksWith(modules.toReversed());
    own.disabled = false;
    document.adoptedStyleSheets = [];
    return {
      modules: modules.length,
      properties: properties.size,
      elements: elements
        .filter((_, at) => asBuilt[at] !== reversed[at])
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    };
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGE_TYPES) {
  test(`${path} has two sheets, and its own holds in any order of modules`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
    for (const width of [360, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const { modules, properties, elements } = await dependentOnOrder(page);
      expect(modules).toBeGreaterThan(1);
      expect(properties).toBeGreaterThan(20);
      expect(elements).toEqual([]);
    }
  });
}
