import { companyPath, searchPath } from '@/lib/pages/paths';
import { countOf, formatCount } from '@/lib/format';
import { type Entry, GROUP_NAMES } from '@/lib/search/entries';
import { countResults, searchSite, type SiteIndex, type SiteResult } from '@/lib/search/find';
import { inOrder, type SearchEntry, type SearchFields } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { NO_STOCK_FOUND } from '@/lib/site/constants';

/** A result in the list under the box. */
export interface Row {
  readonly href: string;
  readonly title: string;
  readonly symbol?: string;
  readonly note: string;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Found {
  /** What was searched for. */
  readonly query: string;
  readonly sections: readonly Section[];
  /** Rows of all sections. */
  readonly count: number;
  /** What is announced. */
  readonly message: string;
  readonly isNone: boolean;
}

const companyRow = ({ name, symbol, industry, slug }: SearchEntry): Row => ({
  ...{ href: companyPath(slug), title: name, symbol, note: industry },
});
const entryRow = ({ title, href, group }: Entry): Row => ({
  ...{ href, title, note: GROUP_NAMES[group] },
});
const allRow = (query: string, group: string, total: number, name: string): Row => ({
  href: searchPath(query, 1, group),
  title: `All ${formatCount(total)} in ${name.toLowerCase()}`,
  note: '',
});

/** The companies whole where nothing else is found: the closest, then the others by name. */
function companySections({ companies }: SiteResult): Section[] {
  const [all, near] = [inOrder(companies).map(companyRow), companies.closest.length];
  return [
    { title: near === 1 ? 'Closest match' : 'Closest matches', rows: all.slice(0, near) },
    { title: near > 0 ? 'Others, by name' : 'All, by name', rows: all.slice(near) },
  ];
}

/** The first results of each group, and where the group is whole. */
function groupSections(result: SiteResult, query: string): Section[] {
  const { direct, companies, groups } = overviewOf(result);
  const { matches } = result.companies;
  const withAll = (rows: readonly Row[], total: number, group: string, name: string) =>
    total > rows.length ? [...rows, allRow(query, group, total, name)] : rows;
  return [
    { title: 'What you may want', rows: direct.map(entryRow) },
    {
      title: 'Companies',
      rows: withAll(companies.map(companyRow), matches.length, 'companies', 'Companies'),
    },
    ...groups.map(({ group, entries, total }) => ({
      title: GROUP_NAMES[group],
      rows: withAll(entries.map(entryRow), total, group, GROUP_NAMES[group]),
    })),
  ];
}

function sectionsOf(result: SiteResult, query: string): Section[] {
  const { companies, entries } = result.guesses;
  if (companies.length + entries.length > 0) {
    const rows = [...companies.map(companyRow), ...entries.map(entryRow)];
    return [{ title: 'Did you mean', rows }];
  }
  const isAlone = result.direct.length + result.groups.length === 0;
  return isAlone ? companySections(result) : groupSections(result, query);
}

/** What the box shows for a query. */
export function foundOf(index: SiteIndex, query: string, fields: SearchFields): Found {
  const result = searchSite(index, query, fields);
  const sections = sectionsOf(result, query).filter(({ rows }) => rows.length > 0);
  const total = countResults(result);
  const isOnlyCompanies = total === result.companies.matches.length;
  const what = isOnlyCompanies
    ? `${total} ${total === 1 ? 'company' : 'companies'}`
    : countOf(total, 'result');
  return {
    query,
    sections,
    count: sections.reduce((sum, { rows }) => sum + rows.length, 0),
    message: total === 0 ? NO_STOCK_FOUND : `${what} for “${query}”`,
    isNone: total === 0,
  };
}

export const withheld = (message: string): Found => ({
  ...{ query: '', sections: [], count: 0, message, isNone: true },
});
