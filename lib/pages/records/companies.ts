import { findBySlug } from '@/lib/companies/directory';
import { hasFigures } from '@/lib/company/facts';
import { env } from '@/lib/env';
import { load } from '@/lib/provider/load';
import type { Company } from '@/lib/provider/records';
import { companyPicture } from '@/lib/share/company';
import { dayOf } from '../lastmod';

import { companyPath } from '../paths';
import { MISSING, PAGE, UNAVAILABLE } from '../resolution';
import type { SitemapEntry } from '../sitemap';

import type { RecordPages } from './record-pages';

const loadCompanies = () => load('companies', {});
const loadSnapshot = () => load('marketSnapshot', { exchange: 'NSE' });
const loadResults = (code: string) => load('companyResults', { code });

/** Companies whose own records are read at the same time. */
const AT_ONCE = 50;

/**
 * The companies whose pages have a figure, each with the figure's day. Where the market snapshot
 * lacks a company, its own record is read if it comes from this process; a provider is not asked
 * thousands of times for a list, so such a company is listed only where there is no snapshot.
 */
async function sitemapEntries(): Promise<readonly SitemapEntry[] | null> {
  const [companies, snapshot] = await Promise.all([loadCompanies(), loadSnapshot()]);
  if (!companies) return null;
  const isEmbedded = env().bases.content === null;
  const entriesOf = async (company: Company): Promise<readonly SitemapEntry[]> => {
    const path = companyPath(company.slug);
    if (hasFigures({ company, results: null, snapshot })) {
      return [{ path, lastmod: dayOf(snapshot) }];
    }
    if (!isEmbedded) return snapshot ? [] : [{ path, lastmod: null }];
    const results = await loadResults(company.code);
    return hasFigures({ company, results, snapshot }) ? [{ path, lastmod: dayOf(results) }] : [];
  };
  const entries: SitemapEntry[] = [];
  for (let at = 0; at < companies.data.length; at += AT_ONCE) {
    const some = await Promise.all(companies.data.slice(at, at + AT_ONCE).map(entriesOf));
    entries.push(...some.flat());
  }
  return entries;
}

export const companies: RecordPages = {
  pattern: '/company-information/[company]',
  type: 'company',
  schemaType: 'ItemPage',
  above: ['/', '/equity'],
  resolve: async (slug) => {
    const list = await loadCompanies();
    if (!list) return UNAVAILABLE;
    const found = findBySlug(list.data, slug);
    if (found.kind === 'unknown') return MISSING;
    if (found.kind === 'found') return PAGE;
    return { kind: 'redirect', location: companyPath(found.company.slug) };
  },
  picture: async (slug) => {
    const list = await loadCompanies();
    if (!list) return null;
    const found = findBySlug(list.data, slug);
    if (found.kind !== 'found') return 'unknown';
    const { company } = found;
    const [results, snapshot] = await Promise.all([loadResults(company.code), loadSnapshot()]);
    return companyPicture({ company, results, snapshot });
  },
  sitemapPart: 'companies',
  sitemapEntries,
};
