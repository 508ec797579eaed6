import type { CalculatorCopy } from '@/lib/content/calculators/types';
import type { SitePath } from '@/lib/pages';
import { searchTerms } from '@/lib/support/parameters';

import { CALCULATOR_GROUPS, type CalculatorGroup } from './groups';
import { type CalculatorSlug, VIEW_LOADERS, type ViewLoader } from './view-loaders';

export type { CalculatorSlug } from './view-loaders';

export interface CalculatorEntry {
  readonly slug: CalculatorSlug;
  /** Title and short title agree with the page's record. */
  readonly title: string;
  readonly shortTitle: string;
  /** One sentence, for cards and search engines. */
  readonly description: string;
  /** The group of the hub that lists it; see `groups.ts`. */
  readonly group: CalculatorGroup;
  /** Further words by which the hub's finder finds it. */
  readonly words: string;
  /** The calculators to go on with. */
  readonly related: readonly CalculatorSlug[];
  /** The pages of the products that the calculator plans for. */
  readonly products: readonly SitePath[];
  /** Loads the calculator, which a browser does for the page's own one alone. */
  readonly load: ViewLoader;
  /** Loads the page's copy. For the server: browsers get it as HTML. */
  readonly loadCopy: () => Promise<{ readonly copy: CalculatorCopy }>;
}

