import { expect, test } from '@playwright/test';

import { unshown } from '../support/structured/claims';
import { dangling, doubled, ofType, scriptsOf } from '../support/structured/graph';
import { breaches } from '../support/structured/rules';
import { shownBy } from '../support/structured/shown';
import { strangers } from '../support/structured/vocabulary';

import { ADDRESSES } from './pages';

/** Further pages that are made from records. */
const MORE = [
  '/companies/0-9',
  '/support/faqs?q=nominee',
  '/support/get-in-touch/locate-us?q=Pune',
  '/calculators/risk-profile-calculator?answers=1',
];

const found = ADDRESSES.filter(({ status }) => status === 200).map(({ path }) => path);
const absent = ADDRESSES.filter(({ status }) => status !== 200).map(({ path }) => path);

/** The visible breadcrumbs, the page itself last. */
function crumbsOf(html: string): readonly string[] {
  const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [...nav.matchAll(/<(?:a|span)\b[^>]*>([^<]+)<\/(?:a|span)>/g)].map(([, name = '']) =>
    name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

for (const path of [...found, ...MORE]) {
  test(`${path} has one graph that holds together and says what the page shows`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
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
    expect(ofType(graph, 'AggregateRating')).toHaveLength(html.includes('id="app"') ? 1 : 0);
  });
}

for (const path of absent) {
  test(`${path} is no page and has no graph`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(scriptsOf(html)).toEqual([]);
  });
}

test('sample figures, sample news and sample videos enter no graph', async ({ request }) => {
  const graphOf = async (path: string): Promise<unknown> =>
    JSON.parse(scriptsOf(await (await request.get(path)).text())[0] ?? '');
  const company = await graphOf('/company-information/reliance-industries-limited');
  expect(ofType(company, 'Corporation')).toHaveLength(1);
  expect(ofType(company, 'Dataset', 'FAQPage', 'AggregateRating')).toEqual([]);
  expect(ofType(await graphOf('/market-news-and-insights'), 'NewsArticle')).toEqual([]);
  expect(ofType(await graphOf('/videos/SAMPLE-0001'), 'VideoObject')).toEqual([]);
});
