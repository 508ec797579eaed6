import { indexContents } from '@/lib/domain/index/figures';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import { mainIndexBySlug } from '@/lib/domain/index/main-indices';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { dayOf, lastmodOf } from '@/lib/pages/sitemap/lastmod';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { indexPath } from '@/lib/pages/addresses/paths';
import { MISSING, oneOf, UNAVAILABLE } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

async function loadIndices() {
  const boards = await Promise.all([
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
  ]);
  const loaded = boards.filter((board) => board !== null);
  if (loaded.length === 0) return null;
  return loaded.flatMap((board) =>
    board.data.map((quote) => ({
      quote,
      source: board.source,
      lastmod: lastmodOf(quote.asOf) ?? dayOf(board),
    })),
  );
}

export const indices: ListedPages = {
  ...PAGE_PATTERNS.indices,
  needs: 'indexHistory',
  schemaType: 'ItemPage',
  above: ['/', '/equity', '/indices'],
  resolve: async (rest) => {
    // The page's table as a file is below the page.
    const [slug = '', ...file] = rest.split('/');
    const list = await loadIndices();
    if (!list) return UNAVAILABLE;
    const found = oneOf(
      list.map(({ quote }) => indexSlug(quote.name)),
      slug,
    );
    if (
      found.kind === 'page' &&
      (file.length === 0 || /^constituents\.(?:csv|json)$/.test(file.join()))
    ) {
      return found;
    }
    const quotes = list.map(({ quote }) => quote);
    const moved = file.length === 0 ? mainIndexBySlug(quotes, slug) : null;
    return moved ? { kind: 'redirect', location: indexPath(moved) } : MISSING;
  },
  picture: async (slug) => {
    const list = await loadIndices();
    if (!list) return null;
    const found = list.find(({ quote }) => indexSlug(quote.name) === slug);
    if (!found) return 'unknown';
    const { quote } = found;
    return textPicture('market', indexName(quote.name), `${indexContents(quote)}.`, 'Index');
  },
  sitemapPart: 'pages',
  /** Indices with sample or old values are left out. */
  sitemapEntries: async () => {
    const real = ((await loadIndices()) ?? []).filter(
      ({ source, lastmod }) => source !== 'sample' && isCurrent('quote', lastmod),
    );
    const entries = real.map(({ quote, lastmod }) => ({ path: indexPath(quote.name), lastmod }));
    return entries.filter(({ path }, at) => entries.findIndex((one) => one.path === path) === at);
  },
};
