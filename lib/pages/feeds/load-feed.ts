import 'server-only';

import { createHash } from 'node:crypto';

import { firm } from '@/lib/content/firm';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { filedInWords } from '@/lib/domain/market/filed-sentences';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { actionRows, splitAt } from '@/lib/domain/market/event-rows';
import { newestFirst } from '@/lib/domain/publication/related';
import { isSampleVideo } from '@/lib/domain/publication/video';
import { pageOf } from '@/lib/pages';
import { isForSearchEngines } from '@/lib/pages/indexing/has-data';
import { hasSampleContent } from '@/lib/pages/indexing/sample-content';
import { articlePath, companyPath, videoPath } from '@/lib/pages/addresses/paths';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';
import { loadEvents } from '@/lib/pages/markets/load-lists';
import { formatDate, formatMonth } from '@/lib/tools/format';
import { todayInIndia } from '@/lib/tools/today';
import { findCategory, loadResearchHub } from '@/lib/pages/research/load-research';
import type { Report } from '@/lib/domain/publication/records';
import { staticCategory } from '@/lib/pages/research/categories';

import type { Feed, FeedItem } from './feed';
import {
  type AnyFeed,
  categoryOf,
  type FeedName,
  feedPath,
  FEEDS,
  feedTitle,
  pageOfFeed,
} from './feed-names';

const MAX_ITEMS = 30;

type Items = readonly FeedItem[] | null;

/** An id for an entry without a page: a hash of its content, so that it survives reordering. */
const idOf = (page: string, ...parts: readonly (string | null)[]): string => {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
  return `${absoluteUrl(page)}#${hash}`;
};

const plain = { category: null, author: null } as const;

async function articleItems(): Promise<Items> {
  const articles = await loadRecords('articles', {});
  if (!articles) return null;
  return articles.map(({ name, slug, createdAt, summary, category, author }) => {
    const link = absoluteUrl(articlePath(slug));
    const item = { id: link, link, hasPage: true, title: name, date: createdAt };
    return { ...item, summary, category, author };
  });
}

async function videoItems(): Promise<Items> {
  const videos = await loadRecords('videos', {});
  if (!videos) return null;
  const real = videos.filter(({ code }) => !isSampleVideo(code));
  return real.map(({ name, code, publishedAt, description, category }) => {
    const link = absoluteUrl(videoPath(code));
    const item = { id: link, link, hasPage: true, title: name, date: publishedAt };
    return { ...item, ...plain, summary: description, category };
  });
}

async function pressItems(): Promise<Items> {
  const releases = await loadRecords('pressReleases', {});
  if (!releases) return null;
  const { page } = FEEDS.press;
  return releases.map(({ heading, date, source, file, link: outside }) => {
    const link = file ? absoluteUrl(file) : (outside ?? absoluteUrl(page));
    const id = file ? link : idOf(page, date, heading);
    const item = { id, link, hasPage: file !== null, title: heading, date };
    return { ...item, ...plain, summary: source };
  });
}

async function newsItems(): Promise<Items> {
  const news = await load('marketNews', { category: '', size: String(MAX_ITEMS) });
  if (!news) return null;
  const { page } = FEEDS.news;
  return news.data.map(({ heading, date, summary, category, source, link }) => ({
    id: idOf(page, date, heading),
    link: link ? absoluteUrl(link) : absoluteUrl(page),
    hasPage: false,
    title: heading,
    date,
    summary,
    category,
    author: source,
  }));
}

const reportItems = (reports: readonly Report[], page: string): readonly FeedItem[] =>
  reports.map(({ title, publishedAt, summary, file, author, category }) => {
    const link = file ? absoluteUrl(file) : absoluteUrl(page);
    const id = file ? link : idOf(page, publishedAt, title);
    const name = category ? (staticCategory(category)?.name ?? null) : null;
    const item = { id, link, hasPage: file !== null, title, date: publishedAt, summary };
    return { ...item, ...plain, author, category: name };
  });

async function researchItems(): Promise<Items> {
  const { categories } = await loadResearchHub();
  if (categories.every(({ reports }) => reports === null)) return null;
  const reports = categories.flatMap((category) => category.reports ?? []);
  return reportItems(reports, FEEDS.research.page);
}

