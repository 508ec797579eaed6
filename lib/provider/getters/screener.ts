import 'server-only';

import { load } from '../load';

import { getCompanies } from './companies';

/** The figures of all companies in the newest session. */
export const getCompanyFigures = () => load('companyFigures', { exchange: 'NSE', on: '' });

/** All companies with their figures and their pages. */
export async function getScreener() {
  const [answer, companies] = await Promise.all([getCompanyFigures(), getCompanies()]);
  return { answer, companies: companies?.data ?? null };
}
