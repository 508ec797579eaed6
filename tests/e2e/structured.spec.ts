/** `addresses.spec.ts` checks the graph of each address; these are further cases. */
import { expect, test } from 'playwright/test';

import { ofType, scriptsOf } from '../support/structured/graph';
import { expectGraph } from '../support/structured/page';

const MORE = [
  '/companies/0-9',
  '/support/faqs?q=nominee',
  '/support/get-in-touch/locate-us?q=Pune',
  '/calculators/risk-profile-calculator?answers=1',
];

for (const path of MORE) {
  test(`${path} has one consistent graph`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expectGraph(await response.text());
  });
}

test('sample figures, news and videos are in no graph', async ({ request }) => {
  const graphOf = async (path: string): Promise<unknown> =>
    JSON.parse(scriptsOf(await (await request.get(path)).text())[0] ?? '');
  const company = await graphOf('/company-information/reliance-industries-limited');
  expect(ofType(company, 'Corporation')).toHaveLength(1);
  expect(ofType(company, 'Dataset', 'FAQPage', 'AggregateRating')).toEqual([]);
  expect(ofType(await graphOf('/market-news-and-insights'), 'NewsArticle')).toEqual([]);
  expect(ofType(await graphOf('/videos/SAMPLE-0001'), 'VideoObject')).toEqual([]);
});