/** The results of the newest days. */
async function resultItems(): Promise<Items> {
  const [newest, companies] = await Promise.all([
    load('filedResults', { from: '', to: '' }),
    load('companies', {}),
  ]);
  if (!newest) return null;
  const [to = '', from = to] = [newest.data.days[0], newest.data.days.at(-1)];
  const answer = await load('filedResults', { from, to });
  const names = namesBySymbol(companies?.data ?? null);
  const { page } = FEEDS.results;
  return (answer?.data.rows ?? []).slice(0, MAX_ITEMS).map((row) => {
    const { symbol, period, filedOn } = row;
    const slug = names.get(symbol)?.slug;
    return {
      id: idOf(page, filedOn, symbol, period),
      link: absoluteUrl(slug ? `${companyPath(slug)}#results-heading` : `${page}?on=${filedOn}`),
      hasPage: false,
      date: filedOn,
      summary: filedInWords(row),
      ...plain,
      title: `${nameOfRow(row, names)}: quarter to ${formatMonth(period)}`,
    };
  });
}

/**
 * The ex-dates from today on, nearest first. The source does not say when an action was announced,
 * so entries have no date.
 */
async function actionItems(): Promise<Items> {
  const { events, companies } = await loadEvents('corporateActions');
  if (!events) return null;
  const names = namesBySymbol(companies);
  const { page } = FEEDS['corporate-actions'];
  const { coming } = splitAt(actionRows(events.data), todayInIndia());
  const linkOf = (symbol: string): string => {
    const slug = names.get(symbol)?.slug;
    return slug ? companyPath(slug) : page;
  };
  return coming.map(({ symbol, name, exDate, recordDate, purpose, kind }) => ({
    id: idOf(page, symbol, exDate, purpose),
    link: absoluteUrl(linkOf(symbol)),
    hasPage: false,
    date: null,
    author: null,
    category: kind,
    title: `${name ?? symbol}: ${purpose}, ex-date ${formatDate(exDate)}`,
    summary: recordDate && `Record date ${formatDate(recordDate)}`,
  }));
}

async function noticeItems(): Promise<Items> {
  const updates = await loadRecords('updates', {});
  if (!updates) return null;
  const { page } = FEEDS.notices;
  return updates.map(({ title, date, category, file }) => ({
    id: file ? absoluteUrl(file) : idOf(page, date, title),
    hasPage: file !== null,
    link: absoluteUrl(file ?? page),
    title,
    date,
    category,
    summary: null,
    author: null,
  }));
}

const ITEMS: Readonly<Record<FeedName, () => Promise<Items>>> = {
  articles: articleItems,
  news: newsItems,
  videos: videoItems,
  research: researchItems,
  results: resultItems,
  'corporate-actions': actionItems,
  notices: noticeItems,
  press: pressItems,
};

function feedWith(name: AnyFeed, title: string, description: string, items: Items): Feed | null {
  if (!items) return null;
  return {
    title: feedTitle(title),
    description,
    link: absoluteUrl(pageOfFeed(name)),
    self: { xml: absoluteUrl(feedPath(name)), json: absoluteUrl(feedPath(name, 'json')) },
    icon: absoluteUrl(firm.logoImage),
    items: newestFirst(items, ({ date }) => date).slice(0, MAX_ITEMS),
  };
}

/**
 * A feed of the newest entries, empty while search engines may not index its page; `null` while its list has not loaded, `unknown` for an unknown
 * research category.
 */
export async function loadFeed(name: AnyFeed): Promise<Feed | null | 'unknown'> {
  const slug = categoryOf(name);
  if (slug === null) {
    const { title } = FEEDS[name as FeedName];
    const [all, isShown] = await Promise.all([
      ITEMS[name as FeedName](),
      isForSearchEngines(pageOf(FEEDS[name as FeedName].page)),
    ]);
    const items = isShown ? all : all && [];
    return feedWith(name, title, `${title} on the site of ${firm.name}, newest first.`, items);
  }
  const found = await findCategory(slug);
  if (found === 'missing') return 'unknown';
  if (found === 'unavailable') return null;
  const category = found.item;
  const reports = await loadRecords('reports', { category: slug });
  const items = reports && reportItems(hasSampleContent() ? [] : reports, pageOfFeed(name));
  return feedWith(name, category.name, category.description, items);
}
