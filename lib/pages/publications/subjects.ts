import { type PageKindName, kindNameOf } from '@/lib/pages/page-patterns';
import type { SitePath } from '@/lib/tools/site-path';

/** A subject of articles and support answers, and the pages that such a text explains. */
interface Subject {
  /** Found in the name of an article about it, or in the question that an answer is for. */
  readonly words: RegExp;
  /** Pages that link to the text, and that it links to; at least two. */
  readonly pages: readonly [SitePath, SitePath, ...SitePath[]];
  /** Kinds of pages of which each links to the text. */
  readonly kinds?: readonly PageKindName[];
}

/** The subjects; a page with articles of several has them in this order. */
export const SUBJECTS: readonly Subject[] = [
  {
    words: /\bP\/E\b/,
    pages: ['/screener', '/sectors'],
    kinds: ['companies', 'industries', 'screens'],
  },
  {
    words: /\bquarterly results?\b/i,
    pages: ['/results-calendar', '/results-calendar/filed'],
    kinds: ['companies'],
  },
  {
    words: /\bbonus, split|\bbuyback\b/i,
    pages: ['/corporate-actions', '/calculators/average-price-calculator'],
    kinds: ['companies'],
  },
  {
    words: /\bdirect or regular\b/i,
    pages: [
      '/calculators/direct-vs-regular-calculator',
      '/mutual-funds',
      '/invest-in-mutual-funds',
    ],
    kinds: ['fundFamilies', 'fundHouses'],
  },
  {
    words: /\bSIP dates\b/i,
    pages: [
      '/calculators/sip-calculator',
      '/calculators/step-up-sip-calculator',
      '/calculators/cost-of-delay-calculator',
      '/invest-in-mutual-funds',
      '/what-if',
    ],
    kinds: ['fundFamilies'],
  },
  {
    words: /\bindex funds\b|\btracking difference\b/i,
    pages: ['/indices', '/etfs', '/invest-in-etfs-exchange-traded-funds'],
    kinds: ['indices', 'fundCategories'],
  },
  {
    words: /\bIPO bid\b|\bapply for an IPO\b/i,
    pages: ['/ipos', '/ipos/new-on-nse', '/invest-in-ipos-and-fpos'],
    kinds: ['issues'],
  },
  {
    words: /\boption buyers\b/i,
    pages: ['/derivatives/option-chain', '/invest-in-derivatives'],
    kinds: ['optionChains'],
  },
  {
    words: /\bfutures margin\b|\bmark-to-market\b/i,
    pages: [
      '/derivatives',
      '/derivatives/lot-sizes',
      '/derivatives/ban-list',
      '/invest-in-derivatives',
    ],
  },
  {
    words: /\bpledging\b|\bshares as margin\b/i,
    pages: ['/calculators/mtf-calculator', '/invest-in-mtf-margin-trading-facility'],
  },
  {
    words: /\bcontract note\b/i,
    pages: ['/charges', '/calculators/brokerage-calculator', '/equity-broking'],
  },
  {
    words: /\bcapital gains\b/i,
    pages: [
      '/calculators/capital-gains-calculator',
      '/calculators/income-tax-calculator',
      '/invest-in-stocks',
    ],
  },
  {
    words: /\bT\+1\b|\bsale money arrive\b/,
    pages: ['/market-timings', '/market-holidays', '/invest-in-stocks'],
  },
  {
    words: /\bstop-loss\b/i,
    pages: ['/equity-broking', '/trading-platform-jm-pro', '/invest-in-stocks'],
  },
  {
    words: /\bgold (?:bond|ETF)\b/i,
    pages: ['/commodity', '/etfs', '/invest-in-commodities'],
  },
  {
    words: /\bsmall bond\b|\bbond prices\b/i,
    pages: ['/invest-in-fixed-income', '/calculators/fd-calculator'],
  },
  { words: /\bUS shares\b/, pages: ['/invest-in-us-investing', '/currency'] },
  {
    words: /\bPPF\b/,
    pages: ['/calculators/ppf-calculator', '/calculators/ssy-calculator'],
  },
  {
    words: /\brebalancing\b/i,
    pages: [
      '/calculators/asset-allocation-calculator',
      '/calculators/risk-profile-calculator',
      '/product-and-offerings/assets-classes',
    ],
  },
  {
    words: /\bemergency fund\b/i,
    pages: ['/calculators/rd-calculator', '/calculators/goal-calculator'],
  },
  {
    words: /\binflation\b/i,
    pages: [
      '/calculators/inflation-calculator',
      '/calculators/fd-calculator',
      '/calculators/retirement-calculator',
    ],
  },
  {
    words: /\bnominees?\b|\bnominate\b|\baccount holder dies\b/i,
    pages: ['/support/form-center', '/product-and-offerings/dp-services'],
  },
  {
    words: /\bDDPI\b/,
    pages: [
      '/product-and-offerings/dp-services',
      '/support/form-center',
      '/open-account/do-it-yourself',
    ],
  },
  {
    words: /\bintraday and delivery\b/i,
    pages: ['/equity-broking', '/calculators/brokerage-calculator', '/market-timings'],
  },
  {
    words: /\bdepository charge\b/i,
    pages: ['/charges', '/invest-in-stocks'],
  },
  {
    words: /\bclose my account\b|\btransfer shares\b/i,
    pages: ['/open-account', '/product-and-offerings/dp-services', '/support/form-center'],
  },
  {
    words: /\bKYC status\b/i,
    pages: ['/open-account', '/support/get-in-touch/contact-us'],
  },
  {
    words: /\bcomplaint\b/i,
    pages: [
      '/support/get-in-touch/grievances',
      '/support/get-in-touch/grievances-escalation-matrix',
      '/support/tools-and-resources/complaint-status',
    ],
  },
  {
    words: /\bfake trading app\b/i,
    pages: ['/support/get-in-touch/contact-us', '/support/updates/registration-details'],
  },
];

const subjectsOf = (name: string) => SUBJECTS.filter(({ words }) => words.test(name));

/** The pages that an article or an answer explains, each once. @param name of the article, or the question */
export const pagesAbout = (name: string): readonly SitePath[] => [
  ...new Set(subjectsOf(name).flatMap(({ pages }) => pages)),
];

/** The most articles, and the most answers, that a page links to. */
const MOST = 6;

/**
 * The texts that explain a page, in the order of their subjects.
 * @param of its path, or the pattern of its kind
 * @param nameOf the name of an article, or the question that an answer is for
 */
export function readFor<Item>(
  of: string,
  texts: readonly Item[],
  nameOf: (text: Item) => string,
): readonly Item[] {
  const isKind = of.includes('[');
  const kind = isKind ? kindNameOf(of) : null;
  const own = SUBJECTS.filter(({ pages, kinds = [] }) =>
    isKind ? kind !== null && kinds.includes(kind) : pages.some((page) => page === of),
  );
  const found = own.flatMap(({ words }) => texts.filter((text) => words.test(nameOf(text))));
  return [...new Set(found)].slice(0, MOST);
}
