import 'server-only';

import { firm } from '@/lib/content/firm';
import { env } from '@/lib/tools/env';
import { noteEmptySearch } from '@/lib/search/empty-searches';
import { type Entry, type Group, GROUPS } from '@/lib/search/entries';
import { countResults, NOTHING, searchSite, type SiteResult } from '@/lib/search/find';
import { inOrder, type SearchEntry } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { isPersonal } from '@/lib/search/personal';
import { pageNumber, parameter, type SearchParameters } from '@/lib/tools/parameters';

import { loadFigures } from './load-figures';
import { loadSearchable } from './load-site-search';

const RESULTS_A_PAGE = 50;

/** `companies` or a group: the one that is shown whole. */
export type Shown = Group | 'companies';

const shownOf = (query: SearchParameters): Shown | null => {
  const given = parameter(query, 'in');
  if (given === 'companies') return given;
  return GROUPS.find((group) => group === given) ?? null;
};

/** A page of a list that is shown whole. */
export interface ResultsPage {
  readonly page: number;
  readonly pages: number;
  readonly companies: readonly SearchEntry[];
  readonly entries: readonly Entry[];
}

function pageOf(shown: Shown, result: SiteResult, query: SearchParameters): ResultsPage {
  const companies = shown === 'companies' ? inOrder(result.companies) : [];
  const entries = result.groups.find(({ group }) => group === shown)?.entries ?? [];
  const pages = Math.max(1, Math.ceil((companies.length + entries.length) / RESULTS_A_PAGE));
  const page = pageNumber(query, pages);
  const cut = [(page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE] as const;
  return { page, pages, companies: companies.slice(...cut), entries: entries.slice(...cut) };
}

/**
 * The results of a search in the address: `q`; `in` for one group, shown whole; `page` from 1. The
 * companies are shown whole too where nothing else is found.
 */
export async function loadSearchPage(query: SearchParameters) {
  const typed = parameter(query, 'q');
  const isWithheld = isPersonal(typed) || parameter(query, 'withheld') === '1';
  const { index, hasCompanies } = await loadSearchable();
  const result = isWithheld ? NOTHING : searchSite(index, typed, env().searchFields);
  const total = countResults(result);
  if (hasCompanies && !isWithheld && total === 0) noteEmptySearch(typed);
  const isAlone = result.groups.length + result.direct.length === 0;
  const isPaged = isAlone || parameter(query, 'page') !== '';
  const shown = shownOf(query) ?? (isPaged ? 'companies' : null);
  const whole = shown && pageOf(shown, result, query);
  const { direct, companies, groups } = overviewOf(result);
  const { guesses } = result;
  const worth = await (total === 0
    ? loadFigures(guesses.companies, guesses.entries)
    : whole
      ? loadFigures(whole.companies, whole.entries)
      : loadFigures(companies, [...direct, ...groups.flatMap(({ entries }) => entries)]));
  const { phone, hours } = firm.customerCare;
  return {
    query: isWithheld ? '' : typed,
    fields: env().searchFields,
    isWithheld,
    loaded: hasCompanies,
    result,
    total,
    shown,
    whole,
    ...worth,
    desk: { phone, hours },
  };
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearchPage>>;
