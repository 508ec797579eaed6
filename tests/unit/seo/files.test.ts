import { readFileSync } from 'node:fs';

import manifest from '@/app/manifest';
import robots from '@/app/robots';
import { firm } from '@/lib/content/firm';
import { FEED_NAMES, feedPath, FEEDS } from '@/lib/pages/feeds/feed-names';
import { pages } from '@/lib/pages';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { pictureOf } from '@/lib/pages/addresses/picture-paths';
import { colours } from '@/lib/pages/seo/colours';
import { iconSizeOf, iconPath } from '@/lib/pages/seo/icons';
import { isForSearchEngines } from '@/lib/pages/indexing/has-data';
import { articlePath } from '@/lib/pages/addresses/paths';
import { llmsText } from '@/lib/pages/seo/llms';
import { openSearchXml } from '@/lib/pages/seo/opensearch';
import { securityText } from '@/lib/pages/seo/security-text';
import { loadRecords } from '@/lib/provider/load-records';

const ORIGIN = absoluteUrl('/');

test('colours outside style sheets are those of the tokens', () => {
  const tokens = readFileSync('sample/firm/_colours.scss', 'utf8').toLowerCase();
  Object.values(colours).forEach((colour) => expect(tokens).toContain(colour));
});

test('robots.txt names the sitemap and allows all pages, so that a crawler reads which are not to be indexed', () => {
  const { sitemap, rules } = robots();
  expect(sitemap).toBe(`${ORIGIN}/sitemap.xml`);
  expect(rules).toEqual({ userAgent: '*', allow: '/', disallow: ['/api/'] });
});

test('the manifest has the firm’s name, and its pictures exist', () => {
  const { name, short_name: short, icons = [] } = manifest();
  expect([name, short]).toEqual([firm.name, firm.shortName]);
  const made = icons.filter(({ type }) => type === 'image/png');
  made.forEach(({ src, sizes }) =>
    expect(`${iconSizeOf(src.split('/').at(-1) ?? '')}x`).toBe(sizes?.replace(/\d+$/, '')),
  );
  expect(made.map(({ purpose }) => purpose)).toContain('maskable');
  const { display, shortcuts = [] } = manifest();
  expect(display).toBe('standalone');
  expect(shortcuts.map(({ url }) => pages.some(({ path }) => path === url))).toEqual(
    Array(4).fill(true),
  );
  expect(iconPath('180')).toBe('/icons/180.png');
  expect(iconSizeOf('16.png')).toBeNull();
});

test('security.txt expires in more than a month and less than a year (RFC 9116)', () => {
  const now = new Date('2026-11-21T10:20:30.456Z');
  const lines = securityText(now).trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ') as [string, string]));
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(lines[0]).toBe(`Contact: mailto:${firm.securityEmail}`);
  expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
});

test('the OpenSearch description names the search page', () => {
  const xml = openSearchXml();
  expect(xml).toContain(`template="${ORIGIN}/search?q={searchTerms}"`);
  expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16);
});

test('llms.txt describes every indexable page except the home page, and each article', async () => {
  const articles = (await loadRecords('articles', {})) ?? [];
  const shown = await Promise.all(pages.map(isForSearchEngines));
  const indexed = pages.filter((_, at) => shown[at]);
  const text = llmsText(indexed, articles);
  expect(articles.length).toBeGreaterThan(20);
  articles.forEach(({ slug }) => expect(text).toContain(`](${ORIGIN}${articlePath(slug)}): `));
  expect(text).not.toMatch(/## [^\n]+\n\n(##|$)/);
  indexed
    .filter(({ type }) => !['home', 'old-offering'].includes(type))
    .forEach(({ path }) => expect(text).toMatch(new RegExp(`\\]\\(${ORIGIN}${path}\\): .{30,}`)));
  FEED_NAMES.forEach((name) => {
    const isFed = indexed.some(({ path }) => path === FEEDS[name].page);
    expect([name, text.includes(absoluteUrl(feedPath(name)))]).toEqual([name, isFed]);
  });
  for (const { path } of pages.filter((page) => !indexed.includes(page))) {
    expect(text).not.toContain(`](${ORIGIN}${path}):`);
  }
  expect(text).not.toMatch(/undefined|null|\]\(\)/);
});

test('pictures of pages', () => {
  expect(pictureOf('/')).toBe('/share/home.png');
  expect(pictureOf('/videos/x')).toBe('/share/videos/x.png');
});
