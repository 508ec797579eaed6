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

/** A page that is made from one record of a list. */
export type RecordPath =
  | `/company-information/${string}`
  | `/companies/${string}`
  | `/research/${string}`
  | `/indices/${string}`
  | `/ipos/${string}`
  | `/derivatives/option-chain/${string}`
  | `/screener/${string}`
  | `/mutual-funds/${string}`
  | `/videos/${string}`
  | `/blogs-and-articles/${string}`;

/** An address that a link inside the site may have. */
export type SiteHref = SitePath | RecordPath | `${SitePath}#${string}` | `${SitePath}?${string}`;
