import 'server-only';

import { calculatorBySlug } from '@/lib/calculators/registry';
import { findCompany } from '@/lib/companies/find';
import { letterCounts } from '@/lib/companies/lists';
import { isSampleVideo } from '@/lib/learning/video';
import { calculatorPicture } from '@/lib/share/calculator';
import { companyPicture } from '@/lib/share/company';
import { pagePicture, wordsPicture } from '@/lib/share/page';
import type { Picture } from '@/lib/share/picture';
import { formatCount, formatDate } from '@/lib/format';

import { getCompanies, getCompanyResults } from './companies';
import { getCompanyIndustry } from './company-lists';
import { getArticles, getVideos } from './content';
import { getMarketSnapshot } from './market';
import { getResearchCategory } from './research-pages';

/** `unknown` for a page that there is not, `null` while the list it would be of has not loaded. */
type Found = Picture | 'unknown' | null;

async function ofCompany(slug: string): Promise<Found> {
  const found = await findCompany(slug);
  if (found.kind === 'unavailable') return null;
  if (found.kind !== 'found') return 'unknown';
  const { company } = found;
  const [results, snapshot] = await Promise.all([
    getCompanyResults(company.code),
    getMarketSnapshot('NSE'),
  ]);
  return companyPicture({ company, results, snapshot });
}

async function ofArticle(slug: string): Promise<Found> {
  const articles = await getArticles();
  if (!articles) return null;
  const article = articles.find((one) => one.slug === slug);
  if (!article) return 'unknown';
  const label = `Article, ${formatDate(article.createdAt)}`;
  return wordsPicture('learning', article.name, article.summary, label);
}

async function ofVideo(code: string): Promise<Found> {
  const videos = await getVideos();
  if (!videos) return null;
  const video = videos.find((one) => one.code === code);
  if (!video) return 'unknown';
  const label = isSampleVideo(code) ? 'Sample video' : 'Video';
  return wordsPicture('learning', video.name, video.description, label);
}

async function ofLetter(letter: string): Promise<Found> {
  const companies = await getCompanies();
  if (!companies) return null;
  const counted = letterCounts(companies.data).find(({ slug }) => slug === letter);
  if (!counted) return 'unknown';
  const line = `${formatCount(counted.count)} listed companies, each with its share price, key figures and quarterly results.`;
  return wordsPicture('market', `Companies: ${counted.name}`, line);
}

async function ofIndustry(slug: string): Promise<Found> {
  const found = await getCompanyIndustry(encodeURIComponent(slug));
  if (found.kind !== 'found') return 'unknown';
  const { name, companies } = found.page;
  if (!companies || name === null) return null;
  const line = `${formatCount(companies.data.length)} listed companies by market value, with price and change of the day.`;
  return wordsPicture('market', name, line, 'Industry');
}

async function ofResearch(slug: string): Promise<Found> {
  const category = await getResearchCategory(encodeURIComponent(slug));
  return category ? wordsPicture('research', category.name, category.lead) : 'unknown';
}

const LISTED: readonly (readonly [prefix: string, of: (rest: string) => Promise<Found>])[] = [
  ['/company-information/', ofCompany],
  ['/blogs-and-articles/', ofArticle],
  ['/videos/', ofVideo],
  ['/companies/industry/', ofIndustry],
  ['/companies/', ofLetter],
  ['/research/', ofResearch],
];

/** What the picture of a page says. @param path the page's address with its escapes undone */
export async function getPicture(path: string): Promise<Found> {
  const slug = /^\/calculators\/([^/]+)$/.exec(path)?.[1];
  const calculator = slug ? calculatorBySlug(slug) : undefined;
  if (calculator) return calculatorPicture(calculator);
  const page = pagePicture(path);
  if (page) return page;
  const [prefix, of] = LISTED.find(([start]) => path.startsWith(start)) ?? [];
  return prefix && of ? of(path.slice(prefix.length)) : 'unknown';
}
