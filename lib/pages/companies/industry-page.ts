import type { Metadata } from 'next';

import { industryContents, industryRows } from '@/lib/domain/company/industry-rows';
import { companiesOfIndustry, industryCounts } from '@/lib/domain/company/lists';
import { industryPath } from '@/lib/pages/addresses/paths';
import { pageKind, tableBelow } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { firstSentences, pageMetadata, titleThatFits } from '@/lib/pages/seo/metadata';
import { industryList } from '@/lib/pages/seo/structured/lists';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { dayOf } from '@/lib/pages/sitemap/lastmod';
import { countOf } from '@/lib/tools/format';

import { findIndustry, loadIndustry } from './load-company-lists';
import { load } from '@/lib/provider/load';

/**
 * @param contents the contents of the table of its companies, from `industryContents`
 * @param isMadeUp whether their prices are the sample's
 */
export const industryMetadata = (
  name: string,
  count: number,
  contents: string,
  isMadeUp = false,
): Metadata =>
  pageMetadata({
    title: titleThatFits(name, [': companies and share prices', ': companies']) ?? name,
    description: firstSentences([
      `${name}: ${countOf(count, 'listed company', 'listed companies')} ${contents}.`,
      'Each company has its symbol and a page of its own.',
    ]),
    path: industryPath(name),
    isIndexed: !isMadeUp,
  });

export const industries = pageKind(PAGE_PATTERNS.industries, {
  schemaType: 'CollectionPage',
  above: ['/', '/equity', '/companies'],
  needs: 'companyFigures',
  find: findIndustry,
  below: tableBelow('companies'),
  load: loadIndustry,
  metadata: ({ name, companies, snapshot }) => {
    const rows = industryRows(companies.data, snapshot?.data ?? null);
    const isMadeUp = snapshot?.source === 'sample';
    return industryMetadata(name, rows.length, industryContents(rows), isMadeUp);
  },
  name: ({ name }) => name,
  parts: ({ companies, snapshot }) => [industryList(companies, snapshot)],
  picture: async ({ industry: { name, slug }, companies }) => {
    const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
    const rows = industryRows(companiesOfIndustry(companies.data, slug), snapshot?.data ?? null);
    const line = `${countOf(rows.length, 'listed company', 'listed companies')} ${industryContents(rows)}.`;
    return textPicture('market', name, line, 'Industry');
  },
  sitemap: {
    part: 'pages',
    entries: async () => {
      const [companies, snapshot] = await Promise.all([
        load('companies', {}),
        load('marketSnapshot', { exchange: 'NSE' }),
      ]);
      if (snapshot?.source === 'sample') return [];
      const lastmod = dayOf(snapshot);
      return industryCounts(companies?.data ?? []).map(({ name }) => ({
        path: industryPath(name),
        lastmod,
      }));
    },
  },
});
