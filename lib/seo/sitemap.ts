import { element, XML_DECLARATION, xmlText } from './xml';

export interface SitemapEntry {
  /** An absolute address. */
  readonly loc: string;
  /** A day or a moment: of the content, never of the making of the file. `null` where unknown. */
  readonly lastmod: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Entries that one file may hold, by the protocol. */
export const MOST_ENTRIES = 50_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date as the protocol takes it: a day as it is, a moment in UTC; `null` for what is neither. */
export function lastmodOf(date: string | null | undefined): string | null {
  if (!date) return null;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return DAY.test(date) ? date : `${moment.toISOString().slice(0, 19)}Z`;
}

/** The latest of some dates, each a day or a moment; `null` where none is known. */
export function latestOf(dates: readonly (string | null | undefined)[]): string | null {
  const known = dates.flatMap((date) => lastmodOf(date) ?? []);
  return known.reduce<string | null>(
    (latest, date) => (latest === null || Date.parse(date) > Date.parse(latest) ? date : latest),
    null,
  );
}

const entryOf = (tag: string, { loc, lastmod }: SitemapEntry): string =>
  `<${tag}><loc>${xmlText(loc)}</loc>${element('lastmod', lastmod)}</${tag}>`;

/** One file of addresses. */
export const urlsetXml = (entries: readonly SitemapEntry[]): string =>
  [
    XML_DECLARATION,
    `<urlset xmlns="${NAMESPACE}">`,
    ...entries.map((entry) => entryOf('url', entry)),
    '</urlset>',
  ].join('\n');

/** The file that lists the files. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]): string =>
  [
    XML_DECLARATION,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...files.map((entry) => entryOf('sitemap', entry)),
    '</sitemapindex>',
  ].join('\n');

/** Parts of the sitemap; one with more entries than a file may hold gets further files. */
export const SITEMAP_PARTS = ['pages', 'companies', 'articles', 'videos'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

/** `companies.xml`, `companies-2.xml`, … @param page from 1 */
export const sitemapFile = (part: SitemapPart, page: number): string =>
  page === 1 ? `${part}.xml` : `${part}-${page}.xml`;

/** What an address's last part asks for; `null` where it names no part. */
export function sitemapPartOf(file: string): { part: SitemapPart; page: number } | null {
  const [, name, number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  const part = SITEMAP_PARTS.find((one) => one === name);
  return part ? { part, page: Number(number) } : null;
}
