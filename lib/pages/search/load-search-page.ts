import 'server-only';

import { firm } from '@/lib/content/firm';
import { bySize } from '@/lib/search/company-find';
import { noteEmptySearch } from '@/lib/search/empty-searches';
import { type Entry, type Group, GROUPS } from '@/lib/search/entries';
import { countResults, isCompany, NOTHING, searchSite, type SiteResult } from '@/lib/search/find';
import type { SearchEntry } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { isPersonal } from '@/lib/search/personal';
import { env } from '@/lib/tools/env';
import { pageNumber, parameter, type SearchParameters } from '@/lib/tools/parameters';

import { loadFigures } from './load-figures';
import { loadSearchable } from './load-site-search';

const RESULTS_A_PAGE = 50;

/** The order of companies: by name, as the specification requires, or the largest first. */
type Order = 'name' | 'size';

const shownOf = (query: SearchParameters): Group | null =>
  GROUPS.find((group) => group === parameter(query, 'in')) ?? null;

const orderOf = (query: SearchParameters): Order =>
  parameter(query, 'sort') === 'size' ? 'size' : 'name';

/** A page of the companies, or of a group that is shown whole. */
interface ResultsPage {
  readonly page: number;
  readonly pages: number;
  readonly companies: readonly SearchEntry[];
  readonly entries: readonly Entry[];
}

function pageOf(shown: Group | null, result: SiteResult, query: SearchParameters): ResultsPage {
  const all = orderOf(query) === 'size' ? bySize(result.companies) : result.companies;
  const companies = shown === null ? all : [];
  const entries = result.groups.find(({ group }) => group === shown)?.entries ?? [];
  const pages = Math.max(1, Math.ceil((companies.length + entries.length) / RESULTS_A_PAGE));
  const page = pageNumber(query, pages);
  const cut = [(page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE] as const;
  return { page, pages, companies: companies.slice(...cut), entries: entries.slice(...cut) };
}

/** The results whose figures are needed: those on the page, and all that a query may have meant. */
function pricedOf({ best, direct, guesses, ...result }: SiteResult, whole: ResultsPage) {
  const groups = overviewOf({ best, direct, guesses, ...result });
  const [company, entry] = best === null ? [] : isCompany(best) ? [best] : [undefined, best];
  return [
    [...whole.companies, ...guesses.companies, ...(company ? [company] : [])],
    [
      ...(entry ? [entry] : []),
      ...direct,
      ...whole.entries,
      ...guesses.entries,
      ...groups.flatMap(({ entries }) => entries),
    ],
  ] as const;
}

/**
 * The results of a search in the address: `q`; `in` for one group, shown whole; `page` of the
 * companies or of that group, from 1; `sort` for the order of the companies.
 */
export async function loadSearchPage(query: SearchParameters) {
  const typed = parameter(query, 'q');
  const isWithheld = isPersonal(typed) || parameter(query, 'withheld') === '1';
  const { index } = await loadSearchable();
  const { hasCompanies } = index;
  const result = isWithheld ? NOTHING : searchSite(index, typed, env().searchFields);
  const total = countResults(result);
  if (hasCompanies && !isWithheld && total === 0) noteEmptySearch(typed);
  const shown = shownOf(query);
  const whole = pageOf(shown, result, query);
  const worth = await loadFigures(...pricedOf(result, whole));
  const { phone, hours } = firm.customerCare;
  return {
    query: isWithheld ? '' : typed,
    fields: env().searchFields,
    isWithheld,
    loaded: hasCompanies,
    result,
    total,
    shown,
    order: orderOf(query),
    whole,
    ...worth,
    desk: { phone, hours },
  };
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearchPage>>;
