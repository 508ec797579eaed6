import { issueNotes } from '@/lib/domain/issue/notes';
import { issueDays, priceBand } from '@/lib/domain/market/issues';
import { titleOf } from '@/lib/domain/sourced';
import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { issuePath } from '@/lib/pages/addresses/paths';
import { oneOf } from '@/lib/pages/addresses/resolution';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { onceBy } from '@/lib/tools/once-by';

import { issuesIn, issueSlug } from './load-issues';

/** All issues, each address once; `null` while no list has loaded. */
async function loadAll() {
  const lists = await loadIssueLists();
  if (Object.values(lists).every((list) => list === null)) return null;
  return onceBy(issuesIn(lists), ({ issue }) => issueSlug(issue));
}

export const issues: ListedPages = {
  ...PAGE_PATTERNS.issues,
  schemaType: 'ItemPage',
  above: ['/', '/equity', '/ipos'],
  resolve: async (slug) =>
    oneOf(
      (await loadAll())?.map(({ issue }) => issueSlug(issue)),
      slug,
    ),
  picture: async (slug) => {
    const all = await loadAll();
    if (!all) return null;
    const found = all.find(({ issue }) => issueSlug(issue) === slug);
    if (!found) return 'unknown';
    const { issue, state, of } = found;
    const when = state === 'withdrawn' ? (issueNotes(issue)[0] ?? '') : issueDays(issue, state);
    const line = state === 'withdrawn' ? when : `${when}, ${priceBand(issue)}`;
    return textPicture('market', titleOf(of, issue.name), line, issue.type ?? 'Public issue');
  },
  sitemapPart: 'pages',
  /** Issues of sample companies are left out. */
  sitemapEntries: async () => {
    const real = ((await loadAll()) ?? []).filter(({ of }) => of.source !== 'sample');
    return real.map(({ issue }) => ({ path: issuePath(issueSlug(issue)), lastmod: null }));
  },
};
