import 'server-only';

import { neighboursOf, peersOf } from '@/lib/companies/peers';
import { firmLink } from '@/lib/content/outbound';
import { decodedPart } from '@/lib/tools/slug';

import type { Company } from '../records';

import { getCompanyEvents, getCompanyResults } from './companies';
import { findCompany } from './find-company';
import { getIndexHistory, getMarketNews, getMarketSnapshot, getStockHistory } from './market';

const MAX_PEERS = 6;
const NEWS_READ = 60;
/** What returns are compared with, as the feed names it. */
const NIFTY = 'NIFTY 50';

/** The company list has never loaded, so an unknown company can't be told from a known one. */
export class CompaniesUnavailable extends Error {
  override name = 'CompaniesUnavailable';
}

async function recordsOf(company: Company, companies: readonly Company[]) {
  const [results, month, year, fiveYears, snapshot, news, events, nifty] = await Promise.all([
    getCompanyResults(company.code),
    getStockHistory(company.code, '1M'),
    getStockHistory(company.code, '1Y'),
    getStockHistory(company.code, '5Y'),
    getMarketSnapshot('NSE'),
    getMarketNews('', NEWS_READ),
    getCompanyEvents(company.code),
    getIndexHistory(NIFTY, '1Y'),
  ]);
  return {
    company,
    results,
    history: { '1M': month, '1Y': year, '5Y': fiveYears },
    snapshot,
    peers: snapshot ? peersOf(company, companies, snapshot.data, MAX_PEERS) : [],
    ...{ news, events, nifty },
    ...neighboursOf(company, companies),
    openAccountLink: firmLink('accountOpening', 'company'),
  };
}

/**
 * Everything a company's page shows.
 * @param slug the last part of its address, encoded or not
 * @throws CompaniesUnavailable while the company list has not loaded
 */
export async function getCompanyPage(slug: string) {
  const found = await findCompany(decodedPart(slug));
  if (found.kind === 'unavailable') {
    throw new CompaniesUnavailable('the company list has not loaded');
  }
  if (found.kind !== 'found') return found;
  return { kind: found.kind, page: await recordsOf(found.company, found.companies) };
}
