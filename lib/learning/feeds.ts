/** The site's feeds, by the name that their address carries. */
export const FEEDS = ['videos', 'articles', 'press-releases'] as const;
export type FeedName = (typeof FEEDS)[number];

/** A feed's address on this site. */
export const feedPath = (feed: FeedName): `/media/feeds/${FeedName}.xml` =>
  `/media/feeds/${feed}.xml`;

/** The feed that an address's last part names; `null` for none. */
export const feedOf = (file: string): FeedName | null =>
  FEEDS.find((feed) => file === `${feed}.xml`) ?? null;
