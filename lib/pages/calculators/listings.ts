import type { CalculatorSlug } from '@/lib/domain/calculator/list';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { GAIN_RATES } from '@/lib/domain/rule/capital-gains';
import { latest } from '@/lib/domain/rule/types';

import type { CalculatorGroup } from './groups';

/** What pages, menus and lists say about a calculator, and the parameters of its address. */
export interface CalculatorListing {
  /** The last part of the page's address, and the name of the record's and the copy's files. */
  readonly slug: CalculatorSlug;
  readonly title: string;
  /** The title for search engines: its name and its use, at most 60 characters. */
  readonly searchTitle: string;
  /** Its name in breadcrumbs, menus and lists. */
  readonly shortTitle: string;
  /** One sentence, for the hub, the search and the share picture. */
  readonly sentence: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** Day of the last change of the rates that it counts with, `YYYY-MM-DD`, where the page prints it. */
  readonly updated?: string;
  /** The group of the hub that lists it. */
  readonly group: CalculatorGroup;
  /** Further words by which the hub's finder finds it. */
  readonly words: string;
  /** Of what the firm does not offer: its page does not ask to open an account. */
  readonly isNotOffered?: true;
  /** The calculators to go on with. */
  readonly related: readonly CalculatorSlug[];
  /** The pages of the products that the calculator plans for; `CalculatorEntry` checks the paths. */
  readonly products: readonly string[];
  /** The part of a fund's page that counts the same on NAVs. */
  readonly fundPart?: 'sip' | 'direct-and-regular';
  /** Its entry in the main menu. */
  readonly menu?: { readonly column: 'Save and grow' | 'Decide'; readonly note: string };
  /** The query parameters of its address: the names of its fields, which a test compares. */
  readonly reads: readonly string[];
}

/**
 * Every calculator, in the order of the menu, the sitemap and, within a group, the hub. The formulas are
 * not here, because the front imports this table and would carry them all.
 */
