import { companyPath, searchPath } from '@/lib/pages/addresses/paths';
import { countOf, formatCount } from '@/lib/tools/format';
import { type Entry, GROUP_NAMES, kindOf, nameInSentence } from '@/lib/search/entries';
import { countResults, searchSite, type SiteResult } from '@/lib/search/find';
import type { SiteIndex } from '@/lib/search/find-entries';
import type { SearchEntry, SearchFields } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';

/** The specification's text where no company matches. */
export const NO_STOCK_FOUND = 'No such stock found!';

/** A result as the list under the box draws it. */
export interface Row {
  readonly href: string;
  readonly title: string;
  readonly symbol?: string;
  readonly note: string;
  /** The code of its price. */
  readonly code?: string;
}

/** The data of a row, which is made only when it is rendered: there may be thousands. */
type Result = SearchEntry | Entry | Row;

/** A group of results under its heading. */
export interface Section {
  readonly title: string;
  readonly results: readonly Result[];
  /** The message if there are no results. */
  readonly missing?: string;
}

export interface Found {
  /** The query. */
  readonly query: string;
  /** The part of it that is bold within a name. */
  readonly text: string;
  readonly sections: readonly Section[];
  /** Results of all sections. */
  readonly count: number;
  /** The announcement. */
  readonly message: string;
  /** Whether there is nothing at all, not even a suggestion. */
  readonly isNone: boolean;
}

const INDEX_PATH = /^\/indices\/([^#]+)$/;

/** @param section its heading, which is not repeated for each result */
export function rowOf(result: Result, section: string): Row {
  if ('slug' in result) {
    const { name, symbol, industry, slug } = result;
    const row = { href: companyPath(slug), title: name, symbol, note: industry };
    return symbol === '' ? row : { ...row, code: `stock:${symbol}` };
  }
  if ('group' in result) {
    const kind = kindOf(result);
    const row = { href: result.href, title: result.title, note: kind === section ? '' : kind };
    const index = INDEX_PATH.exec(result.href)?.[1];
    return index === undefined ? row : { ...row, code: `index:${index}` };
  }
  return result;
}

const allRow = (query: string, group: string, total: number, name: string): Row => ({
  href: searchPath(query, 1, group),
  title: `All ${formatCount(total)} in ${nameInSentence(name)}`,
  note: '',
});

/** The one result that the query names, unless it is the only company that matches. */
function bestSection({ best, companies }: SiteResult): Section {
  const isAlone = companies.length === 1 && companies[0] === best;
  return { title: 'Best match', results: best && !isAlone ? [best] : [] };
}

/** The first results of each group, and a link to the complete group. */
const groupSections = (result: SiteResult, query: string): Section[] =>
  overviewOf(result).map(({ group, entries, total }) => {
    const name = GROUP_NAMES[group];
    const all = total > entries.length ? [allRow(query, group, total, name)] : [];
    return { title: name, results: [...entries, ...all] };
  });

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

/** The best match, then all companies by name, then everything else. */
function sectionsOf(result: SiteResult, query: string, hasCompanies: boolean): Section[] {
  const { companies, direct, guesses } = result;
  const missing = hasCompanies && companies.length === 0 ? { missing: NO_STOCK_FOUND } : {};
  return [
    bestSection(result),
    { title: 'Companies', results: companies, ...missing },
    { title: 'Did you mean', results: [...guesses.companies, ...guesses.entries] },
    { title: 'What you may want', results: direct },
    ...groupSections(result, query),
  ];
}

function messageOf({ companies, ...result }: SiteResult, query: string, count: number): string {
  const total = countResults({ companies, ...result });
  if (total === 0)
    return count === 0 ? '' : `Nothing for “${query}”, but ${countOf(count, 'suggestion')}`;
  if (companies.length === 0) return `No company, but ${countOf(total, 'result')} for “${query}”`;
  if (total > companies.length) return `${countOf(total, 'result')} for “${query}”`;
  return `${countOf(total, 'company', 'companies')} for “${query}”`;
}

/** The results of the box for a query. */
export function foundOf(index: SiteIndex, query: string, fields: SearchFields): Found {
  const result = searchSite(index, query, fields);
  const { hasCompanies } = index;
  const links = countResults(result) === 0 ? elsewhere(query) : [];
  const all = links.length > 0 ? links : sectionsOf(result, query, hasCompanies);
  const sum = all.reduce((count, { results }) => count + results.length, 0);
  const isNone = sum === 0;
  const sections = isNone
    ? []
    : all.filter(({ results, missing }) => results.length > 0 || missing !== undefined);
  const nothing = hasCompanies ? NO_STOCK_FOUND : '';
  const found = isNone ? nothing : messageOf(result, query, sum);
  return {
    query,
    text: result.text,
    sections,
    count: sum,
    isNone,
    message: result.note ?? (links.length > 0 ? FUND_ISINS : found),
  };
}

export const withheld = (message: string): Found => ({
  query: '',
  text: '',
  sections: [],
  count: 0,
  message,
  isNone: true,
});
