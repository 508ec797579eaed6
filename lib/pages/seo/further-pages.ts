import { pageOf } from '@/lib/pages';
import { LONGEST_TITLE, type PageFacts, titleWithTail } from '@/lib/pages/seo/metadata';
import type { SitePath } from '@/lib/tools/site-path';

type Listed = Pick<PageFacts, 'title' | 'description' | 'path'>;

/** The address of a page of a list; the first page has the bare one. */
export const pathOfPage = <Path extends string>(path: Path, page: number): Path =>
  (page > 1 ? `${path}?page=${page}` : path) as Path;

/**
 * Title, description and canonical address of a page of a list without a filter. Each further page
 * is a page of its own to search engines, since what it lists is on no other.
 * @param page from 1
 */
export function factsOfPage({ title, description, path }: Listed, page: number, pages: number) {
  if (page <= 1) return { title, description, path };
  const tail = `, page ${page}`;
  const whole = title + tail;
  return {
    title: whole.length <= LONGEST_TITLE ? whole : titleWithTail(title, tail.slice(2)),
    description: `Page ${page} of ${pages}. ${description}`,
    path: pathOfPage(path, page),
    pictured: path,
  };
}

/** What a page of a list changes of its record's metadata; nothing for the first page. */
export function pageOfList(path: SitePath, page: number, pages: number): Partial<PageFacts> {
  const { metaTitle: title, description } = pageOf(path);
  return page > 1 ? factsOfPage({ title, description, path }, page, pages) : {};
}

/** All pages of a list for the sitemap, each with the list's own day. */
export const entriesOfPages = <Entry extends { readonly path: string }>(
  entry: Entry,
  pages: number,
): readonly Entry[] =>
  Array.from({ length: Math.max(1, pages) }, (_, at) => ({
    ...entry,
    path: pathOfPage(entry.path, at + 1),
  }));
