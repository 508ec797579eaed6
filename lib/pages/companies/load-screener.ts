import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { load } from '@/lib/provider/load';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** The figures of all companies in the newest session. */
export const loadCompanyFigures = () => load('companyFigures', { exchange: 'NSE', on: '' });

/** All companies with their figures, their pages and their year. */
export async function loadScreener() {
  const [answer, companies, sparks] = await Promise.all([
    loadCompanyFigures(),
    load('companies', {}),
    loadYearSparks(),
  ]);
  return { answer, companies: companies?.data ?? null, sparks, now: marketClock(new Date()) };
}
