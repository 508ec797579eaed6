/** `html.spec.ts` checks the graph of each address; these are further cases. */
import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { ofType, scriptsOf } from '../support/structured/graph';
import { expectGraph } from '../support/structured/page';

import { answerOf, bodyOf } from './answers';
import { WITH_GRAPHS } from './more-addresses';

for (const path of WITH_GRAPHS) {
  test(`${path} has one consistent graph`, () => {
    expect(answerOf(path).status).toBe(200);
    expectGraph(bodyOf(path));
  });
}

test('sample figures, news and videos are in no graph', () => {
  const graphOf = (path: string): unknown => JSON.parse(scriptsOf(bodyOf(path))[0] ?? '');
  const company = graphOf(EXAMPLES.company);
  expect(ofType(company, 'Corporation')).toHaveLength(1);
  expect(ofType(company, 'Dataset', 'FAQPage', 'AggregateRating')).toEqual([]);
  expect(ofType(graphOf('/market-news-and-insights'), 'NewsArticle')).toEqual([]);
  expect(ofType(graphOf(EXAMPLES.video), 'VideoObject')).toEqual([]);
});
