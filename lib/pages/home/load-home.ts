import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { announcementsForPage } from '@/lib/domain/publication/announcements';
import { env } from '@/lib/tools/env';
import { isSampleVideo } from '@/lib/domain/publication/video';
import { feedNameOf } from '@/lib/domain/index/main-indices';

import type { IndexPoint } from '@/lib/domain/company/records';
import type { Report } from '@/lib/domain/publication/records';
import type { Sourced } from '@/lib/domain/sourced';

import { FLOWER_INDEX } from '@/lib/pages/markets/load-market-pages';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';
import { loadSixIndices } from '@/lib/pages/markets/load-main-quotes';

/** The flower shows every company of the Nifty, so both lists are loaded whole. */
const WHOLE_INDEX = 50;
const RESEARCH_SHOWN = ['technical-reports', 'fundamental-reports', 'newsletters'];

async function loadLatestReports(): Promise<readonly Report[] | null> {
  const lists = await Promise.all(
    RESEARCH_SHOWN.map((category: string) => loadRecords('reports', { category })),
  );
  if (lists.every((list) => list === null)) return null;
  return lists
    .flatMap((list) => list ?? [])
    .sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1));
}

const entryOf = (
  name: string,
  history: Sourced<readonly IndexPoint[]> | null,
): readonly [string, readonly IndexPoint[]] => [name, history?.data ?? []];

/** The values of the day; if the source has none, the closes of a year. */
async function sparkOf(index: string) {
  const day = await load('indexHistory', { index, range: '1D' });
  return day && day.data.length > 0 ? day : load('indexHistory', { index, range: '1Y' });
}

/** Everything that the home page shows; any part may be missing. */
export async function loadHome() {
  const [
    indices,
    gainers,
    losers,
    snapshot,
    flows,
    companies,
    reports,
    articles,
    videos,
    faqs,
    menu,
    members,
  ] = await Promise.all([
    loadSixIndices(),
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Gain', size: String(WHOLE_INDEX) }),
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Loss', size: String(WHOLE_INDEX) }),
    load('marketSnapshot', { exchange: 'NSE' }),
    load('institutionalFlows', {}),
    load('companies', {}),
    loadLatestReports(),
    loadRecords('articles', {}),
    loadRecords('videos', {}),
    loadRecords('faqs', {}),
    loadRecords('menu', {}),
    load('indexConstituents', { index: FLOWER_INDEX }),
  ]);
  const now = new Date().toISOString();
  const sparks = await Promise.all(
    (indices?.data ?? []).map(async ({ name }) => entryOf(name, await sparkOf(feedNameOf(name)))),
  );
  return {
    indices,
    sparks: Object.fromEntries(sparks),
    gainers,
    losers,
    snapshot,
    flows,
    members,
    ages: marketClock(new Date()),
    companies: companies?.data ?? null,
    reports,
    articles,
    // A sample video has no recording to link to.
    videos: videos && videos.filter(({ code }) => !isSampleVideo(code)),
    faqs,
    announcements: announcementsForPage(menu?.tickers ?? [], now),
    now,
    searchFields: env().searchFields,
  };
}
