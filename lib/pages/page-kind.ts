import type { Metadata } from 'next';

import { MISSING, PAGE, type Resolution, UNAVAILABLE } from '@/lib/pages/addresses/resolution';
import type { PartOf } from '@/lib/pages/seo/structured/page';
import type { Picture } from '@/lib/pages/share-pictures/picture';
import type { SitemapEntry, SitemapPart } from '@/lib/pages/sitemap/entries';
import type { CallName } from '@/lib/provider/calls';
import type { SearchParameters } from '@/lib/tools/parameters';
import type { SitePath } from '@/lib/tools/site-path';
import { decodedPart, encodedPart } from '@/lib/tools/slug';

import type { SchemaType } from './page';
import { type PagePattern, startOf } from './page-patterns';

/**
 * The share picture of a page; `unknown` if there is no such page, `null` while its list has not
 * loaded.
 */
export type FoundPicture = Picture | 'unknown' | null;

/**
 * A record by the last part of an address. `slug` is the record's own: another spelling is
 * redirected to it. `unavailable`: the list has never loaded, so it is not known whether the record
 * exists.
 */
export type Found<Item> =
  | { readonly item: Item; readonly slug: string }
  | 'missing'
  | 'unavailable';

/** Finds a record, with its list, by its slug. @param list `null` while it has not loaded */
export function foundIn<Row>(
  list: readonly Row[] | null | undefined,
  slug: string,
  slugOf: (row: Row) => string,
): Found<{ readonly record: Row; readonly list: readonly Row[] }> {
  if (!list) return 'unavailable';
  const record = list.find((row) => slugOf(row) === slug);
  return record === undefined ? 'missing' : { item: { record, list }, slug };
}

/** What describes a kind of page, besides the record of an address. */
interface KindFacts<Data> {
  readonly schemaType: SchemaType;
  /** The pages above, as breadcrumbs name them; the home page first. */
  readonly above: readonly SitePath[];
  /** The further provider call that the pages need. */
  readonly needs?: CallName;
  /** The pattern of further pages below each page. */
  readonly pageBelow?: `/${string}/[${string}]`;
  readonly metadata: (data: Data) => Metadata;
  /** The breadcrumb of a page. */
  readonly name: (data: Data) => string;
  /** The day or moment of what a page shows, for `Last-Modified`; left out where none is known. */
  readonly modified?: (data: Data) => string | null | undefined;
  /** The parts of a page's structured data besides the page itself. */
  readonly parts: (data: Data) => readonly PartOf[];
  readonly sitemap: {
    /** The part of the sitemap that lists the pages. */
    readonly part: SitemapPart;
    /** `null` while the list has not loaded. */
    readonly entries: () => Promise<readonly SitemapEntry[] | null>;
  };
}

/** What a kind of page states about the record of an address. */
interface KindDefinition<Item, Data> extends KindFacts<Data> {
  /** @param slug the last part of an address, decoded */
  readonly find: (slug: string) => Promise<Found<Item>>;
  /**
   * Resolves an address below a record's page, such as its table as a file; where left out, there is
   * none. @param rest the path below the page, decoded
   */
  readonly below?: (item: Item, rest: string) => Resolution | Promise<Resolution>;
  /** Everything that a page shows. @param query the parameters that the pattern reads */
  readonly load: (item: Item, query: SearchParameters) => Data | Promise<Data>;
  readonly picture: (item: Item) => FoundPicture | Promise<FoundPicture>;
}

/**
 * Pages that are made from the records of a list, one page per record. Proxy, sitemap and share
 * pictures use it through `PAGE_KINDS`, its route through `defineListedPage`.
 */
export interface PageKind<Data> extends PagePattern, KindFacts<Data> {
  /** How an address is answered. @param rest the path after the pattern's fixed part, encoded */
  readonly exists: (rest: string) => Promise<Resolution>;
  /**
   * Everything that a page shows; `null` for an unknown record.
   * @param slug the last part of its address, encoded or not
   * @throws ListUnavailable while the list has not loaded
   */
  readonly load: (slug: string, query: SearchParameters) => Promise<Data | null>;
  /** @param slug the path after the pattern's fixed part, decoded */
  readonly picture: (slug: string) => Promise<FoundPicture>;
}

/** The `below` of pages that have their table as a file. @param name the file's, without suffix */
export const tableBelow =
  (name: string) =>
  (_item: unknown, rest: string): Resolution =>
    rest === `${name}.csv` || rest === `${name}.json` ? PAGE : MISSING;

/** The list has never loaded, so an unknown record can't be distinguished from a known one. */
class ListUnavailable extends Error {
  override name = 'ListUnavailable';
}

/** A kind of page. Whether an address has a record is decided by `find` alone. */
export function pageKind<Pattern extends PagePattern, Item, Data>(
  pattern: Pattern,
  { find, below, load, picture, ...facts }: KindDefinition<Item, Data>,
): Pattern & PageKind<Data> {
  return {
    ...pattern,
    ...facts,
    exists: async (rest) => {
      const [slug = '', ...parts] = rest.split('/').map(decodedPart);
      const found = await find(slug);
      if (found === 'missing') return MISSING;
      if (found === 'unavailable') return UNAVAILABLE;
      const known = parts.length === 0 ? PAGE : await below?.(found.item, parts.join('/'));
      if (known?.kind !== 'page' || found.slug === slug) return known ?? MISSING;
      const location = startOf(pattern) + [found.slug, ...parts].map(encodedPart).join('/');
      return { kind: 'redirect', location };
    },
    load: async (slug, query) => {
      const found = await find(decodedPart(slug));
      if (found === 'missing') return null;
      if (found === 'unavailable') {
        throw new ListUnavailable(`the list of ${pattern.pattern} has not loaded`);
      }
      const read = Object.entries(query).filter(([name]) => pattern.reads.includes(name));
      return load(found.item, Object.fromEntries(read));
    },
    picture: async (slug) => {
      const found = await find(slug);
      if (found === 'unavailable') return null;
      return found === 'missing' || found.slug !== slug ? 'unknown' : picture(found.item);
    },
  };
}
