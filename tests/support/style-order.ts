import type { Page } from 'playwright/test';

/**
 * The elements whose computed style depends on the order of the page's CSS modules. Only those that
 * rules of several modules match can, in the properties that these declare; what inherits from
 * them is not listed.
 */
export const dependentOnOrder = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/_next/'));
    const globals: string[] = [];
    const modules = new Map<string, CSSRule[]>();
    for (const rule of sheets.flatMap(({ cssRules }) => [...cssRules])) {
      // A font has no order, and an address that is relative to its sheet.
      if (rule instanceof CSSFontFaceRule) continue;
      const name = /\.([\w-]{6,7})_[a-z]/i.exec(rule.cssText)?.[1];
      if (name === undefined) globals.push(rule.cssText);
      else modules.set(name, [...(modules.get(name) ?? []), rule]);
    }

    interface Matched {
      readonly modules: Set<string>;
      readonly properties: Set<string>;
    }
    const matched = new Map<Element, Matched>();
    const collect = (name: string, list: Iterable<CSSRule>) => {
      for (const rule of list) {
        if (rule instanceof CSSGroupingRule) collect(name, rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const element of document.querySelectorAll(rule.selectorText)) {
          const one = matched.get(element) ?? { modules: new Set(), properties: new Set() };
          one.modules.add(name);
          for (const property of rule.style) one.properties.add(property);
          matched.set(element, one);
        }
      }
    };
    for (const [name, list] of modules) collect(name, list);

    const compared = [...matched].filter(([, one]) => one.modules.size > 1);
    const stylesWith = (order: readonly CSSRule[][]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...globals, ...order.flat().map(({ cssText }) => cssText)].join('\n'));
      document.adoptedStyleSheets = [sheet];
      return compared.map(([element, { properties }]) => {
        const style = getComputedStyle(element);
        // In a closed fold a size is the one of whenever the browser last laid it out.
        const isRendered = element.checkVisibility();
        return [...properties]
          .filter((property) => isRendered || !/^(width|height)$/.test(property))
          .map((property) => style.getPropertyValue(property))
          .join(';');
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
      properties: new Set(compared.flatMap(([, one]) => [...one.properties])).size,
      compared: compared.length,
      dependent: compared
        .filter((_, at) => asBuilt[at] !== reversed[at])
        .map(([{ tagName, className }]) => `${tagName} ${String(className)}`),
    };
  });
