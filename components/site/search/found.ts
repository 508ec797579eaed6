import { companyPath, searchPath } from '@/lib/pages/addresses/paths';
import { countOf, formatCount } from '@/lib/tools/format';
import { type Entry, GROUP_NAMES, kindOf, nameInSentence } from '@/lib/search/entries';
import { countResults, searchSite, type SiteIndex, type SiteResult } from '@/lib/search/find';
import { isAboutAccount } from '@/lib/search/intents';
import { inOrder, type SearchEntry, type SearchFields } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';

/** The specification's text where nothing is found. */
export const NO_STOCK_FOUND = 'No such stock found!';
/** What is said instead to a question, or where the words are about an account. */
const NO_ANSWER_FOUND = 'We found no page with all these words.';

/** What is said where a query finds nothing. */
export const nothingFound = (query: string): string =>
  isAboutAccount(query) ? NO_ANSWER_FOUND : NO_STOCK_FOUND;

/** A result as the list under the box draws it. */
export interface Row {
  readonly href: string;
  readonly title: string;
  readonly symbol?: string;
  readonly note: string;
}

/** What a row is made from when it is drawn: there may be thousands. */
export type Result = SearchEntry | Entry | Row;

interface Section {
  readonly title: string;
  readonly results: readonly Result[];
}

export interface Found {
  /** What was searched for. */
  readonly query: string;
  readonly sections: readonly Section[];
  /** Results of all sections. */
  readonly count: number;
  /** What is announced. */
  readonly message: string;
  readonly isNone: boolean;
}

/** @param section its heading, which is not said again beside each result */
export function rowOf(result: Result, section: string): Row {
  if ('slug' in result) {
    const { name, symbol, industry, slug } = result;
    return { href: companyPath(slug), title: name, symbol, note: industry };
  }
  if ('group' in result) {
    const kind = kindOf(result);
    return { href: result.href, title: result.title, note: kind === section ? '' : kind };
  }
  return result;
}

const allRow = (query: string, group: string, total: number, name: string): Row => ({
  href: searchPath(query, 1, group),
  title: `All ${formatCount(total)} in ${nameInSentence(name)}`,
  note: '',
});

/** The companies whole where nothing else is found: the closest, then the others by name. */
function companySections({ companies }: SiteResult): Section[] {
  const [all, near] = [inOrder(companies), companies.closest.length];
  return [
    { title: near === 1 ? 'Closest match' : 'Closest matches', results: all.slice(0, near) },
    { title: near > 0 ? 'Others, by name' : 'All, by name', results: all.slice(near) },
  ];
}

/** The first results of each group, and where the group is whole. */
function groupSections(result: SiteResult, query: string): Section[] {
  const { direct, companies, groups } = overviewOf(result);
  const { matches } = result.companies;
  const withAll = (results: readonly Result[], total: number, group: string, name: string) =>
    total > results.length ? [...results, allRow(query, group, total, name)] : results;
  return [
    { title: 'What you may want', results: direct },
    {
      title: 'Companies',
      results: withAll(companies, matches.length, 'companies', 'Companies'),
    },
    ...groups.map(({ group, entries, total }) => ({
      title: GROUP_NAMES[group],
      results: withAll(entries, total, group, GROUP_NAMES[group]),
    })),
  ];
}

/** An ISIN of a mutual fund; the index in the browser is without them. */
const FUND_ISIN = /^INF[A-Z\d]{9}$/;
const FUND_ISINS = 'The results page has the ISINs of mutual funds';

/** Where a query is looked for that the browser can't answer. */
function elsewhere(query: string): Section[] {
  const isin = query.toUpperCase();
  if (!FUND_ISIN.test(isin)) return [];
  const link = { href: searchPath(isin), title: `Mutual fund with the ISIN ${isin}`, note: '' };
  return [{ title: 'What you may want', results: [link] }];
}

function sectionsOf(result: SiteResult, query: string): Section[] {
  const { companies, entries } = result.guesses;
  const guesses = [...companies, ...entries];
  if (guesses.length > 0) return [{ title: 'Did you mean', results: guesses }];
  const isAlone = result.direct.length + result.groups.length === 0;
  return isAlone ? companySections(result) : groupSections(result, query);
}

function messageOf(result: SiteResult, query: string): string {
  const total = countResults(result);
  if (total > result.companies.matches.length) return `${countOf(total, 'result')} for “${query}”`;
  return `${total} ${total === 1 ? 'company' : 'companies'} for “${query}”`;
}

/** What the box shows for a query. */
export function foundOf(index: SiteIndex, query: string, fields: SearchFields): Found {
  const result = searchSite(index, query, fields);
  const isEmpty = countResults(result) === 0;
  const links = isEmpty ? elsewhere(query) : [];
  const isElsewhere = links.length > 0;
  const all = isElsewhere ? links : sectionsOf(result, query);
  const sections = all.filter(({ results }) => results.length > 0);
  const message = isEmpty ? nothingFound(query) : messageOf(result, query);
  return {
    ...{ query, sections, isNone: isEmpty && !isElsewhere },
    count: sections.reduce((sum, { results }) => sum + results.length, 0),
    message: isElsewhere ? FUND_ISINS : message,
  };
}

export const withheld = (message: string): Found => ({
  ...{ query: '', sections: [], count: 0, message, isNone: true },
});