/** The calculators. Those of a group stand on the hub in this order. */
export const CALCULATORS: readonly CalculatorEntry[] = [
  {
    slug: 'sip-calculator',
    title: 'SIP calculator',
    shortTitle: 'SIP',
    description: 'See what a fixed sum, paid into a fund every month, could grow to.',
    group: 'grow',
    words: 'monthly instalment mutual fund',
    related: ['step-up-sip-calculator', 'lump-sum-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['sip-calculator'],
    loadCopy: () => import('@/lib/content/calculators/sip-calculator'),
  },
  {
    slug: 'wealth-accumulation-calculator',
    title: 'Wealth accumulation calculator',
    shortTitle: 'Wealth accumulation',
    description: 'Find the monthly sum, or the one sum today, that a goal of yours would take.',
    group: 'plan',
    words: 'goal crore target monthly saving',
    related: ['goal-calculator', 'retirement-calculator', 'asset-allocation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    load: VIEW_LOADERS['wealth-accumulation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/wealth-accumulation-calculator'),
  },
  {
    slug: 'asset-allocation-calculator',
    title: 'Asset allocation calculator',
    shortTitle: 'Asset allocation',
    description:
      'Split your money between equity, debt and gold by age, time and attitude to risk.',
    group: 'plan',
    words: 'equity debt gold portfolio mix age',
    related: ['risk-profile-calculator', 'wealth-accumulation-calculator', 'inflation-calculator'],
    products: [
      '/invest-in-stocks',
      '/invest-in-fixed-income',
      '/invest-in-etfs-exchange-traded-funds',
    ],
    load: VIEW_LOADERS['asset-allocation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/asset-allocation-calculator'),
  },
  {
    slug: 'compounding-magic-calculator',
    title: 'Compounding magic calculator',
    shortTitle: 'Compounding magic',
    description: 'Watch interest earn interest on one sum or on monthly payments.',
    group: 'grow',
    words: 'compound interest rule of 72 double money',
    related: ['sip-calculator', 'inflation-calculator', 'ppf-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    load: VIEW_LOADERS['compounding-magic-calculator'],
    loadCopy: () => import('@/lib/content/calculators/compounding-magic-calculator'),
  },
  {
    slug: 'risk-profile-calculator',
    title: 'Risk profile calculator',
    shortTitle: 'Risk profile',
    description: 'Answer twelve questions to see how much risk suits your time, means and nerves.',
    group: 'plan',
    words: 'questions appetite profile',
    related: ['asset-allocation-calculator', 'wealth-accumulation-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income', '/services/private-wealth'],
    load: VIEW_LOADERS['risk-profile-calculator'],
    loadCopy: () => import('@/lib/content/calculators/risk-profile-calculator'),
  },
  {
    slug: 'inflation-calculator',
    title: 'Inflation calculator',
    shortTitle: 'Inflation',
    description: 'See what prices do to your money, and what is left of a return after them.',
    group: 'plan',
    words: 'price rise real return purchasing power future cost',
    related: ['wealth-accumulation-calculator', 'compounding-magic-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    load: VIEW_LOADERS['inflation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/inflation-calculator'),
  },
  {
    slug: 'ppf-calculator',
    title: 'PPF calculator',
    shortTitle: 'PPF',
    description: 'Work out what a Public Provident Fund account pays after 15 years or more.',
    group: 'savings',
    words: 'public provident fund 7.1% tax free post office',
    related: [
      'compounding-magic-calculator',
      'inflation-calculator',
      'asset-allocation-calculator',
    ],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['ppf-calculator'],
    loadCopy: () => import('@/lib/content/calculators/ppf-calculator'),
  },
  {
    slug: 'lump-sum-calculator',
    title: 'Lump sum calculator',
    shortTitle: 'Lump sum',
    description: 'See what one sum, paid into a fund today, could grow to.',
    group: 'grow',
    words: 'one time investment lumpsum mutual fund bonus',
    related: ['sip-calculator', 'compounding-magic-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['lump-sum-calculator'],
    loadCopy: () => import('@/lib/content/calculators/lump-sum-calculator'),
  },
  {
    slug: 'step-up-sip-calculator',
    title: 'Step-up SIP calculator',
    shortTitle: 'Step-up SIP',
    description: 'See what a SIP could grow to if you raise the instalment every year.',
    group: 'grow',
    words: 'top up raise increase instalment mutual fund',
    related: ['sip-calculator', 'lump-sum-calculator', 'wealth-accumulation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['step-up-sip-calculator'],
    loadCopy: () => import('@/lib/content/calculators/step-up-sip-calculator'),
  },
  {
    slug: 'swp-calculator',
    title: 'SWP calculator',
    shortTitle: 'SWP',
    description: 'See how long a sum lasts if you take out money every month.',
    group: 'plan',
    words: 'systematic withdrawal plan monthly income pension retirement',
    related: ['retirement-calculator', 'lump-sum-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    load: VIEW_LOADERS['swp-calculator'],
    loadCopy: () => import('@/lib/content/calculators/swp-calculator'),
  },
  {
    slug: 'cost-of-delay-calculator',
    title: 'Cost of delay calculator',
    shortTitle: 'Cost of delay',
    description: 'See what it costs to begin a monthly plan some years later.',
    group: 'grow',
    words: 'wait late start early procrastination sip',
    related: ['sip-calculator', 'step-up-sip-calculator', 'retirement-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['cost-of-delay-calculator'],
    loadCopy: () => import('@/lib/content/calculators/cost-of-delay-calculator'),
  },
  {
    slug: 'goal-calculator',
    title: 'Goal calculator',
    shortTitle: 'Goal',
    description: 'See whether what you save is enough for a degree, a wedding or a house.',
    group: 'plan',
    words: 'education child college marriage wedding house car target',
    related: ['wealth-accumulation-calculator', 'step-up-sip-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    load: VIEW_LOADERS['goal-calculator'],
    loadCopy: () => import('@/lib/content/calculators/goal-calculator'),
  },
  {
    slug: 'retirement-calculator',
    title: 'Retirement calculator',
    shortTitle: 'Retirement',
    description: 'Find what you need on the day you stop working, and the monthly sum until then.',
    group: 'plan',
    words: 'pension corpus old age fire stop working',
    related: ['swp-calculator', 'goal-calculator', 'cost-of-delay-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    load: VIEW_LOADERS['retirement-calculator'],
    loadCopy: () => import('@/lib/content/calculators/retirement-calculator'),
  },
  {
    slug: 'cagr-calculator',
    title: 'CAGR calculator',
    shortTitle: 'CAGR',
    description: 'Find the yearly growth that makes one value of another.',
    group: 'trading',
    words: 'compound annual growth rate yearly return percent',
    related: ['lump-sum-calculator', 'inflation-calculator', 'compounding-magic-calculator'],
    products: ['/invest-in-stocks', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['cagr-calculator'],
    loadCopy: () => import('@/lib/content/calculators/cagr-calculator'),
  },
  {
    slug: 'direct-vs-regular-calculator',
    title: 'Direct or regular plan calculator',
    shortTitle: 'Direct or regular',
    description: 'See what the expenses of a regular plan come to compared with the direct plan.',
    group: 'grow',
    words: 'expense ratio commission distributor ter mutual fund versus',
    related: ['sip-calculator', 'lump-sum-calculator', 'cagr-calculator'],
    products: ['/invest-in-mutual-funds', '/independent-financial-distribution'],
    load: VIEW_LOADERS['direct-vs-regular-calculator'],
    loadCopy: () => import('@/lib/content/calculators/direct-vs-regular-calculator'),
  },
  {
    slug: 'emi-calculator',
    title: 'EMI calculator',
    shortTitle: 'EMI',
    description: 'Work out the monthly instalment of a loan, and what a part payment saves.',
    group: 'savings',
    words: 'loan home car personal instalment prepayment part payment interest housing',
    related: ['fd-calculator', 'income-tax-calculator', 'inflation-calculator'],
    products: [],
    load: VIEW_LOADERS['emi-calculator'],
    loadCopy: () => import('@/lib/content/calculators/emi-calculator'),
  },
  {
    slug: 'fd-calculator',
    title: 'FD calculator',
    shortTitle: 'FD',
    description: 'See what a fixed deposit pays at maturity, and its yield.',
    group: 'savings',
    words: 'fixed deposit bank term deposit maturity interest yield',
    related: ['rd-calculator', 'compounding-magic-calculator', 'inflation-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['fd-calculator'],
    loadCopy: () => import('@/lib/content/calculators/fd-calculator'),
  },
  {
    slug: 'rd-calculator',
    title: 'RD calculator',
    shortTitle: 'RD',
    description: 'See what equal monthly deposits pay at a bank or post office.',
    group: 'savings',
    words: 'recurring deposit post office bank monthly maturity',
    related: ['fd-calculator', 'sip-calculator', 'ssy-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['rd-calculator'],
    loadCopy: () => import('@/lib/content/calculators/rd-calculator'),
  },
  {
    slug: 'ssy-calculator',
    title: 'Sukanya Samriddhi calculator',
    shortTitle: 'Sukanya Samriddhi',
    description: 'Work out what a Sukanya Samriddhi account pays after 21 years.',
    group: 'savings',
    words: 'ssy sukanya samriddhi yojana girl daughter post office scheme 8.2%',
    related: ['ppf-calculator', 'rd-calculator', 'wealth-accumulation-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['ssy-calculator'],
    loadCopy: () => import('@/lib/content/calculators/ssy-calculator'),
  },
  {
    slug: 'nps-calculator',
    title: 'NPS calculator',
    shortTitle: 'NPS',
    description: 'See what the National Pension System may pay: a lump sum and a pension.',
    group: 'salary',
    words: 'national pension system retirement annuity corpus tier',
    related: ['epf-calculator', 'sip-calculator', 'income-tax-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    load: VIEW_LOADERS['nps-calculator'],
    loadCopy: () => import('@/lib/content/calculators/nps-calculator'),
  },
  {
    slug: 'epf-calculator',
    title: 'EPF calculator',
    shortTitle: 'EPF',
    description: 'See what your provident fund may hold when you stop working.',
    group: 'salary',
    words: 'provident fund pf employee employer voluntary vpf eps pension scheme',
    related: ['nps-calculator', 'ppf-calculator', 'gratuity-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['epf-calculator'],
    loadCopy: () => import('@/lib/content/calculators/epf-calculator'),
  },
  {
    slug: 'gratuity-calculator',
    title: 'Gratuity calculator',
    shortTitle: 'Gratuity',
    description: 'Work out the gratuity that is due after years of service.',
    group: 'salary',
    words: 'leaving service years employer resignation retirement wage',
    related: ['epf-calculator', 'income-tax-calculator', 'hra-calculator'],
    products: [],
    load: VIEW_LOADERS['gratuity-calculator'],
    loadCopy: () => import('@/lib/content/calculators/gratuity-calculator'),
  },
  {
    slug: 'hra-calculator',
    title: 'HRA calculator',
    shortTitle: 'HRA',
    description: 'See how much of your house rent allowance is free of income tax.',
    group: 'salary',
    words: 'house rent allowance exemption rent metro old regime',
    related: ['income-tax-calculator', 'gratuity-calculator', 'emi-calculator'],
    products: [],
    load: VIEW_LOADERS['hra-calculator'],
    loadCopy: () => import('@/lib/content/calculators/hra-calculator'),
  },
  {
    slug: 'capital-gains-calculator',
    title: 'Capital gains calculator',
    shortTitle: 'Capital gains',
    description: 'Work out the tax on a gain from listed shares or an equity fund.',
    group: 'salary',
    words: 'tax shares equity mutual funds ltcg stcg long term short term grandfathering 112a 111a',
    related: ['income-tax-calculator', 'sip-calculator', 'compounding-magic-calculator'],
    products: [
      '/invest-in-stocks',
      '/invest-in-mutual-funds',
      '/invest-in-etfs-exchange-traded-funds',
    ],
    load: VIEW_LOADERS['capital-gains-calculator'],
    loadCopy: () => import('@/lib/content/calculators/capital-gains-calculator'),
  },
  {
    slug: 'income-tax-calculator',
    title: 'Income tax calculator',
    shortTitle: 'Income tax',
    description: 'Compare your income tax under the new and the old regime.',
    group: 'salary',
    words: 'old regime new regime slab salary rebate surcharge cess 87a 80c',
    related: ['hra-calculator', 'capital-gains-calculator', 'nps-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    load: VIEW_LOADERS['income-tax-calculator'],
    loadCopy: () => import('@/lib/content/calculators/income-tax-calculator'),
  },
  {
    slug: 'average-price-calculator',
    title: 'Average price calculator',
    shortTitle: 'Average price',
    description: 'Find what your shares cost on average after several purchases and sales.',
    group: 'trading',
    words: 'share stock averaging down buy more fifo break-even cost',
    related: ['cagr-calculator', 'xirr-calculator', 'asset-allocation-calculator'],
    products: ['/invest-in-stocks', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['average-price-calculator'],
    loadCopy: () => import('@/lib/content/calculators/average-price-calculator'),
  },
  {
    slug: 'xirr-calculator',
    title: 'XIRR calculator',
    shortTitle: 'XIRR',
    description: 'Find the yearly return of payments on any dates, pasted as they are.',
    group: 'trading',
    words: 'irr internal rate of return irregular dates cash flows portfolio',
    related: ['cagr-calculator', 'average-price-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    load: VIEW_LOADERS['xirr-calculator'],
    loadCopy: () => import('@/lib/content/calculators/xirr-calculator'),
  },
  {
    slug: 'brokerage-calculator',
    title: 'Brokerage calculator',
    shortTitle: 'Brokerage',
    description: 'See every charge of a trade line by line, and the price that covers them.',
    group: 'trading',
    words: 'charges contract note stt gst stamp duty break-even futures options commodity',
    related: ['mtf-calculator'],
    products: ['/charges', '/equity-broking', '/invest-in-derivatives', '/invest-in-commodities'],
    load: VIEW_LOADERS['brokerage-calculator'],
    loadCopy: () => import('@/lib/content/calculators/brokerage-calculator'),
  },
  {
    slug: 'mtf-calculator',
    title: 'MTF calculator',
    shortTitle: 'MTF',
    description: 'Work out what borrowed shares cost, and the price at which a margin call comes.',
    group: 'trading',
    words: 'margin trading facility leverage loan interest margin call pledge',
    related: ['brokerage-calculator'],
    products: ['/invest-in-mtf-margin-trading-facility', '/charges'],
    load: VIEW_LOADERS['mtf-calculator'],
    loadCopy: () => import('@/lib/content/calculators/mtf-calculator'),
  },
];

/** The calculators of each group that has any. @param found those to list; default: all */
export function byGroup(found: readonly CalculatorEntry[] = CALCULATORS) {
  return CALCULATOR_GROUPS.flatMap((group) => {
    const entries = found.filter((entry) => entry.group === group.id);
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}

/** The calculators with every word of the query in their names, sentence, group or further words. */
export function findCalculators(query: string): readonly CalculatorEntry[] {
  const terms = searchTerms(query);
  return CALCULATORS.filter(({ title, description, words, group }) => {
    const { title: groupTitle } = CALCULATOR_GROUPS.find(({ id }) => id === group) ?? { title: '' };
    const text = `${title} ${description} ${words} ${groupTitle}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** The calculator of an address's last part, or undefined. */
export function calculatorBySlug(slug: string): CalculatorEntry | undefined {
  return CALCULATORS.find((entry) => entry.slug === slug);
}
