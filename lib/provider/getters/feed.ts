import 'server-only';

import { firm } from '@/lib/content/firm';
import { env } from '@/lib/env';
import { type Feed, type FeedItem } from '@/lib/learning/feed';
import { feedPath, type FeedName } from '@/lib/learning/feeds';
import { newestFirst } from '@/lib/learning/related';

import { getArticles, getPressReleases, getVideos } from './content';

const MOST = 30;

const absolute = (path: string): string => new URL(path, env().siteUrl).toString();

async function articleItems(): Promise<FeedItem[] | null> {
  const articles = await getArticles();
  return articles
    ? articles.map(({ name, slug, createdAt, summary, category }) => ({
        title: name,
        link: absolute(`/blogs-and-articles/${encodeURIComponent(slug)}`),
        date: createdAt,
        summary,
        category,
      }))
    : null;
}

async function videoItems(): Promise<FeedItem[] | null> {
  const videos = await getVideos();
  return videos
    ? videos.map(({ name, code, publishedAt, description, category }) => ({
        title: name,
        link: absolute(`/videos/${encodeURIComponent(code)}`),
        date: publishedAt,
        summary: description,
        category,
      }))
    : null;
}

async function pressItems(): Promise<FeedItem[] | null> {
  const releases = await getPressReleases();
  return releases
    ? releases.map(({ heading, date, source, file }) => ({
        title: heading,
        link: absolute(file ?? '/media/press-releases'),
        date,
        summary: source,
      }))
    : null;
}

const SOURCES = {
  articles: { title: 'Articles', page: '/blogs-and-articles', items: articleItems },
  videos: { title: 'Videos', page: '/videos', items: videoItems },
  'press-releases': {
    title: 'Press releases',
    page: '/media/press-releases',
    items: pressItems,
  },
} as const;

/** A feed of the newest entries; `null` while its list has not loaded. */
export async function getFeed(name: FeedName): Promise<Feed | null> {
  const { title, page, items } = SOURCES[name];
  const all = await items();
  if (!all) return null;
  return {
    title: `${title}, ${firm.name}`,
    description: `${title} of ${firm.name}, newest first.`,
    link: absolute(page),
    self: absolute(feedPath(name)),
    items: newestFirst(all, ({ date }) => date).slice(0, MOST),
  };
}
