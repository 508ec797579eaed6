import { feedPath, type FeedName } from '@/lib/learning/feeds';

import styles from './VideosPage.module.scss';

const WHAT: Readonly<Record<FeedName, string>> = {
  videos: 'New videos',
  articles: 'New articles',
  'press-releases': 'New press releases',
};

/** The page as a feed for readers. */
export function FeedLink({ feed }: { feed: FeedName }) {
  return (
    <p className={styles.feed}>
      <a href={feedPath(feed)} type="application/rss+xml">
        {WHAT[feed]} by RSS
      </a>
    </p>
  );
}
