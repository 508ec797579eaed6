import 'server-only';

import { type Histories, readChartView } from '@/lib/domain/company/chart-view';
import { neighboursOf, peersOf } from '@/lib/domain/company/peers';
import { readBasis } from '@/lib/domain/company/results';
import { storyOf } from '@/lib/domain/company/story';
import { marketClock } from '@/lib/content/market-clock';
import type { SearchParameters } from '@/lib/tools/parameters';

import { load } from '@/lib/provider/load';
import type { Company } from '@/lib/domain/company/records';

import type { ListedCompany } from './find';
import { loadSimilar } from './load-similar';

const MAX_PEERS = 6;
const NEWS_READ = 60;
/** The index that returns are compared with, by its name in the feed. */
const NIFTY = 'NIFTY 50';

/** The records of a company's page and of its share picture. */
export async function companyRecords({ company, companies }: ListedCompany) {
  const [results, shareholding, month, year, fiveYears, snapshot, news, events, nifty] =
    await Promise.all([
      load('companyResults', { code: company.code }),
      load('companyShareholding', { code: company.code }),
      load('stockHistory', { code: company.code, range: '1M' }),
      load('stockHistory', { code: company.code, range: '1Y' }),
      load('stockHistory', { code: company.code, range: '5Y' }),
      load('marketSnapshot', { exchange: 'NSE' }),
      load('marketNews', { category: '', size: String(NEWS_READ) }),
      load('companyEvents', { code: company.code }),
      load('indexHistory', { index: NIFTY, range: '5Y' }),
    ]);
  return {
    company,
    results,
    shareholding,
    history: { '1M': month, '1Y': year, '5Y': fiveYears },
    snapshot,
    peers: snapshot ? peersOf(company, companies, snapshot.data, MAX_PEERS) : [],
    news,
    events,
    nifty,
    ...neighboursOf(company, companies),
  };
}

async function tradedOf({ code }: Company): Promise<Histories> {
  const [year, fiveYears] = await Promise.all([
    load('tradedHistory', { code, range: '1Y' }),
    load('tradedHistory', { code, range: '5Y' }),
  ]);
  return { '1Y': year?.data, '5Y': fiveYears?.data };
}

/**
 * Everything that a company's page shows.
 * @param query of its address, which may select a chart, or a basis of the results
 */
export async function loadCompany(item: ListedCompany, query: SearchParameters) {
  const chart = readChartView(query);
  const [records, traded] = await Promise.all([
    companyRecords(item),
    chart?.prices === 'as-traded' ? tradedOf(item.company) : null,
  ]);
  const story = storyOf(records, marketClock(new Date()));
  const similar = await loadSimilar(item.company, item.companies, story.figures.indices);
  return { ...records, story, similar, chart, traded, basis: readBasis(query) };
}
