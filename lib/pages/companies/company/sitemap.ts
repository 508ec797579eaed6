import { marketClock } from '@/lib/content/market-clock';
import { isIndexable } from '@/lib/domain/company/facts';
import type { CompanyPartRow } from '@/lib/domain/company/records';
import { groupBy } from '@/lib/domain/support/group';
import { companyPath } from '@/lib/pages/addresses/paths';
import { isCurrent, isPartForSearchEngines } from '@/lib/pages/indexing/has-data';
import type { SitemapEntry } from '@/lib/pages/sitemap/entries';
import { dayOf } from '@/lib/pages/sitemap/lastmod';
import { load } from '@/lib/provider/load';

/** The kinds of the parts that show that a company is still quoted, or still reports. */
const SIGNS = { history: 'quote', results: 'results' } as const;

/** The day of the newest price or report of a company that the market snapshot lacks, if it is not old. */
function lastSign(parts: readonly CompanyPartRow[]): string | null {
  const history = parts.find(({ part }) => part === 'history');
  if (!history) return null;
  const signs = parts.filter(({ part, newest }) => {
    const kind = SIGNS[part as keyof typeof SIGNS] as 'quote' | 'results' | undefined;
    return kind !== undefined && newest !== null && isCurrent(kind, newest);
  });
  return signs.length > 0 ? history.newest : null;
}

/**
 * The companies whose pages have a figure or a close, each with its day, and those of their parts
 * that search engines may index; none with sample figures. Three calls serve all companies. Without a
 * snapshot its companies are listed all the same.
 */
export async function companyEntries(): Promise<readonly SitemapEntry[] | null> {
  const [companies, snapshot, held] = await Promise.all([
    load('companies', {}),
    load('marketSnapshot', { exchange: 'NSE' }),
    load('companyParts', {}),
  ]);
  if (!companies) return null;
  if ([companies, snapshot, held].some((one) => one?.source === 'sample')) return [];
  const now = marketClock(new Date());
  const bySymbol = new Map(
    groupBy(held?.data ?? [], ({ symbol }) => symbol).map(({ name, items }) => [name, items]),
  );
  return companies.data.flatMap((company): readonly SitemapEntry[] => {
    const { slug, symbol } = company;
    const parts = bySymbol.get(symbol ?? '') ?? [];
    const isQuoted = isIndexable({ company, results: null, snapshot }, now);
    const lastmod = isQuoted ? dayOf(snapshot) : lastSign(parts);
    const isListed = isQuoted || lastmod !== null || !snapshot;
    const ofParts = parts
      .filter(({ part, rows, newest }) =>
        isPartForSearchEngines(part, { source: held?.source, rows, day: newest ?? undefined }),
      )
      .map(({ part, changed }) => ({ path: companyPath(slug, `/${part}`), lastmod: changed }));
    return [...(isListed ? [{ path: companyPath(slug), lastmod }] : []), ...ofParts];
  });
}
