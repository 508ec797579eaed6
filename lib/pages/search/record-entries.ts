import type { FundFamily } from '@/lib/domain/fund/types';
import { indexName } from '@/lib/domain/index/names';
import type { TextDocument } from '@/lib/content/legal/types';
import { type Page, pageOf } from '@/lib/pages';
import {
  answerPath,
  articlePath,
  fundPath,
  indexPath,
  industryPath,
  videoPath,
} from '@/lib/pages/addresses/paths';
import type { Company } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import { READY_SCREENS } from '@/lib/domain/screener/screens';
import type { Etf } from '@/lib/domain/market/records';
import type { Article, Report, Video } from '@/lib/domain/publication/records';
import type { Branch, Download, Faq } from '@/lib/domain/support/records';
import { type Entry, type Group, PAST } from '@/lib/search/entries';
import { FORMER_FUNDS } from '@/lib/search/former-funds';
import type { SearchEntry } from '@/lib/search/match';
import { namesMergedInto } from '@/lib/search/mergers';
import { NICKNAMES } from '@/lib/search/nicknames';
import { addressOf, branchAnchor } from '@/lib/domain/support/branches/offices';
import { listFaqs } from '@/lib/domain/support/faqs';
import { foldText, wordsOf } from '@/lib/tools/fold';
import type { SitePath } from '@/lib/tools/site-path';

/** Search entries, made from the site's records. Each function handles one kind of record. */

/** The words of a text that are not in a title, each once, to keep the search file short. */
function wordsBeside(text: string, title: string): string {
  const known = new Set([...foldText(title).split(' '), ...wordsOf(title)]);
  return [...new Set(wordsOf(text))].filter((word) => !known.has(word)).join(' ');
}

const entry = (
  group: Group,
  title: string,
  href: string,
  words: readonly (string | null | undefined)[] = [],
  codes: readonly (string | null)[] = [],
  size = 0,
): Entry => ({
  group,
  title,
  href,
  words: wordsBeside(words.flatMap((word) => word ?? []).join(' '), title),
  codes: codes.flatMap((code) => code || []),
  size,
});

/** The address of a link in a text of the site's own copy, which is written `[label](/address)`. */
const LINK_ADDRESS = /\]\([^)]*\)/g;

/** The longer words of a text with markup, without numbers. */
const wordsIn = (markup: string): string =>
  wordsOf(markup.replace(/<[^>]*>/g, ' '))
    .filter((word) => word.length > 2 && !/^\d/.test(word))
    .join(' ');

/** @param sizes a measure of each company's market value, by symbol */
export const companyEntries = (
  companies: readonly Company[],
  sizes: ReadonlyMap<string, number>,
): readonly SearchEntry[] =>
  companies.map(({ name, symbol, industry, slug, isin, bseCode, formerNames = [] }) => {
    const nicknames = symbol && Object.hasOwn(NICKNAMES, symbol) ? NICKNAMES[symbol] : [];
    const others = [...(nicknames ?? []), ...namesMergedInto(symbol ?? ''), ...formerNames];
    const size = sizes.get(symbol ?? '') ?? 0;
    return {
      name,
      symbol: symbol ?? '',
      industry: industry ?? '',
      slug,
      ...(isin && { isin }),
      ...(bseCode && { bseCode }),
      ...(others.length > 0 && { others }),
      ...(size > 0 && { size }),
    };
  });

/** Ascending, by which neighbouring codes are short in the index file. */
const byNumber = (a: string, b: string): number => Number(a) - Number(b);

/** The page of each fund; the AMFI codes and ISINs of its schemes find it too. */
export const fundEntries = (families: readonly FundFamily[]): readonly Entry[] =>
  families.map(({ name, formerNames, slug, house, category, schemes, isCurrent }) =>
    entry(
      'funds',
      name,
      fundPath(slug),
      [house.name, category?.name, ...formerNames, ...(FORMER_FUNDS[name.toLowerCase()] ?? [])],
      [
        ...schemes.map(({ code }) => code).sort(byNumber),
        ...schemes.flatMap(({ isin, reinvestmentIsin }) => [isin, reinvestmentIsin]),
      ],
      isCurrent ? 0 : PAST,
    ),
  );

/** An entry for browsers: without the ISINs, which are as long as everything else together. */
export const withoutIsins = (fund: Entry): Entry => ({
  ...fund,
  codes: fund.codes.filter((code) => /^\d+$/.test(code)),
});

