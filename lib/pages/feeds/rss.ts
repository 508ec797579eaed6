import { element, XML_DECLARATION, xmlText } from '@/lib/tools/xml';

import { type Feed, type FeedItem, momentOf, newestMoment } from './feed';

/** A date in the format of RFC 822, which RSS requires: `Fri, 20 Nov 2026 10:00:00 GMT`. */
const rssDate = (moment: Date | null): string | null => moment?.toUTCString() ?? null;

const itemOf = (item: FeedItem): string =>
  [
    '<item>',
    element('title', item.title),
    element('link', item.link),
    `<guid isPermaLink="${item.hasPage}">${xmlText(item.id)}</guid>`,
    element('pubDate', rssDate(momentOf(item.date))),
    element('dc:creator', item.author),
    element('category', item.category),
    element('description', item.summary),
    '</item>',
  ].join('');

/** A feed as RSS 2.0. */
export function rssOf({ title, description, link, self, items }: Feed): string {
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    '<language>en-IN</language>',
    element('lastBuildDate', rssDate(newestMoment(items))),
    `<atom:link href="${xmlText(self.xml)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n');
}
