import { firm } from '@/lib/content/firm';
import type { SitePath } from '@/lib/tools/site-path';
import { researchPath } from '@/lib/pages/addresses/paths';

/** Feeds by their types, as Next.js' metadata takes them. */
export type FeedLinks = Readonly<Record<string, { url: string; title: string }[]>>;

/** The site's feeds: the name in their address, their content and their page. */
export const FEEDS = {
  articles: { title: 'Articles', page: '/blogs-and-articles' },
  news: { title: 'Market news', page: '/market-news-and-insights' },
  videos: { title: 'Videos', page: '/videos' },
  research: { title: 'Research reports', page: '/research' },
  results: { title: 'New results', page: '/results-calendar/filed' },
  'corporate-actions': { title: 'Corporate actions', page: '/corporate-actions' },
  notices: { title: 'Notices', page: '/support/updates' },
  press: { title: 'Press releases', page: '/media/press-releases' },
} as const satisfies Record<string, { title: string; page: SitePath }>;

export type FeedName = keyof typeof FEEDS;
/** A feed of the site, or of one research category. */
export type AnyFeed = FeedName | `research-${string}`;

export const FEED_NAMES = Object.keys(FEEDS) as FeedName[];

export const FEED_FORMATS = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;
type FeedFormat = keyof typeof FEED_FORMATS;

/** A feed's address on this site. */
export const feedPath = <Format extends FeedFormat = 'xml'>(
  feed: AnyFeed,
  format: Format = 'xml' as Format,
): `/feeds/${string}.${Format}` => `/feeds/${encodeURIComponent(feed)}.${format}`;

/** The feed of a research category. @param slug the category's */
export const researchFeedName = (slug: string): AnyFeed => `research-${slug}`;

const RESEARCH = 'research-';

/** The feed of an address's last segment; `null` if it names none. */
export function feedOf(file: string): { name: AnyFeed; format: FeedFormat } | null {
  const [, name = '', format = ''] = /^(.+)\.(xml|json)$/.exec(file) ?? [];
  const isKnown = Object.hasOwn(FEEDS, name) || /^research-./.test(name);
  return isKnown ? { name: name as AnyFeed, format: format as FeedFormat } : null;
}

/** The slug of a feed's research category; `null` for the other feeds. */
export const categoryOf = (feed: AnyFeed): string | null =>
  feed.startsWith(RESEARCH) ? feed.slice(RESEARCH.length) : null;

/** The feed whose entries a page shows; `null` for most pages. */
function feedOfPage(path: string): AnyFeed | null {
  const own = FEED_NAMES.find((name) => FEEDS[name].page === path);
  if (own) return own;
  const [, slug] = /^\/research\/([^/]+)$/.exec(path) ?? [];
  return slug ? researchFeedName(decodeURIComponent(slug)) : null;
}

/** A feed's title in a feed reader. */
export const feedTitle = (title: string): string => `${title}, ${firm.name}`;

/** A page's feeds by type, for its head; `undefined` if it has none. */
export function feedLinksOf(path: string, title?: string): FeedLinks | undefined {
  const feed = feedOfPage(path);
  if (!feed) return undefined;
  const shown = feedTitle(title ?? FEEDS[feed as FeedName]?.title ?? 'Feed');
  return Object.fromEntries(
    (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => [
      FEED_FORMATS[format],
      [{ url: feedPath(feed, format), title: shown }],
    ]),
  );
}

/** The page of a feed. */
export const pageOfFeed = (feed: AnyFeed): string => {
  const category = categoryOf(feed);
  return category === null ? FEEDS[feed as FeedName].page : researchPath(category);
};
