export interface FeedItem {
  readonly title: string;
  /** An absolute address, which is the item's identity too. */
  readonly link: string;
  readonly date: string | null;
  readonly summary: string | null;
  readonly category?: string | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that the feed is of. */
  readonly link: string;
  /** The feed's own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

/** What XML 1.0 does not allow at all. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escape(text)}</${name}>` : '';

function dateOf(date: string | null): string {
  const moment = date ? new Date(date.length === 10 ? `${date}T00:00:00+05:30` : date) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toUTCString() : '';
}

const itemOf = ({ title, link, date, summary, category }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escape(link)}</guid>`,
    element('pubDate', dateOf(date)),
    element('category', category),
    element('description', summary),
    '</item>',
  ].join('');

/** A feed as RSS 2.0. */
export function rssOf({ title, description, link, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    '<language>en-IN</language>',
    `<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n');
}
