const moved = (source: string, destination: string) => ({ source, destination, permanent: true });

/** Redirects (308) from the former addresses of feeds. */
export const oldFeeds = [
  moved('/media/feeds/press-releases.xml', '/feeds/press.xml'),
  moved('/media/feeds/:feed(articles|videos).xml', '/feeds/:feed.xml'),
  moved('/research/rss.xml', '/feeds/research.xml'),
  moved('/research/:category/rss.xml', '/feeds/research-:category.xml'),
] as const;
