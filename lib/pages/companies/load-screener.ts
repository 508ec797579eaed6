import 'server-only';

import { load } from '@/lib/provider/load';

import { getCompanies } from '@/lib/provider/getters/companies';

/** The figures of all companies in the newest session. */
export const loadCompanyFigures = () => load('companyFigures', { exchange: 'NSE', on: '' });

/** All companies with their figures and their pages. */
export async function loadScreener() {
  const [answer, companies] = await Promise.all([loadCompanyFigures(), getCompanies()]);
  return { answer, companies: companies?.data ?? null };
}
