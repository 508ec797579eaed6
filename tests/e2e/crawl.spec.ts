import { expect, test } from 'playwright/test';

import { addressesOfSitemap, crawl, type Crawled, onSite, visit } from '../support/crawl';

/** About 500 pages, each rendered for the first time. */
test.setTimeout(900_000);

const originOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

/** Values that several pages share, with these pages. */
function shared(pages: readonly Crawled[], valueOf: (page: Crawled) => string): string[] {
  const by = new Map<string, string[]>();
  pages.forEach((page) => {
    by.set(valueOf(page), [...(by.get(valueOf(page)) ?? []), page.address]);
  });
  return [...by].filter(([, list]) => list.length > 1).map(([value, list]) => `${value}: ${list}`);
}

test('links end, reach the same pages as the sitemap, and none is broken', async ({ baseURL }) => {
  const origin = originOf(baseURL);
  const found = await crawl(origin);
  const all = [...found.values()];
  const bare = all.filter(({ address, isPage }) => isPage && !address.includes('?'));
  const indexable = bare.filter(({ isIndexable, status }) => isIndexable && status === 200);

  await test.step('no link leads to a redirect, to nothing or to a fault', () => {
    const bad = all.filter(({ status }) => status !== 200);
    const from = (address: string) =>
      all.find(({ links, files, address: at }) =>
        [...links.map(({ href }) => href), ...files].some(
          (href) => onSite(origin, at, href) === address,
        ),
      )?.address;
    const named = bad.map(({ address, status }) => `${from(address)} → ${address} (${status})`);
    expect.soft(named).toEqual([]);
  });

  await test.step('the sitemap lists the indexable pages and no others', async () => {
    const listed = (await addressesOfSitemap(origin)).map((loc) => loc.replace(origin, '') || '/');
    const reached = indexable.map(({ address }) => address);
    expect.soft(listed.filter((address) => !reached.includes(address))).toEqual([]);
    expect.soft(reached.filter((address) => !listed.includes(address))).toEqual([]);
    expect.soft(new Set(listed).size).toBe(listed.length);
    expect.soft(listed.length).toBeGreaterThan(100);
  });

  await test.step('titles, descriptions and canonical addresses are each page’s own', () => {
    expect.soft(shared(bare, ({ title }) => title)).toEqual([]);
    expect.soft(shared(bare, ({ description }) => description)).toEqual([]);
    expect.soft(shared(bare, ({ canonical }) => canonical)).toEqual([]);
    const ill = bare.filter(
      ({ title, description }) =>
        title.length > 60 || description.length < 70 || description.length > 160,
    );
    expect.soft(ill.map(({ address }) => address)).toEqual([]);
    const others = indexable.filter(
      ({ address, canonical }) => canonical !== (address === '/' ? origin : origin + address),
    );
    expect.soft(others.map(({ address, canonical }) => `${address}: ${canonical}`)).toEqual([]);
  });

  await test.step('an address with a query names its bare form or itself, or stays out', () => {
    const stray = all.filter(
      ({ address, canonical, isIndexable, isPage }) =>
        isPage &&
        address.includes('?') &&
        isIndexable &&
        canonical !== `${origin}${address.split('?')[0]}`.replace(/\/$/, '') &&
        canonical !== origin + address,
    );
    expect.soft(stray.map(({ address, canonical }) => `${address}: ${canonical}`)).toEqual([]);
  });

  await test.step('a link to a state of a page that is not indexed is not for crawlers', () => {
    const loose = bare.flatMap(({ address, links }) =>
      links.flatMap(({ href, rel }) => {
        const target = onSite(origin, address, href);
        const page = target?.includes('?') ? found.get(target) : undefined;
        const isOwn = page?.isIndexable && page.canonical === origin + target;
        return !page?.isPage || isOwn || rel.split(' ').includes('nofollow')
          ? []
          : [`${address} → ${href}`];
      }),
    );
    expect.soft(loose).toEqual([]);
  });

  await test.step('each fragment stands on its page', () => {
    const missing = bare.flatMap(({ address, links }) =>
      links.flatMap(({ href }) => {
        const [before = '', fragment = ''] = href.split('#');
        if (!fragment) return [];
        const target = onSite(origin, address, before || address);
        const page = target === null ? undefined : found.get(target);
        return !page || page.ids.has(decodeURIComponent(fragment)) ? [] : [`${address} → ${href}`];
      }),
    );
    expect.soft([...new Set(missing)]).toEqual([]);
  });

  await test.step('a link to another host opens apart and hands over nothing', () => {
    const loose = bare.flatMap(({ address, links }) =>
      links
        .filter(
          ({ href, rel, target }) =>
            /^https?:/.test(href) &&
            onSite(origin, address, href) === null &&
            !(target === '_blank' && rel.split(' ').includes('noopener')),
        )
        .map(({ href }) => `${address} → ${href}`),
    );
    expect.soft(loose).toEqual([]);
  });
});

test('old addresses of feeds redirect to the new ones in one step', async ({ baseURL }) => {
  const origin = originOf(baseURL);
  const OLD = {
    '/media/feeds/press-releases.xml': '/feeds/press.xml',
    '/media/feeds/videos.xml': '/feeds/videos.xml',
    '/media/feeds/articles.xml': '/feeds/articles.xml',
    '/research/rss.xml': '/feeds/research.xml',
    '/research/technical-reports/rss.xml': '/feeds/research-technical-reports.xml',
  };
  for (const [old, target] of Object.entries(OLD)) {
    const { status, location } = await visit(origin, old);
    expect([old, status, onSite(origin, old, location ?? '')]).toEqual([old, 308, target]);
    expect((await visit(origin, target)).status).toBe(200);
  }
});

test('feeds, manifest, icons and search description exist', async ({ baseURL }) => {
  const origin = originOf(baseURL);
  const FILES: readonly (readonly [string, string, RegExp])[] = [
    ['/favicon.ico', 'image/x-icon', /PNG/],
    ['/robots.txt', 'text/plain', /Sitemap: http.*\/sitemap\.xml/],
    ['/sitemap.xml', 'application/xml', /<sitemapindex/],
    ['/llms.txt', 'text/plain', /^# /],
    ['/.well-known/security.txt', 'text/plain', /^Contact: mailto:/],
    ['/opensearch.xml', 'application/opensearchdescription+xml', /<ShortName>/],
    ['/manifest.webmanifest', 'application/manifest+json', /"start_url":"\/"/],
    ['/feeds/news.xml', 'application/rss+xml', /<rss version="2.0"/],
    ['/feeds/news.json', 'application/feed+json', /jsonfeed\.org\/version\/1\.1/],
  ];
  for (const [path, type, words] of FILES) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.text()).toMatch(words);
  }
  for (const path of ['/share/nothing-here.png', '/share/home', '/icons/1.png', '/feeds/x.xml']) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
  }
});

test('a share picture has the size that its page states, and is drawn once', async ({
  baseURL,
}) => {
  const address = `${originOf(baseURL)}/share/company-information/reliance-industries-limited.png`;
  const first = await fetch(address);
  const png = Buffer.from(await first.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.headers.get('cache-control')).toMatch(/max-age=3600/);
  const again = await fetch(address, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
