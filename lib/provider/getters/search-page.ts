import 'server-only';

import { directoryOf } from '@/lib/companies/directory';
import { env } from '@/lib/env';
import { inOrder, search } from '@/lib/search/match';

import { getCompanies } from './companies';

export const RESULTS_A_PAGE = 50;
/** Characters; a longer query is cut. */
const MAX_QUERY_LENGTH = 100;

type Parameter = string | string[] | undefined;

const first = (value: Parameter): string => (Array.isArray(value) ? value[0] : value) ?? '';

/** The results of a search in the address: `q`, and `page` from 1. */
export async function getSearchPage(q: Parameter, page: Parameter) {
  const query = first(q).slice(0, MAX_QUERY_LENGTH);
  const fields = env().searchFields;
  const companies = await getCompanies();
  const found = companies
    ? search(directoryOf(companies.data).search, query, fields)
    : { closest: [], matches: [] };
  const matches = inOrder(found);
  const pages = Math.max(1, Math.ceil(matches.length / RESULTS_A_PAGE));
  const wanted = /^\d{1,6}$/.test(first(page)) ? Number(first(page)) : 1;
  const current = Math.min(Math.max(1, wanted), pages);
  const from = (current - 1) * RESULTS_A_PAGE;
  const closest = current === 1 ? found.closest : [];
  return {
    query,
    fields,
    closest,
    others: matches.slice(from + closest.length, from + RESULTS_A_PAGE),
    total: matches.length,
    page: current,
    pages,
    loaded: companies !== null,
  };
}
