import { industryContents, industryRows } from '@/lib/domain/company/industry-rows';
import { companiesOfIndustry, industryCounts } from '@/lib/domain/company/lists';
import { countOf } from '@/lib/tools/format';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { slugOf } from '@/lib/tools/slug';
import { dayOf } from '@/lib/pages/sitemap/lastmod';

import { industryPath } from '@/lib/pages/addresses/paths';
import { oneOf } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const loadCompanies = async () => (await load('companies', {}))?.data;

export const industries: ListedPages = {
  ...PAGE_PATTERNS.industries,
  needs: 'companyFigures',
  schemaType: 'CollectionPage',
  above: ['/', '/companies'],
  resolve: async (rest) => {
    // The page's table as a file is below the page.
    const [part = '', ...file] = rest.split('/');
    const slug = slugOf(part);
    const list = await loadCompanies();
    const found = oneOf(list && industryCounts(list).map((industry) => industry.slug), slug);
    const isMoved = found.kind === 'page' && slug !== part && file.length === 0;
    return isMoved ? { kind: 'redirect', location: industryPath(slug) } : found;
  },
  picture: async (slug) => {
    const list = await loadCompanies();
    if (!list) return null;
    const industry = industryCounts(list).find((one) => one.slug === slug);
    if (!industry) return 'unknown';
    const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
    const rows = industryRows(companiesOfIndustry(list, slug), snapshot?.data ?? null);
    const line = `${countOf(rows.length, 'listed company', 'listed companies')} ${industryContents(rows)}.`;
    return textPicture('market', industry.name, line, 'Industry');
  },
  sitemapPart: 'pages',
  sitemapEntries: async () => {
    const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
    if (snapshot?.source === 'sample') return [];
    const lastmod = dayOf(snapshot);
    return industryCounts((await loadCompanies()) ?? []).map(({ name }) => ({
      path: industryPath(name),
      lastmod,
    }));
  },
};
