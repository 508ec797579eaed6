import { isCompany, searchSite, type SiteResult } from '@/lib/search/find';
import { loadSearchable, type SiteSearch } from '@/lib/pages/search/load-site-search';

/** The search of everything on the sample firm, made once for a file's tests. */
export function sampleSearch() {
  let made: SiteSearch | null = null;
  beforeAll(async () => {
    made = await loadSearchable();
  }, 60_000);
  const site = (): SiteSearch => {
    if (!made) throw new Error('The sample has no companies');
    return made;
  };
  const find = (query: string): SiteResult => searchSite(site().index, query, 'all');
  const titles = (query: string, group: string) =>
    find(query).groups.flatMap((one) =>
      one.group === group ? one.entries.map(({ title }) => title) : [],
    );
  const symbols = (query: string) => find(query).companies.map(({ symbol }) => symbol);
  const best = (query: string) => {
    const found = find(query).best;
    return found && (isCompany(found) ? found.symbol : found.title);
  };
  return { site, find, titles, symbols, best };
}
