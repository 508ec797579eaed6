import { expect } from 'playwright/test';

import { unshown } from './claims';
import { dangling, doubled, ofType, scriptsOf } from './graph';
import { breaches } from './rules';
import { shownBy } from './shown';
import { strangers } from './vocabulary';

/** The visible breadcrumbs; the last one is the page itself. */
function crumbsOf(html: string): readonly string[] {
  const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [...nav.matchAll(/<(?:a|span)\b[^>]*>([^<]+)<\/(?:a|span)>/g)].map(([, name = '']) =>
    name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

/** Expects one consistent JSON-LD graph whose values the page shows. */
export function expectGraph(html: string): void {
  const scripts = scriptsOf(html);
  expect(scripts).toHaveLength(1);
  const graph: unknown = JSON.parse(scripts[0] ?? '');

  expect(dangling(graph)).toEqual([]);
  expect(doubled(graph)).toEqual([]);
  expect(strangers(graph)).toEqual([]);
  expect(breaches(graph)).toEqual([]);

  const [website] = ofType(graph, 'WebSite');
  const origin = new URL(String(website?.url)).origin;
  const shown = shownBy(html, origin);
  expect(unshown(graph, shown)).toEqual([]);

  const page = ofType(graph, 'WebPage').concat(
    ofType(graph, 'AboutPage', 'CollectionPage', 'ContactPage', 'ImageGallery', 'ItemPage'),
    ofType(graph, 'SearchResultsPage', 'FAQPage').filter((node) => 'breadcrumb' in node),
  );
  expect(page.map(({ url }) => url)).toEqual([shown.canonical]);

  const names = ofType(graph, 'BreadcrumbList').map(({ itemListElement }) =>
    (itemListElement as readonly { name: string }[]).map(({ name }) => name),
  );
  const visible = crumbsOf(html);
  expect(names).toEqual(visible.length > 0 ? [visible] : []);
  expect(ofType(graph, 'FAQPage').length).toBeLessThan(2);
  expect(ofType(graph, 'AggregateRating')).toHaveLength(0);
}
