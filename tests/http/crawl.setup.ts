import { expect, test } from 'playwright/test';

import { crawl } from '../support/crawl/crawl';
import { clearStore, writeIndex } from '../support/crawl/store';

import { MORE } from './more-addresses';

/** About 1,800 addresses, each rendered for the first time. */
test.setTimeout(1_200_000);

test('every address is visited once and its answer stored', async ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  clearStore();
  const answers = await crawl(origin, MORE);
  writeIndex({ origin, answers });
  expect(answers.length).toBeGreaterThan(500);
});
