const moved = (source: string, destination: string) => ({ source, destination, permanent: true });

/** Redirects (308) from former addresses. */
export const movedAddresses = [
  moved('/media/feeds/press-releases.xml', '/feeds/press.xml'),
  moved('/media/feeds/:feed(articles|videos).xml', '/feeds/:feed.xml'),
  moved('/research/rss.xml', '/feeds/research.xml'),
  moved('/research/:category/rss.xml', '/feeds/research-:category.xml'),
  // A file of past events is that of a month, as its page.
  moved(
    '/markets/files/:file(corporate-actions|results-calendar)-past.csv',
    '/markets/files/:file.csv',
  ),
] as const;
