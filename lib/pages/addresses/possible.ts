import { authorisedPersons } from '@/lib/content/legal/registration';
import { findFunds, type FixedFilter, fundsPage, readFilter } from '@/lib/domain/fund/explorer';
import { filterReports } from '@/lib/domain/publication/report-filter';
import { readReportQuery } from '@/lib/domain/publication/report-query';
import { isMonthShown } from '@/lib/domain/market/event-month';
import { readScreen } from '@/lib/domain/screener/address';
import { screenPages, screened } from '@/lib/domain/screener/screened';
import { READY_SCREENS, screenOf } from '@/lib/domain/screener/screens';
import { personsPage } from '@/lib/domain/support/authorised-persons';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { eventDay } from '@/lib/pages/markets/load-lists';
import { kindNameOf, PAGE_PATTERNS, type PageKindName, startOf } from '@/lib/pages/page-patterns';
import { isPageNumber, parameter, type SearchParameters } from '@/lib/tools/parameters';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';

/** The number of pages of a list; `null` while it has not loaded. */
type CountPages = (query: SearchParameters, slug: string) => Promise<number | null>;

const fundPages =
  (fixedBy: (slug: string) => FixedFilter): CountPages =>
  async (query, slug) => {
    const list = await load('mutualFunds', {});
    return list && fundsPage(findFunds(list.data, readFilter(query, fixedBy(slug))), query).pages;
  };

const companyPages: CountPages = async (query, slug) => {
  const answer = await loadCompanyFigures();
  const ready = READY_SCREENS.find((one) => one.slug === slug);
  const screen = ready ? screenOf(ready) : readScreen(query);
  return answer && screenPages(screened(answer.data.rows, screen).rows.length);
};

/** Lists of several pages by their path. */
const BY_PATH: Readonly<Record<string, CountPages>> = {
  '/mutual-funds': fundPages(() => ({})),
  '/screener': companyPages,
  '/support/updates/registration-details': (query) =>
    Promise.resolve(personsPage(authorisedPersons, query).pages),
};

/** Lists of several pages by their kind. */
const BY_KIND: Partial<Readonly<Record<PageKindName, CountPages>>> = {
  fundCategories: fundPages((category) => ({ category })),
  fundHouses: fundPages((house) => ({ house })),
  screens: companyPages,
  researchCategories: async (query, slug) => {
    const reports = await loadRecords('reports', { category: slug });
    return reports && filterReports(reports, readReportQuery(query)).pages;
  },
};

function pagesOf(path: string, query: SearchParameters): Promise<number | null> {
  const name = kindNameOf(path);
  const slug = name ? path.slice(startOf(PAGE_PATTERNS[name]).length) : '';
  const count = BY_PATH[path] ?? (name ? BY_KIND[name] : undefined);
  return count ? count(query, slug) : Promise.resolve(null);
}

const WITH_MONTH: readonly string[] = ['/corporate-actions', '/results-calendar'];

/**
 * Whether the page number and the month of an address exist: without this check, a list would show
 * its last page, or the present month, at addresses without end. Other parameters are checked by
 * their pages, which say what is wrong.
 * @param path of a page, decoded
 */
export async function isPossible(path: string, query: SearchParameters): Promise<boolean> {
  const month = parameter(query, 'month');
  if (month !== '' && WITH_MONTH.includes(path) && !isMonthShown(month, await eventDay())) {
    return false;
  }
  if (parameter(query, 'page') === '') return true;
  const pages = await pagesOf(path, query);
  return pages === null || isPageNumber(query, pages);
}
