import type { Page } from 'playwright/test';

/**
 * The elements whose computed style depends on the order of the page's CSS modules. Only those that
 * rules of several modules match can; what inherits from them is not listed.
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

    const properties = new Set<string>();
    const modulesOf = new Map<Element, Set<string>>();
    const collect = (name: string, list: Iterable<CSSRule>) => {
      for (const rule of list) {
        if (rule instanceof CSSGroupingRule) collect(name, rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const property of rule.style) properties.add(property);
        for (const element of document.querySelectorAll(rule.selectorText)) {
          modulesOf.set(element, (modulesOf.get(element) ?? new Set()).add(name));
        }
      }
    };
    for (const [name, list] of modules) collect(name, list);

    const elements = [...modulesOf].flatMap(([one, names]) => (names.size > 1 ? [one] : []));
    const stylesWith = (order: readonly CSSRule[][]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...globals, ...order.flat().map(({ cssText }) => cssText)].join('\n'));
      document.adoptedStyleSheets = [sheet];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return [...properties].map((property) => style.getPropertyValue(property)).join(';');
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
      compared: elements.length,
      dependent: elements
        .filter((_, at) => asBuilt[at] !== reversed[at])
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    };
  });
