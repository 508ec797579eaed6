import type { Metadata } from 'next';

import { feedPath, type FeedName } from '@/lib/learning/feeds';

/** A page's metadata with the address of its feed, by which readers find it. */
export function withFeed(metadata: Metadata, feed: FeedName): Metadata {
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': feedPath(feed) } },
  };
}
