/** An old address and the one that replaced it. */
export interface MovedAddress {
  /**
   * The old path, with any extension and in any case: `:name` matches one segment, `*` any rest,
   * `/old/*` both `/old` and everything below it. Parameters after a `?` must all be present, with
   * the given value, or with any value for `:name`.
   */
  readonly from: `/${string}`;
  /** A path of this site or a whole address elsewhere, with the names and the `*` of `from` filled in. */
  readonly to: `/${string}` | `https://${string}`;
  /** Parameters that must not be there. */
  readonly without?: readonly string[];
}

/**
 * Permanent redirects (308), which are looked up first. A row for exactly this path comes before a
 * pattern, and a row with more parameters before one with fewer; otherwise the order decides. The
 * query of the request is kept, unless the row has its own parameters.
 */
export const movedAddresses: readonly MovedAddress[] = [
  { from: '/media/feeds/press-releases.xml', to: '/feeds/press.xml' },
  { from: '/media/feeds/articles.xml', to: '/feeds/articles.xml' },
  { from: '/media/feeds/videos.xml', to: '/feeds/videos.xml' },
  { from: '/research/rss.xml', to: '/feeds/research.xml' },
  { from: '/research/:category/rss.xml', to: '/feeds/research-:category.xml' },
  // The file of past events is now the file of a month, like its page.
  {
    from: '/markets/files/corporate-actions-past.csv',
    to: '/markets/files/corporate-actions.csv',
  },
  { from: '/markets/files/results-calendar-past.csv', to: '/markets/files/results-calendar.csv' },
  // What other sites call their first page; those with an ending need no row.
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  // Parent addresses that have no page.
  { from: '/company-information', to: '/companies' },
  { from: '/companies/industry', to: '/companies' },
  { from: '/mutual-funds/category', to: '/mutual-funds' },
  { from: '/mutual-funds/house', to: '/mutual-funds' },
  // The search for a fund was on the product page.
  { from: '/invest-in-mutual-funds?fund=:words', to: '/mutual-funds?q=:words' },
];