export const CALCULATOR_LISTINGS = [
  {
    slug: 'sip-calculator',
    title: 'SIP calculator',
    searchTitle: 'SIP calculator: what a monthly sum in a fund could grow to',
    shortTitle: 'SIP',
    sentence: 'See what a fixed sum, paid into a fund every month, could grow to.',
    description:
      'See what a fixed sum, paid into a fund every month, could grow to. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'monthly instalment mutual fund',
    related: ['step-up-sip-calculator', 'lump-sum-calculator', 'inflation-calculator'],
    products: ['/mutual-funds', '/invest-in-mutual-funds'],
    fundPart: 'sip',
    menu: { column: 'Save and grow', note: 'A fixed sum, month by month' },
    reads: ['amount', 'rate', 'years', 'stepup', 'basis', 'when'],
  },
  {
    slug: 'wealth-accumulation-calculator',
    title: 'Wealth accumulation calculator',
    searchTitle: 'Wealth accumulation calculator: what to save for a goal',
    shortTitle: 'Wealth accumulation',
    sentence: 'Find the monthly sum, or the one sum today, that your goal needs.',
    description:
      'Find the monthly sum, or the one sum today, that your goal needs. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'goal crore target monthly saving',
    related: ['goal-calculator', 'retirement-calculator', 'asset-allocation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    menu: { column: 'Save and grow', note: 'What a goal needs each month' },
    reads: ['goal', 'years', 'rate', 'inflation', 'savings', 'basis'],
  },
  {
    slug: 'compounding-magic-calculator',
    title: 'Compounding magic calculator',
    searchTitle: 'Compounding magic calculator: compound interest by year',
    shortTitle: 'Compounding magic',
    sentence: 'Watch interest earn interest on one sum or on monthly payments.',
    description:
      'Watch interest earn interest on one sum or on monthly payments. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'compound interest rule of 72 double money',
    related: ['sip-calculator', 'inflation-calculator', 'ppf-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    menu: { column: 'Save and grow', note: 'One sum, left alone' },
    reads: ['mode', 'amount', 'rate', 'invest', 'years', 'frequency', 'inflation'],
  },
  {
    slug: 'ppf-calculator',
    title: 'PPF calculator',
    searchTitle: 'PPF calculator: maturity value after 15 years or more',
    shortTitle: 'PPF',
    sentence: 'Work out what a Public Provident Fund account pays after 15 years or more.',
    description:
      'Work out what a Public Provident Fund account pays after 15 years or more. With the formula, every year in a table and a worked example.',
    group: 'savings',
    words: 'public provident fund tax free post office',
    isNotOffered: true,
    related: [
      'compounding-magic-calculator',
      'inflation-calculator',
      'asset-allocation-calculator',
    ],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    menu: { column: 'Save and grow', note: 'Fifteen years and after' },
    reads: ['amount', 'frequency', 'timing', 'years', 'extend', 'rate', 'rates'],
  },
  {
    slug: 'risk-profile-calculator',
    title: 'Risk profile calculator',
    searchTitle: 'Risk profile calculator: how much risk suits you',
    shortTitle: 'Risk profile',
    sentence:
      'Answer twelve questions to see how much risk suits your time, your income and how you bear losses.',
    description:
      'Answer twelve questions to see how much risk suits your time, your income and how you bear losses. One question at a time; answers are not stored.',
    group: 'plan',
    words: 'questions appetite profile',
    related: ['asset-allocation-calculator', 'wealth-accumulation-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income', '/services/private-wealth'],
    menu: { column: 'Decide', note: 'How much loss you can bear' },
    reads: ['answers'],
  },
  {
    slug: 'asset-allocation-calculator',
    title: 'Asset allocation calculator',
    searchTitle: 'Asset allocation calculator: equity, debt and gold by age',
    shortTitle: 'Asset allocation',
    sentence: 'Split your money between equity, debt and gold by age, time and attitude to risk.',
    description:
      'Split your money between equity, debt and gold by age, time and attitude to risk. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'equity debt gold portfolio mix age',
    related: ['risk-profile-calculator', 'wealth-accumulation-calculator', 'inflation-calculator'],
    products: [
      '/invest-in-stocks',
      '/invest-in-fixed-income',
      '/invest-in-etfs-exchange-traded-funds',
    ],
    menu: { column: 'Decide', note: 'Shares, debt and gold' },
    reads: ['age', 'risk', 'horizon', 'base', 'equity', 'debt', 'gold', 'cash'],
  },
  {
    slug: 'inflation-calculator',
    title: 'Inflation calculator',
    searchTitle: 'Inflation calculator: what prices do to your money',
    shortTitle: 'Inflation',
    sentence: 'See what prices do to your money, and what is left of a return after them.',
    description:
      'See what prices do to your money, and what is left of a return after them. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'price rise real return purchasing power future cost',
    related: ['wealth-accumulation-calculator', 'compounding-magic-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    menu: { column: 'Decide', note: 'What money will buy later' },
    reads: ['amount', 'rate', 'years', 'return'],
  },
  {
    slug: 'lump-sum-calculator',
    title: 'Lump sum calculator',
    searchTitle: 'Lump sum calculator: what one sum in a fund could grow to',
    shortTitle: 'Lump sum',
    sentence: 'See what one sum, paid into a fund today, could grow to.',
    description:
      'See what one sum, paid into a fund today, could grow to and what it would buy then. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'one time investment lumpsum mutual fund bonus',
    related: ['sip-calculator', 'compounding-magic-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    reads: ['amount', 'rate', 'years', 'inflation', 'frequency'],
  },
  {
    slug: 'step-up-sip-calculator',
    title: 'Step-up SIP calculator',
    searchTitle: 'Step-up SIP calculator: raise the instalment every year',
    shortTitle: 'Step-up SIP',
    sentence: 'See what a SIP could grow to if you raise the instalment every year.',
    description:
      'See what a SIP could grow to if you raise it every year, by a per cent or by a sum. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'top up raise increase instalment mutual fund',
    related: ['sip-calculator', 'lump-sum-calculator', 'wealth-accumulation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    reads: ['amount', 'raise', 'stepup', 'more', 'rate', 'years', 'basis', 'when'],
  },
  {
    slug: 'swp-calculator',
    title: 'SWP calculator',
    searchTitle: 'SWP calculator: how long a sum lasts with withdrawals',
    shortTitle: 'SWP',
    sentence: 'See how long a sum lasts if you take out money every month.',
    description:
      'See how long a sum lasts if you take out money every month, and which sum would last exactly. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'systematic withdrawal plan monthly income pension retirement',
    related: ['retirement-calculator', 'lump-sum-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    reads: ['sum', 'amount', 'rate', 'years', 'raise', 'basis', 'when'],
  },
  {
    slug: 'cost-of-delay-calculator',
    title: 'Cost of delay calculator',
    searchTitle: 'Cost of delay calculator: begin a SIP now or later',
    shortTitle: 'Cost of delay',
    sentence: 'See what it costs to begin a monthly plan some years later.',
    description:
      'See what it costs to begin a monthly plan some years later, and what it would take to catch up. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'wait late start early procrastination sip',
    related: ['sip-calculator', 'step-up-sip-calculator', 'retirement-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    reads: ['amount', 'rate', 'years', 'delay', 'basis'],
  },
  {
    slug: 'goal-calculator',
    title: 'Goal calculator',
    searchTitle: 'Goal calculator: is what you save enough, and what to add',
    shortTitle: 'Goal',
    sentence: 'See whether what you save is enough for a degree, a wedding or a house.',
    description:
      'See whether what you save is enough for a degree, a wedding or a house, and what to add. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'education child college marriage wedding house car target',
    related: ['wealth-accumulation-calculator', 'step-up-sip-calculator', 'inflation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    reads: ['cost', 'years', 'inflation', 'savings', 'monthly', 'stepup', 'rate', 'basis'],
  },
  {
    slug: 'retirement-calculator',
    title: 'Retirement calculator',
    searchTitle: 'Retirement calculator: the sum you need and how to save it',
    shortTitle: 'Retirement',
    sentence: 'Find what you need on the day you stop working, and the monthly sum until then.',
    description:
      'Find what you need on the day you stop working, and what to pay in each month until then. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'pension corpus old age fire stop working',
    related: ['swp-calculator', 'goal-calculator', 'cost-of-delay-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    reads: [
      'age',
      'retire',
      'until',
      'spending',
      'inflation',
      'savings',
      'before',
      'after',
      'basis',
      'spend',
    ],
  },
  {
    slug: 'cagr-calculator',
    title: 'CAGR calculator',
    searchTitle: 'CAGR calculator: yearly growth rate between two values',
    shortTitle: 'CAGR',
    sentence: 'Find the yearly growth rate that leads from one value to another.',
    description:
      'Find the yearly growth rate from one value to another, compounded, next to the whole growth. With the formula, every year in a table and a worked example.',
    group: 'trading',
    words: 'compound annual growth rate yearly return percent',
    related: ['lump-sum-calculator', 'inflation-calculator', 'compounding-magic-calculator'],
    products: ['/invest-in-stocks', '/invest-in-mutual-funds'],
    reads: ['from', 'to', 'time', 'years', 'months', 'begin', 'end'],
  },
  {
    slug: 'direct-vs-regular-calculator',
    title: 'Direct or regular plan calculator',
    searchTitle: 'Direct or regular plan calculator: what expenses cost',
    shortTitle: 'Direct or regular',
    sentence: 'See what the expenses of a regular plan come to compared with the direct plan.',
    description:
      'See what the higher expenses of a fund’s regular plan come to over the years. With the formula, every year in a table and a worked example.',
    group: 'grow',
    words: 'expense ratio commission distributor ter mutual fund versus',
    related: ['sip-calculator', 'lump-sum-calculator', 'cagr-calculator'],
    products: ['/invest-in-mutual-funds', '/independent-financial-distribution'],
    fundPart: 'direct-and-regular',
    reads: ['mode', 'amount', 'rate', 'direct', 'regular', 'years', 'way'],
  },
  {
    slug: 'emi-calculator',
    title: 'EMI calculator',
    searchTitle: 'EMI calculator: monthly instalment, interest, part payment',
    shortTitle: 'EMI',
    sentence: 'Work out the monthly instalment of a loan, and what a part payment saves.',
    description:
      'Work out the EMI of a loan, its interest and what a part payment saves. With the schedule year by year, the formula and a CSV file.',
    group: 'savings',
    words: 'loan home car personal instalment prepayment part payment interest housing',
    isNotOffered: true,
    related: ['fd-calculator', 'income-tax-calculator', 'inflation-calculator'],
    products: [],
    reads: ['amount', 'rate', 'years', 'on', 'part', 'every', 'after', 'keep'],
  },
  {
    slug: 'fd-calculator',
    title: 'FD calculator',
    searchTitle: 'FD calculator: maturity value and yield of a deposit',
    shortTitle: 'FD',
    sentence: 'See what a fixed deposit pays at maturity, and its yield.',
    description:
      'See what a fixed deposit pays at maturity with interest added quarterly or otherwise, and its yield. With the formula and every year in a table.',
    group: 'savings',
    words: 'fixed deposit bank term deposit maturity interest yield',
    isNotOffered: true,
    related: ['rd-calculator', 'compounding-magic-calculator', 'inflation-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    reads: ['amount', 'rate', 'years', 'months', 'interest'],
  },
  {
    slug: 'rd-calculator',
    title: 'RD calculator',
    searchTitle: 'RD calculator: what monthly deposits pay at maturity',
    shortTitle: 'RD',
    sentence: 'See what equal monthly deposits pay at a bank or post office.',
    description:
      'See what a recurring deposit pays at a bank or post office, counted by quarters as they do. With the formula and every year in a table.',
    group: 'savings',
    words: 'recurring deposit post office bank monthly maturity',
    isNotOffered: true,
    related: ['fd-calculator', 'sip-calculator', 'ssy-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    reads: ['amount', 'rate', 'months', 'interest'],
  },
  {
    slug: 'ssy-calculator',
    title: 'Sukanya Samriddhi calculator',
    searchTitle: 'Sukanya Samriddhi calculator: SSY value after 21 years',
    shortTitle: 'Sukanya Samriddhi',
    sentence: 'Work out what a Sukanya Samriddhi account pays after 21 years.',
    description:
      'Work out what a Sukanya Samriddhi account pays a daughter after 21 years by the scheme’s own rule, with all 21 years in a table.',
    group: 'savings',
    words: 'ssy sukanya samriddhi yojana girl daughter post office scheme',
    isNotOffered: true,
    related: ['ppf-calculator', 'rd-calculator', 'wealth-accumulation-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    reads: ['amount', 'frequency', 'timing', 'age', 'rate', 'rates'],
  },
  {
    slug: 'nps-calculator',
    title: 'NPS calculator',
    searchTitle: 'NPS calculator: lump sum and monthly pension',
    shortTitle: 'NPS',
    sentence: 'See what the National Pension System may pay: a lump sum and a pension.',
    description:
      'See the sum, the lump sum and the monthly pension that NPS contributions may give, under the exit rules of December 2025, with the formula.',
    group: 'salary',
    words: 'national pension system retirement annuity corpus tier',
    isNotOffered: true,
    related: ['epf-calculator', 'sip-calculator', 'income-tax-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    reads: ['amount', 'rate', 'age', 'until', 'annuity', 'pension', 'sector', 'basis', 'when'],
  },
  {
    slug: 'epf-calculator',
    title: 'EPF calculator',
    searchTitle: 'EPF calculator: provident fund when you stop working',
    shortTitle: 'EPF',
    sentence: 'See what your provident fund may hold when you stop working.',
    description:
      'See what your provident fund may hold when you stop working, with both shares, the pension scheme’s part and every year in a table.',
    group: 'salary',
    words: 'provident fund pf employee employer voluntary vpf eps pension scheme',
    isNotOffered: true,
    related: ['nps-calculator', 'ppf-calculator', 'gratuity-calculator'],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    reads: ['wage', 'raise', 'age', 'until', 'balance', 'own', 'rate', 'base', 'pension'],
  },
  {
    slug: 'gratuity-calculator',
    title: 'Gratuity calculator',
    searchTitle: 'Gratuity calculator: the sum due and its tax',
    shortTitle: 'Gratuity',
    sentence: 'Work out the gratuity that is due after years of service.',
    description:
      'Work out your gratuity under the law or outside it, what of it is free of tax, and what each further year of service would add.',
    group: 'salary',
    words: 'leaving service years employer resignation retirement wage',
    isNotOffered: true,
    related: ['epf-calculator', 'income-tax-calculator', 'hra-calculator'],
    products: [],
    reads: ['wage', 'years', 'months', 'cover', 'post'],
  },
  {
    slug: 'hra-calculator',
    title: 'HRA calculator',
    searchTitle: 'HRA calculator: how much of the allowance is tax-free',
    shortTitle: 'HRA',
    sentence: 'See how much of your house rent allowance is free of income tax.',
    description:
      'See how much of your house rent allowance is free of income tax: the three limits with your figures, by city and tax year.',
    group: 'salary',
    words: 'house rent allowance exemption rent metro old regime',
    isNotOffered: true,
    related: ['income-tax-calculator', 'gratuity-calculator', 'emi-calculator'],
    products: [],
    reads: ['salary', 'hra', 'rent', 'months', 'city', 'year'],
  },
  {
    slug: 'capital-gains-calculator',
    title: 'Capital gains calculator',
    searchTitle: 'Capital gains calculator: tax on shares and equity funds',
    shortTitle: 'Capital gains',
    sentence: 'Work out the tax on a gain from listed shares or an equity fund.',
    description: `Work out the tax on gains from shares and equity funds: rates by the day of the sale, ₹${latest(GAIN_RATES).value.exempt / 100_000} lakh free, and the value of 31 January 2018.`,
    group: 'salary',
    words: 'tax shares equity mutual funds ltcg stcg long term short term grandfathering 112a 111a',
    related: ['income-tax-calculator', 'sip-calculator', 'compounding-magic-calculator'],
    products: [
      '/charges',
      '/invest-in-stocks',
      '/invest-in-mutual-funds',
      '/invest-in-etfs-exchange-traded-funds',
    ],
    reads: ['value', 'cost', 'held', 'bought', 'sold', 'surcharge', 'fmv', 'expenses', 'used'],
  },
  {
    slug: 'income-tax-calculator',
    title: 'Income tax calculator',
    searchTitle: 'Income tax calculator: new and old regime, 2026-27',
    shortTitle: 'Income tax',
    sentence: 'Compare your income tax under the new and the old regime.',
    description:
      'Compare your income tax under the new and the old regime, with slabs, rebate, relief, surcharge and cess of the tax year 2026-27, step by step.',
    group: 'salary',
    words: 'old regime new regime slab salary rebate surcharge cess 87a 80c',
    isNotOffered: true,
    related: ['hra-calculator', 'capital-gains-calculator', 'nps-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    reads: ['salary', 'other', 'deductions', 'age', 'year', 'employer'],
  },
  {
    slug: 'average-price-calculator',
    title: 'Average price calculator',
    searchTitle: 'Average price calculator: cost of shares bought in parts',
    shortTitle: 'Average price',
    sentence: 'Find what your shares cost on average after several purchases and sales.',
    description:
      'Find what your shares cost on average after several purchases and sales, by the average or the oldest first. With the formula, a table and a worked example.',
    group: 'trading',
    words: 'share stock averaging down buy more fifo break-even cost',
    related: ['cagr-calculator', 'xirr-calculator', 'asset-allocation-calculator'],
    products: ['/charges', '/invest-in-stocks', '/invest-in-etfs-exchange-traded-funds'],
    reads: ['trades', 'price', 'method'],
  },
  {
    slug: 'xirr-calculator',
    title: 'XIRR calculator',
    searchTitle: 'XIRR calculator: yearly return of payments on any dates',
    shortTitle: 'XIRR',
    sentence: 'Find the yearly return of payments on any dates, pasted as they are.',
    description:
      'Find the yearly return of payments on any dates: paste dates and sums from a spreadsheet. With the formula and a table of what each sum counts.',
    group: 'trading',
    words: 'irr internal rate of return irregular dates cash flows portfolio',
    related: ['cagr-calculator', 'average-price-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    reads: ['flows', 'year'],
  },
  {
    slug: 'brokerage-calculator',
    title: 'Brokerage calculator',
    searchTitle: 'Brokerage calculator: every charge and the break-even',
    shortTitle: 'Brokerage',
    sentence: 'See every charge of a trade line by line, and the price that covers them.',
    description:
      'Brokerage, STT or CTT, exchange and SEBI charges, GST and stamp duty of a trade on the NSE, BSE or MCX, line by line, with the break-even price.',
    updated: chargesAsOf,
    group: 'trading',
    words: 'charges contract note stt gst stamp duty break-even futures options commodity',
    related: ['mtf-calculator'],
    products: ['/charges', '/equity-broking', '/invest-in-derivatives', '/invest-in-commodities'],
    reads: [
      'segment',
      'exchange',
      'day',
      'buy1',
      'buyat1',
      'sell1',
      'sellat1',
      'buy2',
      'buyat2',
      'sell2',
      'sellat2',
      'buy3',
      'buyat3',
      'sell3',
      'sellat3',
      'fee',
      'percent',
      'most',
      'flat',
    ],
  },
  {
    slug: 'mtf-calculator',
    title: 'MTF calculator',
    searchTitle: 'MTF calculator: interest, break-even, margin call price',
    shortTitle: 'MTF',
    sentence: 'Work out what borrowed shares cost, and the price at which a margin call comes.',
    description:
      'Your own money, the sum we lend, interest by the day, pledge and trade charges, the break-even price and the price at which a margin call comes.',
    updated: chargesAsOf,
    group: 'trading',
    words: 'margin trading facility leverage loan interest margin call pledge',
    related: ['brokerage-calculator'],
    products: ['/invest-in-mtf-margin-trading-facility', '/charges'],
    reads: ['shares', 'price', 'margin', 'keep', 'days', 'rate', 'year'],
  },
] as const satisfies readonly CalculatorListing[];
