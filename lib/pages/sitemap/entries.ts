import 'server-only';

import { authorisedPersons } from '@/lib/content/legal/registration';
import { pagesOfList } from '@/lib/domain/fund/explorer';
import { personsPage } from '@/lib/domain/support/authorised-persons';
import { type Page, pages } from '@/lib/pages';
import { imagesOf, isForSearchEngines, newestDay } from '@/lib/pages/indexing/has-data';
import { researchPath } from '@/lib/pages/addresses/paths';
import { RESEARCH_CATEGORIES } from '@/lib/pages/research/categories';
import { reportPages } from '@/lib/pages/research/load-research';
import { PAGE_KINDS } from '@/lib/pages/page-kinds';
import { entriesOfPages } from '@/lib/pages/seo/further-pages';
import { isWaitingForFiles } from '@/lib/provider/embedded/file-answers';
import { load } from '@/lib/provider/load';

export interface SitemapEntry {
  readonly path: string;
  /** A day or a moment: of the content, never of the making of the file. `null` where unknown. */
  readonly lastmod: string | null;
  /** Addresses of the pictures that belong to the page. */
  readonly images?: readonly string[];
}

/** Parts of the sitemap; one with more entries than a file may hold gets further files. */
export const SITEMAP_PARTS = ['pages', 'companies', 'funds', 'articles', 'videos'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

const entryOf = async (page: Page): Promise<SitemapEntry> => ({
  path: page.path,
  lastmod: page.updated ?? (await newestDay(page)),
  images: await imagesOf(page),
});

/** The lists of plain pages that have further pages, with the number of all pages. */
const LISTS: Partial<Readonly<Record<string, () => Promise<number>>>> = {
  ...Object.fromEntries(
    RESEARCH_CATEGORIES.map(({ slug }) => [researchPath(slug), () => reportPages(slug)]),
  ),
  '/mutual-funds': async () => {
    const list = await load('mutualFunds', {});
    return list ? pagesOfList(list.data) : 1;
  },
  '/support/updates/registration-details': () =>
    Promise.resolve(personsPage(authorisedPersons, {}).pages),
};

const entriesOf = async (page: Page): Promise<readonly SitemapEntry[]> =>
  entriesOfPages(await entryOf(page), (await LISTS[page.path]?.()) ?? 1);

async function staticEntries(): Promise<readonly SitemapEntry[]> {
  const shown = await Promise.all(pages.map(isForSearchEngines));
  const entries = await Promise.all(pages.filter((_, at) => shown[at]).map(entriesOf));
  return entries.flat();
}

/** Whether one of some pages has a call that waits until the exchange files are read. */
async function isWaiting(some: readonly Pick<Page, 'needs'>[]): Promise<boolean> {
  const waits = some.map(({ needs }) => needs !== undefined && isWaitingForFiles(needs));
  return (await Promise.all(waits)).includes(true);
}

/**
 * The addresses of a part of the sitemap, empty if all are samples; `null` while its list has not
 * loaded, or while the exchange files are read for the first time: nobody knows yet which pages
 * search engines may index.
 */
export async function getSitemapEntries(
  part: SitemapPart,
): Promise<readonly SitemapEntry[] | null> {
  const kinds = Object.values(PAGE_KINDS).filter(({ sitemap }) => sitemap.part === part);
  if (await isWaiting(part === 'pages' ? [...pages, ...kinds] : kinds)) return null;
  const lists = await Promise.all([
    ...(part === 'pages' ? [staticEntries()] : []),
    ...kinds.map(({ sitemap }) => sitemap.entries()),
  ]);
  return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
}