/** @param quotes of all exchanges; if several have the same address, the first is used */
export function indexEntries(quotes: readonly IndexQuote[]): readonly Entry[] {
  const byPath = new Map<string, Entry>();
  for (const { name } of quotes) {
    const path = indexPath(name);
    const title = indexName(name);
    // Bank Nifty is called Nifty Bank too.
    const turned = title.split(' ').reverse().join(' ');
    if (!byPath.has(path)) byPath.set(path, entry('indices', title, path, ['index', turned]));
  }
  return [...byPath.values()];
}

/** Every fund traded on the exchange leads to the list of them. */
export const etfEntries = (etfs: readonly Etf[]): readonly Entry[] =>
  etfs.map(({ symbol, name, more, valueCrore }) =>
    entry(
      'indices',
      name?.endsWith(symbol) ? name : name ? `${name} (${symbol})` : symbol,
      '/etfs',
      ['ETF', more?.underlying],
      [symbol],
      Math.max(0, Math.round(Math.log2(1 + (valueCrore ?? 0)))),
    ),
  );

/** @param pages those that search engines may show */
export const pageEntries = (pages: readonly Page[]): readonly Entry[] =>
  pages.map((page) => {
    const isCalculator = page.type === 'calculator';
    const words = [page.label, page.searchedAs, page.metaTitle, page.description];
    return entry(isCalculator ? 'calculators' : 'pages', page.title, page.path, [
      ...words,
      page.menu?.name,
      page.menu?.note,
    ]);
  });

export const industryEntries = (companies: readonly Company[]): readonly Entry[] =>
  [...new Set(companies.flatMap(({ industry }) => industry ?? []))].map((industry) =>
    entry('pages', `Companies: ${industry}`, industryPath(industry), ['industry sector']),
  );

/** The ready screens of the screener, which people search as lists of stocks. */
export const screenEntries = (): readonly Entry[] =>
  READY_SCREENS.map(({ slug, title, description }) =>
    entry('pages', title, `/screener/${slug}`, ['screen stocks shares', description]),
  );

export const faqEntries = (faqs: readonly Faq[]): readonly Entry[] =>
  listFaqs(faqs).map(({ question, anchor, hasPage, category, response }) =>
    entry('answers', question, hasPage ? answerPath(anchor) : `/support/faqs#${anchor}`, [
      category,
      wordsIn(response),
    ]),
  );

/** The questions that a page answers, with the words of the answers. */
export const questionEntries = (
  asked: readonly { readonly question: string; readonly answer: string }[],
  path: SitePath,
): readonly Entry[] =>
  asked.map(({ question, answer }) =>
    entry('answers', question, `${path}#questions`, [
      pageOf(path).title,
      wordsIn(answer.replace(LINK_ADDRESS, '')),
    ]),
  );

/** The sections of the documents that visitors look for by subject: policies, risks, privacy. */
export const documentEntries = (
  documents: readonly (readonly [path: SitePath, document: TextDocument])[],
): readonly Entry[] =>
  documents.flatMap(([path, { sections }]) =>
    sections.map(({ id, title }) => entry('pages', title, `${path}#${id}`, [pageOf(path).title])),
  );

/** The rows of the charges, by the name and unit of each; the link opens their fold. */
export const chargeEntries = (rows: readonly (readonly string[])[]): readonly Entry[] =>
  rows.map(([name = '', unit]) => entry('pages', name, '/charges#fees', ['charge fee', unit]));

export const articleEntries = (articles: readonly Article[]): readonly Entry[] =>
  articles.map(({ name, slug, summary, category }) =>
    entry('reading', name, articlePath(slug), ['article', category, summary]),
  );

export const videoEntries = (videos: readonly Video[]): readonly Entry[] =>
  videos.map(({ name, code, category }) =>
    entry('reading', name, videoPath(code), ['video', category]),
  );

export const reportEntries = (reports: readonly Report[]): readonly Entry[] =>
  reports.flatMap(({ title, file, publishedAt }) =>
    file === null ? [] : entry('reading', title, file, ['report', publishedAt?.slice(0, 4)]),
  );

export const formEntries = (forms: readonly Download[]): readonly Entry[] =>
  forms.flatMap(({ name, file, category }) =>
    file === null ? [] : entry('forms', name, file, ['form', category]),
  );

export const branchEntries = (branches: readonly Branch[]): readonly Entry[] =>
  branches.map((branch) =>
    entry(
      'branches',
      branch.name,
      `/support/get-in-touch/locate-us#${branchAnchor(branch)}`,
      ['branch office', addressOf(branch)],
      [branch.pincode],
    ),
  );
