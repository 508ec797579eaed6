import { branches } from '@/firm/branches';
import { desks } from '@/firm/desks';
import type { CallName, Parameters } from '@/lib/provider/calls';
import type { Sent } from '@/lib/domain/fields';
import type { newsItem } from '@/lib/domain/company/records';
import type { article, report } from '@/lib/domain/publication/records';

import type { EmbeddedAnswer } from '../answer';

import { sampleClose, sampleDay } from './calendar';
import { companyEvents } from './company-events';
import { closes } from './closes';
import { companyParts } from './company-parts';
import { companyFigures } from './company-figures';
import { DEAL_KINDS, largeDeals } from './deals';
import { foBan, lotSizes, participants } from './derivatives';
import { optionChain, optionUnderlyings } from './options';
import { boardMeetings, corporateActions } from './events';
import { fundHistory, fundSchemes } from './funds';
import { indexConstituents } from './index-day';
import * as market from './market';
import { marketDay } from './market-day';
import { articleBody, sampleRecords } from './records';
import { filedResults } from './results';
import { companyShareholding } from './shareholding';
import { STOCK_RANGES, stockHistory } from './stock-history';

function historyOf({ code, range }: Parameters<'stockHistory'>): unknown {
  const known = oneOf(STOCK_RANGES, range);
  return known && stockHistory(code, known);
}

type SampleAnswers = {
  readonly [Name in CallName]: (parameters: Parameters<Name>) => unknown;
};

const oneOf = <T extends string>(known: readonly T[], given: string): T | null =>
  known.find((one) => one === given) ?? null;

const ISSUE_STATES = ['open', 'upcoming', 'closed', 'listed'] as const;

/** The sample firm's answer to each call; `null` stands for the provider's 404. */
const ANSWERS: SampleAnswers = {
  indexQuotes: ({ exchange }) => {
    const known = oneOf(['bse', 'nse'], exchange);
    return known && market.indexQuotes(known);
  },
  movers: ({ exchange, index, kind, size }) => {
    const known = oneOf(market.MOVER_KINDS, kind);
    return known && market.movers(exchange, index, known, Number(size));
  },
  indexHistory: ({ index, range }) => {
    const known = oneOf(market.INDEX_RANGES, range);
    return known && market.indexHistory(index, known);
  },
  stockHistory: historyOf,
  // The sample has no split, so that its prices are as traded.
  tradedHistory: historyOf,
  marketSnapshot: ({ exchange }) => market.marketSnapshot(exchange),
  etfs: ({ exchange }) => market.etfs(exchange),
  mutualFunds: () => fundSchemes(),
  fundHistory: ({ codes, from }) => fundHistory(codes, from),
  derivativeSnapshot: () => sampleRecords('derivatives'),
  currencySnapshot: () => sampleRecords('currencies'),
  commoditySnapshot: () => sampleRecords('commodities'),
  institutionalFlows: () => sampleRecords('institutional-flows'),
  marketNews: ({ category, size }) =>
    sampleRecords<readonly Sent<typeof newsItem>[]>('news')
      .filter((item) => category === '' || item.category === category)
      .slice(0, Number(size)),
  publicIssues: ({ state }) => {
    const known = oneOf(ISSUE_STATES, state);
    return known && sampleRecords<Record<string, unknown>>('public-issues')[known];
  },
  issueBids: ({ slug }) => sampleRecords<Record<string, unknown>>('issue-bids')[slug] ?? null,
  newListings: ({ exchange }) => (exchange === 'NSE' ? sampleRecords('new-listings') : []),
  indexConstituents: ({ index }) => indexConstituents(index),
  corporateActions: ({ from, to }) => corporateActions(from, to),
  boardMeetings: ({ from, to }) => boardMeetings(from, to),
  foBan: ({ on }) => foBan(on),
  participants: ({ on }) => participants(on),
  lotSizes: () => lotSizes(),
  optionUnderlyings: ({ on }) => optionUnderlyings(on),
  optionChain: ({ symbol, expiry, on }) => optionChain(symbol, expiry, on),
  marketDay: ({ exchange, on }) => marketDay(exchange, on),
  companyFigures: ({ exchange, on }) => companyFigures(exchange, on),
  closes: ({ exchange }) => closes(exchange),
  largeDeals: ({ kind, on }) => {
    const known = oneOf(DEAL_KINDS, kind);
    return known && largeDeals(known, on);
  },
  menu: () => sampleRecords('menu'),
  companies: () => market.companyMaster(),
  companyResults: ({ code }) => market.quarterlyData(code),
  companyParts,
  companyShareholding: ({ code }) => companyShareholding(code),
  filedResults: ({ from, to }) => filedResults(from, to),
  companyEvents: ({ code }) => companyEvents(code),
  forms: () => sampleRecords('forms'),
  contacts: () => desks,
  branches: () => branches,
  tools: () => sampleRecords('tools'),
  faqs: () => sampleRecords('faqs'),
  updates: () => sampleRecords('updates'),
  reports: ({ category }) =>
    sampleRecords<readonly Sent<typeof report>[]>('reports').filter(
      (report) => category === '' || report.category === category,
    ),
  videos: () => sampleRecords('videos'),
  infographics: () => sampleRecords('infographics'),
  articles: () =>
    sampleRecords<readonly Sent<typeof article>[]>('articles').map((article) => ({
      ...article,
      body: articleBody(String(article.slug)),
    })),
  webinars: () => sampleRecords('webinars'),
  gallery: () => sampleRecords('gallery'),
  pressReleases: () => sampleRecords('press-releases'),
  awards: () => sampleRecords('awards'),
  collaterals: () => sampleRecords('collaterals'),
};

/** Data that are published in the evening, after the close: dated to the day. */
const OF_THE_DAY: ReadonlySet<CallName> = new Set([
  'mutualFunds',
  'fundHistory',
  'institutionalFlows',
  'marketNews',
  'publicIssues',
]);

const closeOfSession = (): string => new Date(sampleClose()).toISOString();

/** The sample firm's answer to a call, dated to the close of the sample session or to its day. */
export function sampleAnswer<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): EmbeddedAnswer | null {
  const data = ANSWERS[name](parameters);
  if (data === null || data === undefined) return null;
  return { data, source: 'sample', asOf: OF_THE_DAY.has(name) ? sampleDay() : closeOfSession() };
}
