import { marketClock } from '@/lib/content/market-clock';
import { isIndexable } from '@/lib/domain/company/facts';
import { eventParts, partEvents } from '@/lib/domain/company/parts';
import type { Company } from '@/lib/domain/company/records';
import { resultsView } from '@/lib/domain/company/results';
import { companyPath } from '@/lib/pages/addresses/paths';
import { isPartForSearchEngines } from '@/lib/pages/indexing/has-data';
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
    isPartForSearchEngines(part, {
      source: events.source,
      rows: partEvents(events.data, part).length,
      day: undefined,
    }),
  );
  return parts.map(({ part }) => ({
    path: companyPath(slug, `/${part}`),
    // Ex-dates are later than the day on which an action was announced.
    lastmod: part === 'announcements' ? (events.data.announcements[0]?.date ?? null) : null,
  }));
}

/** The pages of a company's quarterly filings, each with the day of its newest one. */
async function filedEntries({ code, slug }: Company): Promise<readonly SitemapEntry[]> {
  const [results, owners] = await Promise.all([
    loadResults(code),
    load('companyShareholding', { code }),
  ]);
  const quarters = results ? resultsView(results.data, []).quarters : [];
  const last = { quarter: quarters.at(-1)?.of, owners: owners?.data.at(-1) };
  const filed = [
    ['results', results, quarters.length, last.quarter?.period, last.quarter?.filedOn],
    ['shareholding', owners, owners?.data.length ?? 0, last.owners?.asOn, last.owners?.filedOn],
  ] as const;
  return filed
    .filter(([part, answer, rows, day]) =>
      isPartForSearchEngines(part, { source: answer?.source, rows, day }),
    )
    .map(([part, , , , lastmod]) => ({
      path: companyPath(slug, `/${part}`),
      lastmod: lastmod ?? null,
    }));
}

/**
 * The companies whose pages have a figure or a close, each with its day, and those of their parts
 * that search engines may index; none with sample figures. Parts, and the records of a company that the
 * market snapshot lacks, are read from the embedded provider only: a real provider is not called
 * thousands of times for a list. Without a snapshot its companies are listed all the same.
 */
export async function companyEntries(): Promise<readonly SitemapEntry[] | null> {
  const [companies, snapshot, figures] = await Promise.all([
    loadCompanies(),
    loadSnapshot(),
    load('companyFigures', { exchange: 'NSE', on: '' }),
  ]);
  if (!companies) return null;
  // Reading 2,400 histories takes longer than an answer may, so a year's change stands for a year of
  // sessions; a share that is rarely traded can have the one without the other.
  const withDays = new Set(
    (figures?.data.rows ?? []).flatMap((row) => (row.yearPercent === null ? [] : row.symbol)),
  );
  if ([companies, snapshot].some((one) => one?.source === 'sample')) return [];
  const now = marketClock(new Date());
  const isEmbedded = env().bases.content === null;
  const hasOwnParts = env().bases.markets === null;
  const entriesOf = async (company: Company): Promise<readonly SitemapEntry[]> => {
    const path = companyPath(company.slug);
    if (isIndexable({ company, results: null, snapshot }, now)) {
      const lastmod = dayOf(snapshot);
      const hasDays = company.symbol !== null && withDays.has(company.symbol);
      const days = hasDays ? [{ path: companyPath(company.slug, '/history'), lastmod }] : [];
      const ofParts = hasOwnParts
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
