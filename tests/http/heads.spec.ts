/** What the head of each page tells a search engine. */
import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { locsIn, SITEMAP } from '../support/crawl/sitemap';

import { bodyOf, type LinkedPage, site } from './answers';

const indexable = () =>
  site().bare.filter(({ status, page }) => page.isIndexable && status === 200);

/** Values that several pages share, with these pages. */
function shared(valueOf: (page: LinkedPage['page']) => string): string[] {
  const by = new Map<string, string[]>();
  site().bare.forEach(({ path, page }) => {
    by.set(valueOf(page), [...(by.get(valueOf(page)) ?? []), path]);
  });
  return [...by].filter(([, list]) => list.length > 1).map(([value, list]) => `${value}: ${list}`);
}

test('the sitemap lists the indexable pages and no others', () => {
  const listed = locsIn(bodyOf(SITEMAP)).flatMap((file) => locsIn(bodyOf(file)));
  const reached = indexable().map(({ path }) => path);
  // The crawl visits the whole sitemap, but for the companies that it leaves out. Further pages of
  // a list are read by tests/unit/seo/further-pages.test.ts.
  const visited = listed.filter((path) => !path.includes('?') && site().byPath.has(path));
  expect.soft(visited.filter((path) => !reached.includes(path))).toEqual([]);
  expect.soft(reached.filter((path) => !listed.includes(path))).toEqual([]);
  expect.soft(new Set(listed).size).toBe(listed.length);
  expect.soft(listed.length).toBeGreaterThan(100);
});

test('titles, descriptions and canonical addresses are each page’s own', () => {
  expect.soft(shared(({ title }) => title)).toEqual([]);
  expect.soft(shared(({ description }) => description)).toEqual([]);
  expect.soft(shared(({ canonical }) => canonical)).toEqual([]);
  const { origin } = site();
  const others = indexable().filter(
    ({ path, page }) => page.canonical !== (path === '/' ? origin : origin + path),
  );
  expect.soft(others.map(({ path, page }) => `${path}: ${page.canonical}`)).toEqual([]);
});

test('titles and descriptions have a length that search engines show whole', () => {
  const ill = site().bare.filter(
    ({ page: { title, description } }) =>
      title.length > 60 || description.length < 70 || description.length > 160,
  );
  expect(ill.map(({ path }) => path)).toEqual([]);
});

test('a page of figures has their day as its last modification, never one to come', async ({
  request,
}) => {
  const { company } = EXAMPLES;
  for (const path of ['/equity', '/markets/gainers', '/indices/nifty-50', '/charges', company]) {
    const moment = Date.parse((await request.get(path)).headers()['last-modified'] ?? '');
    expect([path, moment > Date.parse('2026-01-01') && moment <= Date.now()]).toEqual([path, true]);
  }
});

test('an address with a query names its bare form or itself, or stays out', () => {
  const { origin, linked } = site();
  const stray = linked.flatMap(({ path, page }) => {
    if (!path.includes('?') || !page?.isIndexable) return [];
    const bare = `${origin}${path.split('?')[0]}`.replace(/\/$/, '');
    return [bare, origin + path].includes(page.canonical) ? [] : [`${path}: ${page.canonical}`];
  });
  expect(stray).toEqual([]);
});
