import { marketClock } from '@/lib/content/market-clock';
import { isIndexable } from '@/lib/domain/company/facts';
import { eventParts, isIndexablePart, LEAST_PERIODS, partEvents } from '@/lib/domain/company/parts';
import type { Company } from '@/lib/domain/company/records';
import { resultsView } from '@/lib/domain/company/results';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { SitemapEntry } from '@/lib/pages/sitemap/entries';
import { dayOf } from '@/lib/pages/sitemap/lastmod';
import { load } from '@/lib/provider/load';
import { env } from '@/lib/tools/env';

const loadCompanies = () => load('companies', {});
const loadSnapshot = () => load('marketSnapshot', { exchange: 'NSE' });
const loadYear = (code: string) => load('stockHistory', { code, range: '1Y' });
const loadResults = (code: string) => load('companyResults', { code });

/** Companies whose own records are read at the same time. */
const AT_ONCE = 50;

/** The pages of a company's events, if search engines may index them. */
async function eventEntries({ code, slug }: Company): Promise<readonly SitemapEntry[]> {
  const events = await load('companyEvents', { code });
  if (!events || events.source === 'sample') return [];
  const parts = eventParts(events.data).filter(({ part }) =>
    isIndexablePart(part, partEvents(events.data, part).length),
  );
  return parts.map(({ part }) => ({
    path: companyPath(slug, `/${part}`),
    // Ex-dates are later than the day on which an action was announced.
    lastmod: part === 'announcements' ? (events.data.announcements[0]?.date ?? null) : null,
  }));
}

/** The pages of a company's quarterly filings, with the day of the newest one. */
async function filedEntries({ code, slug }: Company): Promise<readonly SitemapEntry[]> {
  const [results, owners] = await Promise.all([
    loadResults(code),
    load('companyShareholding', { code }),
  ]);
  const filed = {
    results: resultsView(results?.data ?? { quarters: [], years: [] }, []).quarters.map(
      ({ of }) => of.filedOn,
    ),
    shareholding: (owners?.data ?? []).map(({ filedOn }) => filedOn),
  };
  return (['results', 'shareholding'] as const)
    .filter((part) => filed[part].length >= LEAST_PERIODS)
    .map((part) => ({
      path: companyPath(slug, `/${part}`),
      lastmod: filed[part].at(-1) ?? null,
    }));
}

/**
 * The companies whose pages have a figure or a close, each with its day, and those of their parts
 * that have enough rows; none with sample figures. If the market snapshot lacks a company, its own
 * record and its events are read, but only from the embedded provider: a real provider is not
 * called thousands of times for a list, so such a company is listed only if there is no snapshot.
 */
export async function companyEntries(): Promise<readonly SitemapEntry[] | null> {
  const [companies, snapshot, figures] = await Promise.all([
    loadCompanies(),
    loadSnapshot(),
    load('companyFigures', { exchange: 'NSE', on: '' }),
  ]);
  if (!companies) return null;
  // A share with a year's change has been traded for the sessions that its history needs.
  const withDays = new Set(
    (figures?.data.rows ?? []).flatMap((row) => (row.yearPercent === null ? [] : row.symbol)),
  );
  if ([companies, snapshot].some((one) => one?.source === 'sample')) return [];
  const now = marketClock(new Date());
  const isEmbedded = env().bases.content === null;
  const hasOwnEvents = env().bases.markets === null;
  const entriesOf = async (company: Company): Promise<readonly SitemapEntry[]> => {
    const path = companyPath(company.slug);
    if (isIndexable({ company, results: null, snapshot }, now)) {
      const lastmod = dayOf(snapshot);
      const hasDays = company.symbol !== null && withDays.has(company.symbol);
      const days = hasDays ? [{ path: companyPath(company.slug, '/history'), lastmod }] : [];
      const ofParts = hasOwnEvents
        ? await Promise.all([eventEntries(company), filedEntries(company)])
        : [];
      return [{ path, lastmod }, ...days, ...ofParts.flat()];
    }
    if (!isEmbedded) return snapshot ? [] : [{ path, lastmod: null }];
    const [results, year] = await Promise.all([loadResults(company.code), loadYear(company.code)]);
    const facts = { company, results, snapshot, history: { '1Y': year } };
    return isIndexable(facts, now) ? [{ path, lastmod: dayOf(year) ?? dayOf(results) }] : [];
  };
  const entries: SitemapEntry[] = [];
  for (let at = 0; at < companies.data.length; at += AT_ONCE) {
    const some = await Promise.all(companies.data.slice(at, at + AT_ONCE).map(entriesOf));
    entries.push(...some.flat());
  }
  return entries;
}
