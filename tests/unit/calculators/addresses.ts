import type { CalculatorSlug } from '@/lib/pages/calculators';
import { chargesAsOf, feePercent } from '@/lib/domain/charge/firm-tariff';

/** What each calculator promises to links and other sites. */
interface Promised {
  /** The query parameters with their defaults, as the address writes them. */
  readonly address: Readonly<Record<string, unknown>>;
  /** The ids of the `<data>` elements. */
  readonly results: readonly string[];
}

export const PROMISED: Readonly<Record<CalculatorSlug, Promised>> = {
  'sip-calculator': {
    address: {
      amount: 5000,
      rate: 12,
      years: 10,
      stepup: 0,
      basis: 'nominal',
      when: 'start',
    },
    results: ['total', 'invested', 'returns'],
  },
  'wealth-accumulation-calculator': {
    address: {
      goal: 10_000_000,
      years: 15,
      rate: 12,
      inflation: 0,
      savings: 0,
      basis: 'nominal',
    },
    results: ['target', 'monthly', 'onetime'],
  },
  'asset-allocation-calculator': {
    address: {
      age: 35,
      risk: 'moderate',
      horizon: 10,
      base: '100',
      equity: 0,
      debt: 0,
      gold: 0,
      cash: 0,
    },
    results: ['equity-share', 'debt-share', 'gold-share', 'liquid-share'],
  },
  'compounding-magic-calculator': {
    address: {
      mode: 'lumpsum',
      amount: 100_000,
      rate: 12,
      invest: 10,
      years: 10,
      frequency: '1',
      inflation: 6,
    },
    results: ['total', 'invested', 'returns', 'real', 'interest-on-interest'],
  },
  'risk-profile-calculator': { address: { answers: '' }, results: ['score'] },
  'inflation-calculator': {
    address: { amount: 100_000, rate: 6, years: 10, return: 10 },
    results: ['future-cost', 'purchasing-power', 'real-return'],
  },
  'ppf-calculator': {
    address: {
      amount: 150_000,
      frequency: 'yearly',
      timing: 'before5',
      years: '15',
      extend: 'with',
      rate: 7.1,
      rates: [],
    },
    results: ['maturity', 'invested', 'interest'],
  },
  'lump-sum-calculator': {
    address: { amount: 100_000, rate: 12, years: 10, inflation: 6, frequency: '1' },
    results: ['total', 'invested', 'returns', 'real'],
  },
  'step-up-sip-calculator': {
    address: {
      amount: 5000,
      raise: 'percent',
      stepup: 10,
      more: 500,
      rate: 12,
      years: 10,
      basis: 'nominal',
      when: 'start',
    },
    results: ['total', 'invested', 'returns', 'plain'],
  },
  'swp-calculator': {
    address: {
      sum: 1_000_000,
      amount: 8000,
      rate: 8,
      years: 10,
      raise: 0,
      basis: 'effective',
      when: 'end',
    },
    results: ['left', 'withdrawn', 'growth', 'needed'],
  },
  'cost-of-delay-calculator': {
    address: { amount: 10_000, rate: 12, years: 25, delay: 5, basis: 'nominal' },
    results: ['now', 'later', 'cost', 'catch-up'],
  },
  'goal-calculator': {
    address: {
      cost: 2_000_000,
      years: 12,
      inflation: 8,
      savings: 200_000,
      monthly: 5000,
      stepup: 0,
      rate: 11,
      basis: 'nominal',
    },
    results: ['target', 'have', 'gap', 'once', 'extra'],
  },
  'retirement-calculator': {
    address: {
      age: 30,
      retire: 60,
      until: 85,
      spending: 50_000,
      inflation: 6,
      savings: 500_000,
      before: 11,
      after: 7,
      basis: 'nominal',
      spend: 'monthly',
    },
    results: ['spending', 'corpus', 'have', 'monthly'],
  },
  'cagr-calculator': {
    address: {
      from: 100_000,
      to: 200_000,
      time: 'months',
      years: 6,
      months: 0,
      begin: '2020-04-01',
      end: '2026-04-01',
    },
    results: ['cagr', 'absolute', 'simple', 'gain'],
  },
  'direct-vs-regular-calculator': {
    address: {
      mode: 'sip',
      amount: 10_000,
      rate: 12,
      direct: 0.8,
      regular: 1.8,
      years: 20,
      way: 'less',
    },
    results: ['direct', 'regular', 'share', 'cost'],
  },
  'emi-calculator': {
    address: {
      amount: 2_500_000,
      rate: 8.5,
      years: 20,
      on: 'reducing',
      part: 0,
      every: 'once',
      after: 1,
      keep: 'emi',
    },
    results: ['emi', 'interest', 'total', 'months', 'saved'],
  },
  'fd-calculator': {
    address: { amount: 100_000, rate: 7, years: 5, months: 0, interest: '4' },
    results: ['maturity', 'invested', 'interest', 'yield'],
  },
  'rd-calculator': {
    address: { amount: 5000, rate: 6.7, months: 60, interest: '4' },
    results: ['maturity', 'invested', 'interest'],
  },
  'ssy-calculator': {
    address: {
      amount: 150_000,
      frequency: 'yearly',
      timing: 'before5',
      age: 1,
      rate: 8.2,
      rates: [],
    },
    results: ['maturity', 'invested', 'interest'],
  },
  'nps-calculator': {
    address: {
      amount: 5000,
      rate: 10,
      age: 30,
      until: 60,
      annuity: 40,
      pension: 6,
      sector: 'private',
      basis: 'nominal',
      when: 'start',
    },
    results: ['corpus', 'invested', 'returns', 'lumpsum', 'pension'],
  },
  'epf-calculator': {
    address: {
      wage: 30_000,
      raise: 5,
      age: 30,
      until: 58,
      balance: 0,
      own: 12,
      rate: 8.25,
      base: 'full',
      pension: 'member',
    },
    results: ['own', 'employer', 'interest', 'total'],
  },
  'gratuity-calculator': {
    address: {
      wage: 50_000,
      years: 10,
      months: 0,
      cover: 'covered',
      post: 'permanent',
    },
    results: ['gratuity', 'exempt', 'taxable'],
  },
  'hra-calculator': {
    address: {
      salary: 50_000,
      hra: 20_000,
      rent: 18_000,
      months: 12,
      city: 'metro',
      year: '2026',
    },
    results: ['exempt', 'taxable', 'exempt-year'],
  },
  'capital-gains-calculator': {
    address: {
      value: 700_000,
      cost: 200_000,
      held: 'long',
      bought: 'after',
      sold: 'now',
      surcharge: '0',
      fmv: 0,
      expenses: 0,
      used: 0,
    },
    results: ['cost', 'gain', 'exempt', 'tax'],
  },
  'income-tax-calculator': {
    address: {
      salary: 1_500_000,
      other: 0,
      deductions: 200_000,
      age: 'below60',
      year: '2026-27',
      employer: 0,
    },
    results: ['tax-new', 'tax-old', 'tax'],
  },
  'average-price-calculator': {
    address: { trades: '100 450\n50 380\n-40 470', price: 420, method: 'average' },
    results: ['average', 'quantity', 'cost', 'realised', 'gain'],
  },
  'xirr-calculator': {
    address: {
      flows: '2022-04-05 -50000\n2023-01-10 -25000\n2024-03-20 15000\n2026-09-30 95000',
      year: '365',
    },
    results: ['xirr', 'paid', 'received', 'gain'],
  },
  'brokerage-calculator': {
    address: {
      segment: 'delivery',
      exchange: 'NSE',
      day: chargesAsOf,
      buy1: 100,
      buyat1: 1_000,
      sell1: 100,
      sellat1: 1_100,
      buy2: 0,
      buyat2: 0,
      sell2: 0,
      sellat2: 0,
      buy3: 0,
      buyat3: 0,
      sell3: 0,
      sellat3: 0,
      fee: 'tariff',
      percent: 0.03,
      most: 20,
      flat: 20,
    },
    results: ['bought', 'sold', 'charges', 'net', 'breakeven'],
  },
  'mtf-calculator': {
    address: {
      shares: 100,
      price: 1_000,
      margin: 50,
      keep: 30,
      days: 30,
      rate: feePercent('marginTrading'),
      year: '365',
    },
    results: ['own', 'funded', 'interest', 'call', 'breakeven', 'cost'],
  },
};
