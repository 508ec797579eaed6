import type { Report } from '@/lib/provider/records';

interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly page: string;
  readonly self: string;
  readonly site: string;
  readonly reports: readonly Report[];
}

const MOST = 30;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML: the five characters escaped, and what XML forbids left out. */
const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function item({ title, summary, file, publishedAt }: Report, { page, site }: Feed): string {
  const link = file ? new URL(file, site).toString() : page;
  const moment = new Date(
    publishedAt?.length === 10 ? `${publishedAt}T00:00:00+05:30` : (publishedAt ?? ''),
  );
  const date = Number.isNaN(moment.getTime()) ? '' : `<pubDate>${moment.toUTCString()}</pubDate>`;
  const text = summary ? `<description>${xml(summary)}</description>` : '';
  const isOwn = file !== null;
  const guid = `<guid isPermaLink="${isOwn}">${xml(isOwn ? link : `${page}#${title}`)}</guid>`;
  return `<item><title>${xml(title)}</title><link>${xml(link)}</link>${guid}${date}${text}</item>`;
}

/** Reports as an RSS 2.0 document, the newest first. */
export function researchFeed(feed: Feed): string {
  const newest = [...feed.reports]
    .sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1))
    .slice(0, MOST);
  const self = `<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(feed.title)}</title><link>${xml(feed.page)}</link>`,
    `<description>${xml(feed.description)}</description><language>en-in</language>${self}`,
    ...newest.map((report) => item(report, feed)),
    '</channel></rss>',
  ].join('\n');
}
