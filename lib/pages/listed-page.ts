import type { Picture } from '@/lib/pages/share-pictures/picture';

import type { CallName } from '@/lib/provider/calls';
import type { SitePath } from '@/lib/tools/site-path';

import type { PagePattern } from './page-patterns';
import type { SchemaType } from './page';
import type { Resolution } from './addresses/resolution';
import type { SitemapEntry, SitemapPart } from './sitemap/entries';

/**
 * The share picture of a page; `unknown` if there is no such page, `null` while its list has not
 * loaded.
 */
export type FoundPicture = Picture | 'unknown' | null;

/** Pages that are made from the records of a list, one page per record. */
export interface ListedPages extends PagePattern {
  /** The further provider call that the pages need. */
  readonly needs?: CallName;
  /** The pages below each of them, which `resolve` resolves too. */
  readonly below?: `/${string}/[${string}]`;
  readonly schemaType: SchemaType;
  /** The pages above, as breadcrumbs name them; the home page first. */
  readonly above: readonly SitePath[];
  /** @param rest the path after the pattern's fixed part, decoded */
  readonly resolve: (rest: string) => Promise<Resolution>;
  /** @param rest the path after the pattern's fixed part, decoded */
  readonly picture: (rest: string) => Promise<FoundPicture>;
  /** The part of the sitemap that lists these pages. */
  readonly sitemapPart: SitemapPart;
  /** `null` while the list has not loaded. */
  readonly sitemapEntries: () => Promise<readonly SitemapEntry[] | null>;
}
