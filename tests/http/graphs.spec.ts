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

test('sample figures, news and videos are in graphs of pages that are for no search engine', () => {
  const graphOf = (path: string): unknown => {
    expect(bodyOf(path)).toContain('<meta name="robots" content="noindex');
    return JSON.parse(scriptsOf(bodyOf(path))[0] ?? '');
  };
  const [dataset] = ofType(graphOf(EXAMPLES.company), 'Dataset');
  const measured = dataset?.variableMeasured as readonly Record<string, unknown>[];
  expect(measured.map(({ propertyID }) => propertyID)).toEqual(
    expect.arrayContaining(['MCAP', 'PE', 'DIVYIELD']),
  );
  const [item] = ofType(graphOf('/market-news-and-insights'), 'NewsArticle');
  expect(Object.keys(item ?? {})).toEqual(expect.arrayContaining(['headline', 'datePublished']));
  const [video] = ofType(graphOf(EXAMPLES.video), 'VideoObject');
  expect(Object.keys(video ?? {})).toEqual(
    expect.arrayContaining(['name', 'description', 'uploadDate', 'duration', 'thumbnailUrl']),
  );
});
