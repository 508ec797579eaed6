import type { Metadata } from 'next';

import { firm } from '@/lib/content/firm';
import { calendarOf } from '@/lib/content/market-calendar';
import { shortName } from '@/lib/domain/company/names';
import { mayShowBids } from '@/lib/domain/issue/bids';
import { issueNotes } from '@/lib/domain/issue/notes';
import { issueDays, priceBand } from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { titleOf } from '@/lib/domain/sourced';
import { issuePath } from '@/lib/pages/addresses/paths';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { firstSentences, pageMetadata, titleWithTail } from '@/lib/pages/seo/metadata';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { load } from '@/lib/provider/load';
import { onceBy } from '@/lib/tools/once-by';
import { indianClock } from '@/lib/tools/time';

import { issuesIn, issueSlug } from './load-issues';

/** All issues, each address once; `null` while no list has loaded. */
async function loadAll() {
  const lists = await loadIssueLists();
  if (Object.values(lists).every((list) => list === null)) return null;
  return onceBy(issuesIn(lists), ({ issue }) => issueSlug(issue));
}

type ListedIssue = NonNullable<Awaited<ReturnType<typeof loadAll>>>[number];

/** The first day on NSE and the last close of an issue's share; `null` without prices. */
async function loadListed({ details: { symbol, isin, issuePrice } }: PublicIssue) {
  const [listings, companies] = await Promise.all([
    load('newListings', { exchange: 'NSE' }),
    load('companies', {}),
  ]);
  const first = listings?.data.find(
    (one) => one.symbol === symbol || (isin !== null && one.isin === isin),
  );
  if (!listings || !first) return null;
  const company = companies?.data.find((one) => one.symbol === first.symbol);
  return {
    slug: company?.slug ?? null,
    issuePrice,
    source: listings.source,
    asOf: first.lastDay ?? listings.asOf,
    open: first.open,
    close: first.close,
    now: first.last,
  };
}

/** Bids, if they may be shown; otherwise the call is not made. */
async function loadBids(issue: PublicIssue) {
  if (!mayShowBids(issue.details.firmRole, firm.showBids)) return null;
  return load('issueBids', { slug: issueSlug(issue) });
}

async function loadIssue({ issue, state, of }: ListedIssue) {
  const [listed, bids] = await Promise.all([
    state === 'listed' ? loadListed(issue) : null,
    loadBids(issue),
  ]);
  const holidays = new Set(calendarOf('equity').holidays.map(({ day }) => day));
  const source = { asOf: of.asOf, source: of.source, note: of.note };
  return { issue, state, source, listed, bids, holidays, clock: indianClock(new Date()) };
}

/** What the page of an issue shows. */
export type IssuePageData = Awaited<ReturnType<typeof loadIssue>>;

/** The page of a sample company is not indexed. */
function issueMetadata({ issue, source }: IssuePageData): Metadata {
  const kind = issue.type ?? 'Issue';
  const name = titleOf(source, shortName(issue.name));
  return pageMetadata({
    title: titleWithTail(name, `${kind}: dates, band, lot`),
    description: firstSentences([
      ...(issue.details.ended ? issueNotes(issue).slice(0, 1) : []),
      `${kind} of ${name}: bidding ${issueDays(issue, 'open')}, price band ${priceBand(issue)}.`,
      'Timeline, lot, least sums by class of bidder, allotment pages and papers.',
    ]),
    path: issuePath(issueSlug(issue)),
    isIndexed: source.source !== 'sample',
  });
}

export const issues = pageKind(PAGE_PATTERNS.issues, {
  schemaType: 'ItemPage',
  above: ['/', '/equity', '/ipos'],
  find: async (slug) => foundIn(await loadAll(), slug, ({ issue }) => issueSlug(issue)),
  load: ({ record }) => loadIssue(record),
  metadata: issueMetadata,
  name: ({ issue }) => issue.name,
  parts: () => [],
  picture: ({ record: { issue, state, of } }) => {
    const when = state === 'withdrawn' ? (issueNotes(issue)[0] ?? '') : issueDays(issue, state);
    const line = state === 'withdrawn' ? when : `${when}, ${priceBand(issue)}`;
    return textPicture('market', titleOf(of, issue.name), line, issue.type ?? 'Public issue');
  },
  sitemap: {
    part: 'pages',
    /** Issues of sample companies are left out. */
    entries: async () => {
      const real = ((await loadAll()) ?? []).filter(({ of }) => of.source !== 'sample');
      return real.map(({ issue }) => ({ path: issuePath(issueSlug(issue)), lastmod: null }));
    },
  },
});
