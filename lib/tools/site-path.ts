/**
 * The addresses of the site's pages, so that the compiler checks each link. `lib/pages` adds the
 * addresses to this interface, and rooms below it refer to a page by type only.
 *
 * @public
 */
export interface SitePaths {
  readonly '/': true;
}

/** The address of a page that is not made from a list. */
export type SitePath = keyof SitePaths & string;

/**
 * The fixed parts of the addresses of pages that are made from lists, such as `/videos/`;
 * `lib/pages` adds them.
 *
 * @public
 */
export interface RecordStarts {
  readonly '/company-information/': true;
}

/** A page that is made from one record of a list. */
export type RecordPath = `${keyof RecordStarts & string}${string}`;

/** An address that a link inside the site may have. */
export type SiteHref = SitePath | RecordPath | `${SitePath}#${string}` | `${SitePath}?${string}`;

/**
 * The `rel` of a link within the site: an address with a query is a state of a page, which crawlers
 * need not follow. A page's own address is always followed.
 */
export const relOf = (href: string): 'nofollow' | undefined =>
  href.includes('?') ? 'nofollow' : undefined;
