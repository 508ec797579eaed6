import { GET as index } from '@/app/sitemap.xml/route';
import { GET as part } from '@/app/sitemaps/[file]/route';
import { getSitemapEntries, SITEMAP_PARTS } from '@/lib/pages/sitemap/entries';
import { lastmodOf, latestOf } from '@/lib/pages/sitemap/lastmod';
import { pages } from '@/lib/pages';
import { FACTS } from '@/lib/pages/indexing/facts';
import { indexingOf } from '@/lib/pages/indexing/has-data';
import { DATED_BOARDS } from '@/lib/pages/markets/load-lists';
import { industryMetadata } from '@/lib/pages/companies/industry-page';
import { sitemapFile, sitemapIndexXml, sitemapPartOf, urlsetXml } from '@/lib/pages/sitemap/xml';
import fc from '@/tests/support/properties';

import { hostileText } from '../../support/hostile';
import { faultsOf } from '../../support/schemas';

/** Boards whose figures are the sample's where no provider is set. */
const MADE_UP = [
  ...(['/equity', '/indices', '/sectors', '/etfs', '/mutual-funds'] as const),
  ...(['/derivatives', '/currency', '/commodity', '/derivatives/lot-sizes'] as const),
  ...(['/corporate-actions', '/results-calendar', '/ipos', '/ipos/new-on-nse'] as const),
  ...(['/market-news-and-insights', '/companies'] as const),
  ...pages.flatMap(({ path, needs }) => (DATED_BOARDS.some((name) => name === needs) ? path : [])),
];

/** Records of the sample firm, and pages that are blank until a visitor has chosen something. */
const KEPT_OUT =
  /^\/(?:videos|webinars|research(?:\/.*)?|media(?:\/.*)?|support\/updates|watchlist|compare)$/;

const request = new Request('http://localhost/');
const fileOf = (file: string) => part(request, { params: Promise.resolve({ file }) });

describe('the real files', () => {
  test('the index is valid and names each part that has entries', async () => {
    const xml = await (await index()).text();
    expect(await faultsOf('siteindex', xml)).toEqual([]);
    const named = SITEMAP_PARTS.filter((name) => xml.includes(`/sitemaps/${name}.xml</loc>`));
    expect(named).toEqual(['pages', 'articles']);
  });

  test.each(['pages', 'articles'])('%s is valid, with no address twice', async (name) => {
    const response = await fileOf(`${name}.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(await faultsOf('sitemap', xml)).toEqual([]);
    expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(5);
    expect(xml.match(/<image:loc>http/g)?.length).toBeGreaterThan(10);
  });

  test('it lists exactly the indexable pages', async () => {
    const entries = (await getSitemapEntries('pages')) ?? [];
    const paths = new Set(entries.map(({ path }) => path));
    const isMadeUp = (path: string) =>
      /^\/markets(\/|$)/.test(path) || MADE_UP.some((board) => board === path);
    pages.forEach((route) =>
      expect([route.path, paths.has(route.path)]).toEqual([
        route.path,
        route.indexed !== false && !KEPT_OUT.test(route.path) && !isMadeUp(route.path),
      ]),
    );
    expect(paths.has('/companies/a')).toBe(false);
  });

  test('dates are those of the content and do not depend on the clock', async () => {
    const first = await getSitemapEntries('pages');
    const tomorrow = Date.now() + 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    expect(await getSitemapEntries('pages')).toEqual(first);
    clock.mockRestore();
  });

  test('samples are not listed: made-up prices, lists and indices, videos without a film, awards, pictures, reports', async () => {
    expect(await getSitemapEntries('companies')).toEqual([]);
    expect(await getSitemapEntries('videos')).toEqual([]);
    const listed = ((await getSitemapEntries('pages')) ?? []).map(({ path }) => path);
    for (const path of [
      '/videos',
      '/media/awards',
      '/media/gallery',
      '/media/press-releases',
      '/webinars',
      '/research',
      '/research/newsletters',
      '/research/sector-notes',
      '/markets',
      '/markets/gainers',
      '/indices/nifty-50',
      '/screener/near-52-week-high',
      '/companies/industry/power',
      ...MADE_UP,
    ]) {
      expect(listed).not.toContain(path);
    }
  });

  test('every call that a page names has a row, so that no page is left to chance', () => {
    const shown = pages.filter(({ indexed }) => indexed !== false);
    expect(shown.filter(({ needs }) => needs && !FACTS[needs]).map(({ path }) => path)).toEqual([]);
  });

  test('a board or an industry with made-up figures says so to search engines', async () => {
    for (const path of MADE_UP) {
      expect([path, await indexingOf(path)]).toEqual([path, { isIndexed: false }]);
    }
    expect(await indexingOf('/market-holidays')).toEqual({});
    expect(industryMetadata('Power', 12, 'by name', true).robots).toMatchObject({
      index: false,
    });
    expect(industryMetadata('Power', 12, 'by name').robots).toBeUndefined();
  });

  test('an unknown part is not found', async () => {
    for (const file of [
      'other.xml',
      'pages',
      'pages-1.xml',
      'companies.xml',
      'companies-2.xml',
      'toString.xml',
    ]) {
      expect([file, (await fileOf(file)).status]).toEqual([file, 404]);
    }
  });
});

test('more than fifty thousand addresses are split into several files', () => {
  expect(sitemapFile('companies', 1)).toBe('companies.xml');
  expect(sitemapFile('companies', 2)).toBe('companies-2.xml');
  expect(sitemapPartOf('companies-12.xml')).toEqual({ part: 'companies', page: 12 });
  expect(sitemapPartOf('companies-1.xml')).toBeNull();
});

test('dates', () => {
  expect(lastmodOf('2026-11-20')).toBe('2026-11-20');
  expect(lastmodOf('2026-11-20T10:00:00+05:30')).toBe('2026-11-20T04:30:00Z');
  expect(lastmodOf('never')).toBeNull();
  expect(latestOf([null, '2026-11-19', '2026-11-20T01:00:00Z', 'never'])).toBe(
    '2026-11-20T01:00:00Z',
  );
  expect(latestOf([])).toBeNull();
});

test('any slug gives a valid address', async () => {
  const locs = fc
    .sample(hostileText, 60)
    .map(
      (slug, at) =>
        `https://x.example/${at}/${encodeURIComponent(slug.replace(/\p{Surrogate}/gu, ''))}`,
    );
  const entries = locs.map((loc) => ({ loc, lastmod: null }));
  expect(await faultsOf('sitemap', urlsetXml(entries))).toEqual([]);
  expect(await faultsOf('siteindex', sitemapIndexXml(entries))).toEqual([]);
});

test('the schema rejects an invalid date and a repeated address', async () => {
  const entry = (lastmod: string | null) => ({ loc: 'https://x.example/', lastmod });
  expect(await faultsOf('sitemap', urlsetXml([entry('20 Nov 2026')]))).not.toEqual([]);
  expect(await faultsOf('sitemap', urlsetXml([entry(null), entry(null)]))).not.toEqual([]);
});
