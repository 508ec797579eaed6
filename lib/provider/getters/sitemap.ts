import 'server-only';

import { industryPath } from '@/lib/company/names';
import { pageDates } from '@/lib/content/page-dates';
import { env } from '@/lib/env';
import { staticCategory } from '@/lib/research/categories';
import { companyLetterPath, companyPath, researchPath, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/address';
import { hasFigures } from '@/lib/seo/company';
import { lastmodOf, latestOf, type SitemapEntry, type SitemapPart } from '@/lib/seo/sitemap';
import { dayInIndia } from '@/lib/time';

import type { Company, Sourced } from '../records';

import { getCompanies, getCompanyResults } from './companies';
import { getCompanyDirectory } from './company-lists';
import {
  getArticles,
  getGallery,
  getInfographics,
  getMenu,
  getPressReleases,
  getReports,
  getUpdates,
  getVideos,
} from './content';
import {
  getCommoditySnapshot,
  getCurrencySnapshot,
  getDerivativeSnapshot,
  getMarketNews,
  getMarketSnapshot,
} from './market';

const NEWS_READ = 100;

const entry = (path: string, lastmod: string | null = null): SitemapEntry => ({
  loc: absoluteUrl(path),
  lastmod,
});

/** The day that figures are of; a provider's undated answer is of the moment it was fetched. */
const dayOf = (answer: Sourced<unknown> | null): string | null =>
  answer ? dayInIndia(answer.asOf) : null;

const latestBy = <T>(items: readonly T[] | null, date: (item: T) => string | null) =>
  latestOf((items ?? []).map(date));

/** When the records behind a static page last changed, as far as they say. */
async function datesOfRecords(): Promise<Readonly<Record<string, string | null>>> {
  const [articles, videos, infographics, releases, albums, updates] = await Promise.all([
    getArticles(),
    getVideos(),
    getInfographics(),
    getPressReleases(),
    getGallery(),
    getUpdates(),
  ]);
  const [equity, derivatives, currency, commodity, news] = await Promise.all([
    getMarketSnapshot('NSE'),
    getDerivativeSnapshot(),
    getCurrencySnapshot(),
    getCommoditySnapshot(),
    getMarketNews('', NEWS_READ),
  ]);
  return {
    '/blogs-and-articles': latestBy(articles, ({ createdAt }) => createdAt),
    '/videos': latestBy(videos, ({ publishedAt }) => publishedAt),
    '/infographics': latestBy(infographics, ({ createdAt }) => createdAt),
    '/media/press-releases': latestBy(releases, ({ date }) => date),
    '/media/gallery': latestBy(albums, ({ date }) => date),
    '/support/updates': latestBy(updates, ({ date }) => date),
    '/market-news-and-insights': latestBy(news?.data ?? null, ({ date }) => date),
    '/equity': dayOf(equity),
    '/derivatives': dayOf(derivatives),
    '/currency': dayOf(currency),
    '/commodity': dayOf(commodity),
  };
}

/** The newest report of each category, the menu's own categories among them. */
async function researchEntries(): Promise<readonly SitemapEntry[]> {
  const menu = await getMenu();
  const added = (menu?.research ?? []).filter(({ slug }) => staticCategory(slug) === null);
  const known = routes.flatMap(({ path }) => /^\/research\/(.+)$/.exec(path)?.[1] ?? []);
  const slugs = [...new Set([...known, ...added.map(({ slug }) => slug)])];
  const entries = await Promise.all(
    slugs.map(async (slug) =>
      entry(
        researchPath(slug),
        latestBy(await getReports(slug), ({ publishedAt }) => publishedAt),
      ),
    ),
  );
  const hub = entry('/research', latestOf(entries.map(({ lastmod }) => lastmod)));
  return [hub, ...entries];
}

async function pageEntries(): Promise<readonly SitemapEntry[]> {
  const [dates, research, directory, snapshot] = await Promise.all([
    datesOfRecords(),
    researchEntries(),
    getCompanyDirectory(),
    getMarketSnapshot('NSE'),
  ]);
  const fixed: Readonly<Record<string, string>> = pageDates;
  const statics = routes
    .filter((route) => !('indexed' in route) && !/^\/research(\/|$)/.test(route.path))
    .map(({ path }) => entry(path, dates[path] ?? fixed[path] ?? null));
  const letters = directory.letters
    .filter(({ count }) => count > 0)
    .map(({ slug }) => entry(companyLetterPath(slug)));
  const day = dayOf(snapshot);
  const industries = directory.industries.map(({ name }) => entry(industryPath(name), day));
  return [...statics, ...research, ...letters, ...industries];
}

/** Companies whose own record is read at once, so that thousands do not wait for one another. */
const AT_ONCE = 50;

/**
 * The companies whose pages have a figure, each with the figure's day. The market snapshot answers
 * for all at once. Where it lacks a company, the company's own record is asked if it is in this
 * process; a provider is not asked thousands of times for a list, and what it holds is unknown:
 * such a company is listed only where there is no snapshot to go by.
 */
async function companyEntries(): Promise<readonly SitemapEntry[] | null> {
  const [companies, snapshot] = await Promise.all([getCompanies(), getMarketSnapshot('NSE')]);
  if (!companies) return null;
  const isAtHand = env().bases.content === null;
  const entryOf = async (company: Company): Promise<readonly SitemapEntry[]> => {
    const path = companyPath(company.slug);
    if (hasFigures({ company, results: null, snapshot })) return [entry(path, dayOf(snapshot))];
    if (!isAtHand) return snapshot ? [] : [entry(path)];
    const results = await getCompanyResults(company.code);
    return hasFigures({ company, results, snapshot }) ? [entry(path, dayOf(results))] : [];
  };
  const entries: SitemapEntry[] = [];
  for (let at = 0; at < companies.data.length; at += AT_ONCE) {
    const some = await Promise.all(companies.data.slice(at, at + AT_ONCE).map(entryOf));
    entries.push(...some.flat());
  }
  return entries;
}

async function articleEntries(): Promise<readonly SitemapEntry[] | null> {
  const articles = await getArticles();
  return (
    articles?.map(({ slug, createdAt }) =>
      entry(`/blogs-and-articles/${encodeURIComponent(slug)}`, lastmodOf(createdAt)),
    ) ?? null
  );
}

async function videoEntries(): Promise<readonly SitemapEntry[] | null> {
  const videos = await getVideos();
  return (
    videos?.map(({ code, publishedAt }) =>
      entry(`/videos/${encodeURIComponent(code)}`, lastmodOf(publishedAt)),
    ) ?? null
  );
}

const ENTRIES: Readonly<Record<SitemapPart, () => Promise<readonly SitemapEntry[] | null>>> = {
  pages: pageEntries,
  companies: companyEntries,
  articles: articleEntries,
  videos: videoEntries,
};

/** The addresses of a part of the sitemap; `null` while its list has not loaded. */
export const getSitemapEntries = (part: SitemapPart) => ENTRIES[part]();
