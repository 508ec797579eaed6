import type { Feed, FeedItem } from '@/lib/pages/feeds/feed';
import { jsonFeedOf } from '@/lib/pages/feeds/json';
import { FEED_NAMES, feedOf, feedPath, researchFeedName } from '@/lib/pages/feeds/feed-names';
import { rssOf } from '@/lib/pages/feeds/rss';
import { loadFeed } from '@/lib/pages/feeds/load-feed';
import fc from '@/tests/support/properties';

import { hostileText, unescaped, withoutForbidden } from '../../support/hostile';
import { faultsOf, jsonFeed } from '../../support/schemas';

const item = (more: Partial<FeedItem> = {}): FeedItem => ({
  id: 'https://x.example/1',
  link: 'https://x.example/1',
  hasPage: true,
  title: 'One',
  date: '2026-11-20',
  summary: null,
  category: null,
  author: null,
  ...more,
});

const feed = (...items: FeedItem[]): Feed => ({
  title: 'A & B',
  description: 'd',
  link: 'https://x.example/',
  items,
  self: { xml: 'https://x.example/f.xml', json: 'https://x.example/f.json' },
  icon: 'https://x.example/logo.svg',
});

const inElement = (xml: string, name: string): string =>
  unescaped(new RegExp(`<item>.*?<${name}>([\\s\\S]*?)</${name}>`, 's').exec(xml)?.[1] ?? '');

describe('the real feeds', () => {
  const names = [...FEED_NAMES, researchFeedName('technical-reports')];

  test.each(names)(
    '%s is valid in both formats, newest first, with stable identities and without samples',
    async (name) => {
      const real = await loadFeed(name);
      if (!real || real === 'unknown') throw new Error(`no feed ${name}`);
      expect(await faultsOf('rss', rssOf(real))).toEqual([]);
      const { items, feed_url: self } = jsonFeed.parse(JSON.parse(jsonFeedOf(real)));
      expect(self).toBe(real.self.json);
      expect(items.length > 0).toBe(name === 'articles');
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const dates = items.flatMap(({ date_published: date }) => date ?? []);
      expect(dates).toEqual([...dates].sort().reverse());
      const again = await loadFeed(name);
      expect(again).toEqual(real);
    },
  );

  test('an unknown category has no feed', async () => {
    expect(await loadFeed(researchFeedName('nothing-here'))).toBe('unknown');
  });
});

test('a day begins at midnight in India; invalid dates are omitted', () => {
  const xml = rssOf(feed(item(), item({ id: '2', hasPage: false, date: 'never' })));
  expect(xml).toContain('<pubDate>Thu, 19 Nov 2026 18:30:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Thu, 19 Nov 2026 18:30:00 GMT</lastBuildDate>');
  expect(xml).toContain('<guid isPermaLink="false">2</guid>');
  expect(xml + jsonFeedOf(feed(item({ date: 'never' })))).not.toContain('Invalid');
});

test('a feed without entries is valid too', async () => {
  expect(await faultsOf('rss', rssOf(feed()))).toEqual([]);
  expect(jsonFeed.safeParse(JSON.parse(jsonFeedOf(feed()))).success).toBe(true);
});

test('the schema rejects other documents', async () => {
  const bad = rssOf(feed(item())).replace('GMT</pubDate>', 'IST</pubDate>');
  expect(await faultsOf('rss', bad)).not.toEqual([]);
  expect(await faultsOf('rss', rssOf(feed(item())).replace('</item>', ''))).not.toEqual([]);
});

describe('hostile records', () => {
  test('any title and summary is read back from the XML unchanged', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, summary) => {
        const xml = rssOf(feed(item({ title, summary })));
        expect(inElement(xml, 'title')).toBe(withoutForbidden(title));
        expect(inElement(xml, 'description')).toBe(withoutForbidden(summary));
        expect(xml).not.toMatch(/<script|\]\]>/);
      }),
    );
  });

  test('and is well-formed by a parser', async () => {
    const texts = fc.sample(hostileText, 40);
    const xml = rssOf(
      feed(
        ...texts.map((text, at) => item({ id: `${at}`, title: `t${text}`, summary: `s${text}` })),
      ),
    );
    expect(await faultsOf('rss', xml)).toEqual([]);
  });

  test('and is a JSON feed that cannot end a script', () => {
    fc.assert(
      fc.property(hostileText, (title) => {
        const parsed = jsonFeed.parse(JSON.parse(jsonFeedOf(feed(item({ title: `t${title}` })))));
        expect(parsed.items[0]?.title).not.toMatch(/\p{Surrogate}|\u0000/u);
      }),
    );
  });
});

test('only the feeds’ addresses name a feed', () => {
  FEED_NAMES.forEach((name) => {
    expect(feedOf(feedPath(name).split('/').at(-1) ?? '')).toEqual({ name, format: 'xml' });
    expect(feedOf(feedPath(name, 'json').split('/').at(-1) ?? '')).toEqual({
      name,
      format: 'json',
    });
  });
  expect(feedOf('research-a b.xml')).toEqual({ name: 'research-a b', format: 'xml' });
  ['other.xml', 'articles', 'articles.txt', 'research-.xml', 'toString.xml', '.xml'].forEach(
    (file) => expect(feedOf(file)).toBeNull(),
  );
});
