import type { Metadata } from 'next';

import { CALCULATORS } from '@/lib/calculators/registry';
import { contractPages } from '@/lib/content/contract-pages';
import { indexPages, productPages } from '@/lib/content/products';
import { feedLinksOf } from '@/lib/feeds/names';
import { RESEARCH_CATEGORIES } from '@/lib/research/categories';
import { routeOf, type SitePath } from '@/lib/routes';

import { calculatorText } from './calculators';
import { pageMetadata } from './metadata';
import { ownTexts, type PageText } from './texts';

const texts: ReadonlyMap<string, PageText> = new Map<string, PageText>([
  ...Object.entries(ownTexts),
  ...[...productPages, ...indexPages].map((record) => [record.path, record] as const),
  ...CALCULATORS.map((entry) => [`/calculators/${entry.slug}`, calculatorText(entry)] as const),
  ...RESEARCH_CATEGORIES.map(
    ({ slug, name, description }) => [`/research/${slug}`, { title: name, description }] as const,
  ),
  ...Object.entries(contractPages).map(([segment, text]) => [`/${segment}`, text] as const),
]);

/** Title and description of a static page; `null` for any other address. */
export const textOf = (path: string): PageText | null => texts.get(path) ?? null;

/** A static page's metadata with the feeds of its entries. */
export function metadataOf(path: SitePath): Metadata {
  const text = textOf(path);
  if (!text) throw new Error(`No title and description for ${path}`);
  const route = routeOf(path);
  const { title, description } = text;
  const isIndexed = route?.indexed !== false;
  return pageMetadata({ title, description, path, isIndexed, feeds: feedLinksOf(path) });
}
