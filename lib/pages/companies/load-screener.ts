import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { load } from '@/lib/provider/load';

import { getCompanies } from '@/lib/provider/getters/companies';
import { getSparks } from '@/lib/provider/getters/market';

/** The figures of all companies in the newest session. */
export const loadCompanyFigures = () => load('companyFigures', { exchange: 'NSE', on: '' });

/** All companies with their figures, their pages and their year. */
export async function loadScreener() {
  const [answer, companies, sparks] = await Promise.all([
    loadCompanyFigures(),
    getCompanies(),
    getSparks(),
  ]);
  return { answer, companies: companies?.data ?? null, sparks, now: marketClock(new Date()) };
}
