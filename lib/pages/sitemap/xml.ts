import { type SitemapEntry, SITEMAP_PARTS, type SitemapPart } from './entries';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { element, XML_DECLARATION, xmlText } from '@/lib/tools/xml';

/** An entry as the protocol has it. */
interface SitemapUrl {
  /** An absolute address. */
  readonly loc: string;
  /** A day or a moment: of the content, never of the making of the file. `null` where unknown. */
  readonly lastmod: string | null;
  /** Absolute addresses of the page's pictures. */
  readonly images?: readonly string[];
}

export const urlOf = ({ path, lastmod, images = [] }: SitemapEntry): SitemapUrl => ({
  loc: absoluteUrl(path),
  lastmod,
  images: images.map(absoluteUrl),
});

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Google's extension for pictures. */
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Entries that one file may hold, by the protocol. */
export const MOST_ENTRIES = 50_000;

const imageOf = (image: string): string =>
  `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`;

const entryOf = (tag: string, { loc, lastmod, images = [] }: SitemapUrl): string =>
  `<${tag}><loc>${xmlText(loc)}</loc>${element('lastmod', lastmod)}${images.map(imageOf).join('')}</${tag}>`;

/** One file of addresses. */
export const urlsetXml = (entries: readonly SitemapUrl[]): string =>
  [
    XML_DECLARATION,
    `<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">`,
    ...entries.map((entry) => entryOf('url', entry)),
    '</urlset>',
  ].join('\n');

/** The file that lists the files. */
export const sitemapIndexXml = (files: readonly SitemapUrl[]): string =>
  [
    XML_DECLARATION,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...files.map((entry) => entryOf('sitemap', entry)),
    '</sitemapindex>',
  ].join('\n');

/** `companies.xml`, `companies-2.xml`, … @param page from 1 */
export const sitemapFile = (part: SitemapPart, page: number): string =>
  page === 1 ? `${part}.xml` : `${part}-${page}.xml`;

/** The sitemap part of an address's last segment; `null` if it names none. */
export function sitemapPartOf(file: string): { part: SitemapPart; page: number } | null {
  const [, name, number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  const part = SITEMAP_PARTS.find((one) => one === name);
  return part ? { part, page: Number(number) } : null;
}
