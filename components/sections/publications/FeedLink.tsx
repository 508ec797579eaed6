import { type AnyFeed, feedPath } from '@/lib/pages/feeds/feed-names';

import styles from './Publications.module.scss';

const WHAT = {
  videos: 'New videos',
  articles: 'New articles',
  news: 'News',
  press: 'New press releases',
} as const satisfies Partial<Record<AnyFeed, string>>;

/** Links to the page's feeds. */
export function FeedLink({ feed }: { feed: keyof typeof WHAT }) {
  return (
    <p className={styles.feedLink}>
      <a href={feedPath(feed)} type="application/rss+xml">
        {WHAT[feed]} by RSS
      </a>{' '}
      or{' '}
      <a href={feedPath(feed, 'json')} type="application/feed+json">
        JSON feed
      </a>
    </p>
  );
}
