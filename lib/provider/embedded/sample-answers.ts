import type { CallName, Parameters } from '../calls';

import type { EmbeddedAnswer } from './answer';
import { articles } from './sample/articles';
import { SAMPLE_DAY } from './sample/day';
import * as market from './sample/market';
import * as media from './sample/media';
import * as service from './sample/service';

type SampleAnswers = {
  readonly [Name in CallName]: (parameters: Parameters<Name>) => unknown;
};

/** The sample session's close. */
const AS_OF = `${SAMPLE_DAY}T10:00:00.000Z`;

const oneOf = <T extends string>(known: readonly T[], given: string): T | null =>
  known.find((one) => one === given) ?? null;

const ISSUE_STATES = ['open', 'upcoming', 'closed', 'listed'] as const;

/** What the sample data set says to each call; `null` is what a provider answers with 404. */
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
  stockHistory: ({ code, range }) => {
    const known = oneOf(market.STOCK_RANGES, range);
    return known && market.stockHistory(code, known);
  },
  marketSnapshot: ({ exchange }) => market.marketSnapshot(exchange),
  etfs: ({ exchange }) => market.etfs(exchange),
  fundNavs: () => market.fundNavs(),
  derivativeSnapshot: () => market.derivativeSnapshot(),
  currencySnapshot: () => market.currencySnapshot(),
  commoditySnapshot: () => market.commoditySnapshot(),
  institutionalFlows: () => market.institutionalFlows(),
  marketNews: ({ category, size }) =>
    service.news
      .filter((item) => category === '' || item.category === category)
      .slice(0, Number(size)),
  publicIssues: ({ state }) => {
    const known = oneOf(ISSUE_STATES, state);
    return known && service.publicIssues[known];
  },
  menu: () => media.menu,
  companies: () => market.companyMaster(),
  companyResults: ({ code }) => market.quarterlyData(code),
  forms: () => service.forms,
  contacts: () => service.contacts,
  branches: () => service.branches,
  tools: () => service.tools,
  faqs: () => service.faqs,
  updates: () => service.updates,
  reports: ({ category }) => service.reports.filter((report) => report.category === category),
  videos: () => media.videos,
  infographics: () => media.infographics,
  articles: () => articles,
  webinars: () => media.webinars,
  gallery: () => media.albums,
  pressReleases: () => media.pressReleases,
  awards: () => media.awards,
  collaterals: () => service.collaterals,
};

export function sampleAnswer<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): EmbeddedAnswer | null {
  const data = ANSWERS[name](parameters);
  return data === null || data === undefined ? null : { data, source: 'sample', asOf: AS_OF };
}
