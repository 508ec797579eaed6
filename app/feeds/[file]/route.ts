import { jsonFeedOf } from '@/lib/pages/feeds/json';
import { FEED_FORMATS, feedOf } from '@/lib/pages/feeds/feed-names';
import { rssOf } from '@/lib/pages/feeds/rss';
import { loadFeed } from '@/lib/pages/feeds/load-feed';
import { absent, textFile, unavailable } from '@/lib/tools/responses';
import { decodedPart } from '@/lib/tools/slug';

interface Context {
  params: Promise<{ file: string }>;
}

/** The newest entries of a feed as RSS 2.0 (`.xml`) or JSON Feed 1.1 (`.json`). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const wanted = feedOf(decodedPart((await params).file));
  if (!wanted) return absent();
  const feed = await loadFeed(wanted.name);
  if (feed === 'unknown') return absent();
  if (!feed) return unavailable();
  const text = wanted.format === 'xml' ? rssOf(feed) : jsonFeedOf(feed);
  return textFile(text, FEED_FORMATS[wanted.format]);
}
