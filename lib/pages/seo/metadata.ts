import type { Metadata } from 'next';

import { firm } from '@/lib/content/firm';
import { type FeedLinks, feedLinksOf } from '@/lib/pages/feeds/feed-names';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { pictureOf } from '@/lib/pages/addresses/picture-paths';
import type { SearchParameters } from '@/lib/tools/parameters';
import { listed } from '@/lib/tools/phrases';
import { cut, cutMiddle, tidy } from '@/lib/tools/shorten';

export const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
/** The size of every picture for sharing, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface PageFacts {
  /** Without the firm's name, which is added if it fits. */
  readonly title: string;
  /** The title for search engines, if it is shorter than the page's own. */
  readonly searchTitle?: string | undefined;
  /** 70 to 160 characters. */
  readonly description: string;
  /** The page's own address on this site, its canonical one. */
  readonly path: string;
  /** `false` keeps the page out of search engines. */
  readonly isIndexed?: boolean;
  /** The page whose picture is shared, if it is not the page itself. */
  readonly pictured?: string;
  /**
   * For an article: the day or moment it came out, and the address of the page about its author.
   */
  readonly published?: { readonly at: string; readonly by: string };
  /** The page's feeds by their types, so that readers find them by the page. */
  readonly feeds?: FeedLinks;
}

/** The `robots` of a page that must not be indexed. */
const NOT_INDEXED = { robots: { index: false, follow: true } } as const;

/** The firm's name on X, from its profile's address there. */
const handle = (() => {
  const href = firm.socialProfiles.find(({ name }) => name === 'X')?.href;
  const name = href ? new URL(href).pathname.slice(1) : '';
  return name ? `@${name}` : undefined;
})();

function shownTitle(title: string): string {
  const withFirm = `${title} | ${firm.shortName}`;
  return withFirm.length <= LONGEST_TITLE ? withFirm : cut(title, LONGEST_TITLE);
}

/**
 * The one builder of a page's metadata: title of at most 60 characters, description of at most 160,
 * canonical address, cards and robots. Addresses are made absolute by the layout's base.
 * No page has a translation of its own, so none names alternates by language.
 */
export function pageMetadata(facts: PageFacts): Metadata {
  const { path, feeds, published } = facts;
  const isShown = facts.isIndexed ?? true;
  const whole = tidy(facts.title);
  const searched = tidy(facts.searchTitle ?? whole);
  const title = shownTitle(searched);
  // Cards have room for a title that search results have not.
  const shared = searched !== whole || title.endsWith('…') ? whole : title;
  const description = cut(tidy(facts.description), LONGEST_DESCRIPTION);
  const picture = {
    url: pictureOf(facts.pictured ?? (isShown ? path : '/')),
    ...PICTURE_SIZE,
    type: 'image/png',
    alt: title,
  };
  return {
    title,
    description,
    // A feed has nothing that its page keeps from search engines.
    alternates: { canonical: path, ...(feeds && isShown ? { types: feeds } : {}) },
    openGraph: {
      ...(published
        ? {
            type: 'article',
            publishedTime: published.at,
            authors: [published.by],
          }
        : { type: 'website' }),
      locale: 'en_IN',
      siteName: firm.name,
      title: shared,
      description,
      url: path,
      images: [picture],
    },
    twitter: {
      card: 'summary_large_image',
      title: shared,
      description,
      images: [{ url: picture.url, alt: title }],
      ...(handle ? { site: handle } : {}),
    },
    ...(isShown ? {} : NOT_INDEXED),
  };
}

/** The title of a page that shows search results, `bank – Search`, which is not indexed. */
export const titleOfSearch = (words: string, label: string): Partial<PageFacts> =>
  words ? { title: `${cut(tidy(words), LONGEST_TITLE / 2)} – ${label}`, isIndexed: false } : {};

/** As many whole sentences, from the first on, as a description may have. */
export const firstSentences = (sentences: readonly (string | null | '' | false)[]): string =>
  sentences
    .flatMap((one) => one || [])
    .reduce((text, next) =>
      text.length + 1 + next.length <= LONGEST_DESCRIPTION ? `${text} ${next}` : text,
    );

/**
 * `With a chart, returns and peers.`: as many parts of the page, the first first, as a description has
 * room for after the words before.
 */
export function contentsThatFit(
  before: string,
  parts: readonly (string | null | false)[],
): string | null {
  const known = parts.filter(Boolean);
  const sentences = known.map((_, at) => `With ${listed(known.slice(0, known.length - at))}.`);
  const room = LONGEST_DESCRIPTION - before.length - 1;
  return sentences.find(({ length }) => length <= room) ?? null;
}

/**
 * The metadata of a page by its record, with the feed of its entries.
 * @param more what the rule of the index says (`indexing/has-data.ts`), and the changes for the query
 * of the address
 */
export function metadataOf(path: SitePath, more: Partial<PageFacts> = {}): Metadata {
  const { metaTitle, description, indexed } = pageOf(path);
  return pageMetadata({
    title: metaTitle,
    description,
    path,
    isIndexed: indexed !== false,
    feeds: feedLinksOf(path),
    ...more,
  });
}

/**
 * The metadata for the head of an address. A state of a page that is kept from search engines names no
 * canonical address: `noindex` and the address of an indexed page contradict each other.
 * @param query of the address
 */
export function headOf(metadata: Metadata, query: SearchParameters): Metadata {
  const { robots, alternates } = metadata;
  const isOut = typeof robots === 'object' && robots?.index === false;
  if (!isOut || Object.keys(query).length === 0) return metadata;
  return { ...metadata, alternates: { ...alternates, canonical: null } };
}

/** A whole name with the first tail that fits a title; `null` if none fits. */
export const titleThatFits = (name: string, tails: readonly string[]): string | null =>
  tails.map((tail) => tidy(name) + tail).find(({ length }) => length <= LONGEST_TITLE) ?? null;

/**
 * A name shortened so that a required tail still fits: `Long name … (SYMBOL) share price`.
 * @param keepsEnd for a name whose last words distinguish it
 */
export function titleWithTail(name: string, tail: string, keepsEnd = false): string {
  const room = LONGEST_TITLE - tail.length - 1;
  return `${(keepsEnd ? cutMiddle : cut)(tidy(name), room)} ${tail}`;
}

/** The shortest useful description, in characters. */
const SHORTEST = 70;

const WHOLE = new RegExp(`^.{1,${LONGEST_DESCRIPTION}}(?<=[.?!])(?= |$)`);
const WORDS = new RegExp(`^.{1,${LONGEST_DESCRIPTION - 1}}(?<![,:;–])(?=[,:;–]? )`);

/** The whole sentences of a lead that fit; if they would be too short, the whole words that fit. */
export function leadOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const sentences = WHOLE.exec(line)?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  const words = WORDS.exec(line)?.[0];
  return words ? `${words}…` : line;
}
