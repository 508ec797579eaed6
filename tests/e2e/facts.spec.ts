import { expect, test } from 'playwright/test';

import { addressesOfSitemap } from '../support/crawl';
import { documentCopy } from '../support/copy/collect';
import { contradictions, factsStated, readPage } from '../support/copy/facts';

/** About 120 pages, each rendered for the first time. */
test.setTimeout(300_000);

test('pages and documents state each fact once, as the data has it', async ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const listed = (await addressesOfSitemap(origin)).map((loc) => new URL(loc).pathname);
  // Company pages share a template; one is enough.
  const paths = listed.filter((path) => !path.startsWith('/company-information/'));
  paths.push('/company-information/reliance-industries-limited');
  const pages = [];
  for (const path of paths) {
    pages.push(readPage(path, await (await fetch(origin + path)).text()));
  }
  const documents = documentCopy().map(({ file, text }) => ({
    address: file,
    text: text.replace(/\s+/g, ' '),
    called: [],
  }));
  expect(pages.length).toBeGreaterThan(90);
  expect(contradictions([...pages, ...documents])).toEqual([]);
  expect(factsStated(pages).length).toBeGreaterThan(7);
});
