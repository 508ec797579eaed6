import { marketClock } from '@/lib/content/market-clock';
import { drawable } from '@/lib/domain/company/history';
import { type CompanyPart, partEvents, partOf } from '@/lib/domain/company/parts';
import { readBasis, resultsView } from '@/lib/domain/company/results';
import type { SearchParameters } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';

import { isUnanswered, load } from '@/lib/provider/load';

import { findCompany } from './company/find';

const yearOf = (code: string) => ({ code, range: '1Y' });

/** The days of a company's last year, oldest first. */
async function loadDays(code: string) {
  const answer = await load('stockHistory', yearOf(code));
  return answer && { ...answer, data: drawable(answer.data) };
}

/** How many rows a part of a company has; `null` while they have not loaded. */
export async function partRows(code: string, part: CompanyPart): Promise<number | null> {
  if (part === 'history') {
    const days = await loadDays(code);
    return days?.data.length ?? (isUnanswered('stockHistory', yearOf(code)) ? 0 : null);
  }
  if (part === 'results') {
    const results = await load('companyResults', { code });
    if (results) return resultsView(results.data, []).quarters.length;
    return isUnanswered('companyResults', { code }) ? 0 : null;
  }
  if (part === 'shareholding') {
    const owners = await load('companyShareholding', { code });
    return owners?.data.length ?? (isUnanswered('companyShareholding', { code }) ? 0 : null);
  }
  const events = await load('companyEvents', { code });
  if (events) return partEvents(events.data, part).length;
  return isUnanswered('companyEvents', { code }) ? 0 : null;
}

/**
 * Everything that a page below a company's page shows; `null` if there is no such company or part.
 * @param slug the company's part of the address, encoded or not
 * @param query of the address, which may select a basis of the results
 */
export async function loadCompanyPart(slug: string, name: string, query: SearchParameters = {}) {
  const part = partOf(name);
  const found = await findCompany(decodedPart(slug));
  if (!part || typeof found === 'string') return null;
  const { company, companies } = found.item;
  const { code } = company;
  const [days, events, results, owners] = await Promise.all([
    part === 'history' ? loadDays(code) : null,
    part === 'history' || part === 'shareholding' ? null : load('companyEvents', { code }),
    part === 'results' ? load('companyResults', { code }) : null,
    part === 'shareholding' ? load('companyShareholding', { code }) : null,
  ]);
  return {
    company,
    companies,
    part,
    days,
    events,
    results,
    owners,
    basis: readBasis(query),
    now: marketClock(new Date()),
  };
}
