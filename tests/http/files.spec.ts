import { expect, test } from 'playwright/test';

const MOVED = {
  '/media/feeds/press-releases.xml': '/feeds/press.xml',
  '/media/feeds/videos.xml': '/feeds/videos.xml',
  '/media/feeds/articles.xml': '/feeds/articles.xml',
  '/research/rss.xml': '/feeds/research.xml',
  '/research/technical-reports/rss.xml': '/feeds/research-technical-reports.xml',
  '/markets/files/corporate-actions-past.csv': '/markets/files/corporate-actions.csv',
  '/markets/files/results-calendar-past.csv': '/markets/files/results-calendar.csv',
};

const FILES: readonly (readonly [path: string, type: string, words: RegExp])[] = [
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

test('old addresses of feeds redirect to the new ones in one step', async ({ request }) => {
  for (const [old, target] of Object.entries(MOVED)) {
    const response = await request.get(old, { maxRedirects: 0 });
    expect([old, response.status(), response.headers().location]).toEqual([old, 308, target]);
    expect((await request.get(target)).status()).toBe(200);
  }
});

test('feeds, manifest, icons and search description exist', async ({ request }) => {
  for (const [path, type, words] of FILES) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toContain(type);
    expect(await response.text()).toMatch(words);
  }
  for (const path of ['/share/nothing-here.png', '/share/home', '/icons/1.png', '/feeds/x.xml']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('documents are found by the page that links to them', async ({ request }) => {
  const listed = await (await request.get('/research/technical-reports')).text();
  const [report = ''] = /\/assets\/reports\/[^"]+\.pdf/.exec(listed) ?? [];
  for (const path of ['/charges/tariff.pdf', '/documents/password-policy.pdf', report]) {
    const { 'x-robots-tag': robots } = (await request.get(path)).headers();
    expect([path, robots]).toEqual([path, 'noindex']);
  }
});

test('a share picture has the size that its page states, and is drawn once', async ({
  request,
}) => {
  const address = '/share/company-information/reliance-industries-limited.png';
  const first = await request.get(address);
  const png = await first.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const { etag = '', 'cache-control': caching } = first.headers();
  expect(caching).toMatch(/max-age=3600/);
  const again = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});
