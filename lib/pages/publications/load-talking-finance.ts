import 'server-only';

import { newestFirst, related } from '@/lib/domain/publication/related';
import { decodedPart } from '@/lib/tools/slug';

import { getArticles, getVideos } from '@/lib/provider/getters/content';

const RELATED = 3;

/** The list has never loaded, so an unknown page can't be told from a known one. */
class ListUnavailable extends Error {
  override name = 'ListUnavailable';
}

/**
 * An article with what to read next; `null` for an unknown one.
 * @param slug the last part of its address, encoded or not
 * @throws ListUnavailable while the articles have not loaded
 */
export async function loadArticlePage(slug: string) {
  const articles = await getArticles();
  if (!articles) throw new ListUnavailable('the articles have not loaded');
  const wanted = decodedPart(slug);
  const article = articles.find((one) => one.slug === wanted);
  if (!article) return null;
  const newest = newestFirst(articles, ({ createdAt }) => createdAt);
  return { article, related: related(article, newest, RELATED) };
}

/**
 * A video with what to watch next; `null` for an unknown one.
 * @param code the last part of its address, encoded or not
 * @throws ListUnavailable while the videos have not loaded
 */
export async function loadVideoPage(code: string) {
  const videos = await getVideos();
  if (!videos) throw new ListUnavailable('the videos have not loaded');
  const wanted = decodedPart(code);
  const video = videos.find((one) => one.code === wanted);
  if (!video) return null;
  const newest = newestFirst(videos, ({ publishedAt }) => publishedAt);
  return { video, related: related(video, newest, RELATED) };
}
