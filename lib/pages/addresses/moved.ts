/** An old address and the one that took its place. */
export interface MovedAddress {
  /**
   * The old path, whatever its ending and in any case: `:name` stands for one part of it, `*` for any
   * rest, `/old/*` for `/old` and all below it. Parameters after a `?` must all be there, with the
   * value that is written or with any that `:name` takes.
   */
  readonly from: `/${string}`;
  /** A path of this site or a whole address elsewhere, with the names and the `*` of `from` filled in. */
  readonly to: `/${string}` | `https://${string}`;
  /** Parameters that must not be there. */
  readonly without?: readonly string[];
}

/**
 * Permanent redirects (308), read before anything else is looked for. A row for exactly this path comes
 * before a pattern, a row with more parameters before one with fewer, and then the order counts. The
 * query that was asked for is passed on, unless the row names parameters of its own.
 */
export const movedAddresses: readonly MovedAddress[] = [
  { from: '/media/feeds/press-releases.xml', to: '/feeds/press.xml' },
  { from: '/media/feeds/articles.xml', to: '/feeds/articles.xml' },
  { from: '/media/feeds/videos.xml', to: '/feeds/videos.xml' },
  { from: '/research/rss.xml', to: '/feeds/research.xml' },
  { from: '/research/:category/rss.xml', to: '/feeds/research-:category.xml' },
  // A file of past events is that of a month, as its page.
  {
    from: '/markets/files/corporate-actions-past.csv',
    to: '/markets/files/corporate-actions.csv',
  },
  { from: '/markets/files/results-calendar-past.csv', to: '/markets/files/results-calendar.csv' },
  // Addresses above pages that have no page of their own.
  { from: '/company-information', to: '/companies' },
  { from: '/companies/industry', to: '/companies' },
  { from: '/mutual-funds/category', to: '/mutual-funds' },
  { from: '/mutual-funds/house', to: '/mutual-funds' },
  // The search for a fund was on the product page.
  { from: '/invest-in-mutual-funds?fund=:words', to: '/mutual-funds?q=:words' },
];
