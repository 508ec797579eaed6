import { expect, test } from 'playwright/test';

import { documentCopy } from '../support/copy/collect';
import { contradictions, factsStated, readPage } from '../support/copy/facts';
import { locsIn, SITEMAP } from '../support/crawl/sitemap';

import { bodyOf } from './answers';

const COMPANIES = '/company-information/';

test('pages and documents state each fact once, as the data has it', () => {
  const listed = locsIn(bodyOf(SITEMAP)).flatMap((file) => locsIn(bodyOf(file)));
  // Company pages share a template; one is enough.
  const paths = listed.filter((path) => !path.startsWith(COMPANIES));
  paths.push(`${COMPANIES}reliance-industries-limited`);
  const pages = paths.map((path) => readPage(path, bodyOf(path)));
  const documents = documentCopy().map(({ file, text }) => ({
    address: file,
    text: text.replace(/\s+/g, ' '),
    called: [],
  }));
  expect(pages.length).toBeGreaterThan(90);
  expect(contradictions([...pages, ...documents])).toEqual([]);
  expect(factsStated(pages).length).toBeGreaterThan(7);
});
