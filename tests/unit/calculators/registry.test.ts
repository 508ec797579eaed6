import { csvRows, defaultsOf, serialiseState } from '@/lib/calculators';
import { calculatorBySlug, CALCULATORS, type CalculatorSlug } from '@/lib/calculators/registry';
import { ppf } from '@/lib/calculators/ppf';
import { riskProfileCalculator } from '@/lib/calculators/risk-profile';
import { ceilRupee, roundRupee, roundTo, splitWhole } from '@/lib/calculators/rounding';
import { sip } from '@/lib/calculators/sip';
import { chargesAsOf, feePercent } from '@/lib/charges/firm-tariff';
import { csvText } from '@/lib/tools/csv';

import { pageOf, pages } from '@/lib/pages';

import { inputOf, VIEWS } from './support';

const SLUGS = CALCULATORS.map(({ slug }) => slug);

/** Query parameters with their defaults, as the address writes them. */
const ADDRESSES: Record<CalculatorSlug, Record<string, unknown>> = {
  'sip-calculator': { amount: 5000, rate: 12, years: 10, stepup: 0, basis: 'nominal' },
  'wealth-accumulation-calculator': {
    goal: 10_000_000,
    years: 15,
    rate: 12,
    inflation: 0,
    savings: 0,
    basis: 'nominal',
  },
  'asset-allocation-calculator': {
    age: 35,
    risk: 'moderate',
    horizon: 10,
    base: '100',
    equity: 0,
    debt: 0,
    gold: 0,
    cash: 0,
  },
  'compounding-magic-calculator': {
    mode: 'lumpsum',
    amount: 100_000,
    rate: 12,
    invest: 10,
    years: 10,
    frequency: '1',
    inflation: 6,
  },
  'risk-profile-calculator': { answers: '' },
  'inflation-calculator': { amount: 100_000, rate: 6, years: 10, return: 10 },
  'ppf-calculator': {
    amount: 150_000,
    frequency: 'yearly',
    timing: 'before5',
    years: '15',
    extend: 'with',
    rate: 7.1,
    rates: [],
  },
  'lump-sum-calculator': { amount: 100_000, rate: 12, years: 10, inflation: 6, frequency: '1' },
  'step-up-sip-calculator': {
    amount: 5000,
    raise: 'percent',
    stepup: 10,
    more: 500,
    rate: 12,
    years: 10,
    basis: 'nominal',
  },
  'swp-calculator': {
    sum: 1_000_000,
    amount: 8000,
    rate: 8,
    years: 10,
    raise: 0,
    basis: 'effective',
    when: 'end',
  },
  'cost-of-delay-calculator': { amount: 10_000, rate: 12, years: 25, delay: 5, basis: 'nominal' },
  'goal-calculator': {
    cost: 2_000_000,
    years: 12,
    inflation: 8,
    savings: 200_000,
    monthly: 5000,
    stepup: 0,
    rate: 11,
    basis: 'nominal',
  },
  'retirement-calculator': {
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
  'cagr-calculator': {
    from: 100_000,
    to: 200_000,
    time: 'months',
    years: 6,
    months: 0,
    begin: '2020-04-01',
    end: '2026-04-01',
  },
  'direct-vs-regular-calculator': {
    mode: 'sip',
    amount: 10_000,
    rate: 12,
    direct: 0.8,
    regular: 1.8,
    years: 20,
    way: 'less',
  },
  'emi-calculator': {
    amount: 2_500_000,
    rate: 8.5,
    years: 20,
    part: 0,
    every: 'once',
    after: 1,
    keep: 'emi',
  },
  'fd-calculator': { amount: 100_000, rate: 7, years: 5, months: 0, interest: '4' },
  'rd-calculator': { amount: 5000, rate: 6.7, months: 60, interest: '4' },
  'ssy-calculator': {
    amount: 150_000,
    frequency: 'yearly',
    timing: 'before5',
    age: 1,
    rate: 8.2,
    rates: [],
  },
  'nps-calculator': {
    amount: 5000,
    rate: 10,
    age: 30,
    until: 60,
    annuity: 40,
    pension: 6,
    sector: 'private',
    basis: 'nominal',
  },
  'epf-calculator': {
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
  'gratuity-calculator': {
    wage: 50_000,
    years: 10,
    months: 0,
    cover: 'covered',
    post: 'permanent',
  },
  'hra-calculator': {
    salary: 50_000,
    hra: 20_000,
    rent: 18_000,
    months: 12,
    city: 'metro',
    year: '2026',
  },
  'capital-gains-calculator': {
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
  'income-tax-calculator': {
    salary: 1_500_000,
    other: 0,
    deductions: 200_000,
    age: 'below60',
    year: '2026-27',
    employer: 0,
  },
  'average-price-calculator': { trades: '100 450\n50 380\n-40 470', price: 420, method: 'average' },
  'xirr-calculator': {
    flows: '2022-04-05 -50000\n2023-01-10 -25000\n2024-03-20 15000\n2026-09-30 95000',
    year: '365',
  },
  'brokerage-calculator': {
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
  'mtf-calculator': {
    shares: 100,
    price: 1_000,
    margin: 50,
    keep: 30,
    days: 30,
    rate: feePercent('marginTrading'),
  },
};

/** The ids of the `<data>` elements, which links and other sites may read. */
const RESULT_IDS: Record<CalculatorSlug, readonly string[]> = {
  'sip-calculator': ['total', 'invested', 'returns'],
  'wealth-accumulation-calculator': ['target', 'monthly', 'onetime'],
  'asset-allocation-calculator': ['equity-share', 'debt-share', 'gold-share', 'liquid-share'],
  'compounding-magic-calculator': ['total', 'invested', 'returns', 'real', 'interest-on-interest'],
  'risk-profile-calculator': ['score'],
  'inflation-calculator': ['future-cost', 'purchasing-power', 'real-return'],
  'ppf-calculator': ['maturity', 'invested', 'interest'],
  'lump-sum-calculator': ['total', 'invested', 'returns', 'real'],
  'step-up-sip-calculator': ['total', 'invested', 'returns', 'plain'],
  'swp-calculator': ['left', 'withdrawn', 'growth', 'needed'],
  'cost-of-delay-calculator': ['now', 'later', 'cost', 'catch-up'],
  'goal-calculator': ['target', 'have', 'gap', 'once', 'extra'],
  'retirement-calculator': ['spending', 'corpus', 'have', 'monthly'],
  'cagr-calculator': ['cagr', 'absolute', 'simple', 'gain'],
  'direct-vs-regular-calculator': ['direct', 'regular', 'share', 'cost'],
  'emi-calculator': ['emi', 'interest', 'total', 'months', 'saved'],
  'fd-calculator': ['maturity', 'invested', 'interest', 'yield'],
  'rd-calculator': ['maturity', 'invested', 'interest'],
  'ssy-calculator': ['maturity', 'invested', 'interest'],
  'nps-calculator': ['corpus', 'invested', 'returns', 'lumpsum', 'pension'],
  'epf-calculator': ['own', 'employer', 'interest', 'total'],
  'gratuity-calculator': ['gratuity', 'exempt', 'taxable'],
  'hra-calculator': ['exempt', 'taxable', 'exempt-year'],
  'capital-gains-calculator': ['cost', 'gain', 'exempt', 'tax'],
  'income-tax-calculator': ['tax-new', 'tax-old', 'tax'],
  'average-price-calculator': ['average', 'quantity', 'cost', 'realised', 'gain'],
  'xirr-calculator': ['xirr', 'paid', 'received', 'gain'],
  'brokerage-calculator': ['bought', 'sold', 'charges', 'net', 'breakeven'],
  'mtf-calculator': ['own', 'funded', 'interest', 'call', 'breakeven', 'cost'],
};

const inputsOf = (slug: CalculatorSlug) => {
  const view = VIEWS[slug];
  const values =
    slug === 'risk-profile-calculator'
      ? inputOf(view.calculator, 'answers=333333333333')
      : defaultsOf(view.calculator);
  return { ...view, values };
};

test('each calculator’s page has an entry in the registry', () => {
  const slugs = pages.flatMap(({ path }) => path.split('/calculators/')[1] ?? []);
  expect(SLUGS.toSorted()).toEqual(slugs.toSorted());
  expect(calculatorBySlug('constructor')).toBeUndefined();
});

test.each(CALCULATORS)(
  '$slug: is called what its page is called, and loads its view',
  async (entry) => {
    const { slug, title, shortTitle, load } = entry;
    expect(pageOf(`/calculators/${slug}`)).toMatchObject({ title, label: shortTitle });
    expect((await load()).view).toBe(VIEWS[slug]);
  },
);

test.each(SLUGS)('%s: address names, defaults and result ids', (slug) => {
  const { calculator, values } = inputsOf(slug);
  expect(defaultsOf(calculator)).toEqual(ADDRESSES[slug]);
  expect(calculator.results(values).map(({ id }) => id)).toEqual(RESULT_IDS[slug]);
});

test.each(CALCULATORS)('$slug: related pages exist, and none is itself', (entry) => {
  const { slug, related, products, description } = entry;
  for (const other of related) expect(SLUGS).toContain(other);
  expect(related).not.toContain(slug);
  for (const path of products) expect(pageOf(path)).not.toBeNull();
  expect(description).toMatch(/^[A-Z][^.]*\.$/);
});

test.each(SLUGS)('%s: the page shows each of its results, the main one among them', (slug) => {
  const { layout } = VIEWS[slug];
  if (!layout) return expect(slug).toBe('risk-profile-calculator');
  expect(layout.results.toSorted()).toEqual(RESULT_IDS[slug].toSorted());
  expect(layout.results).toContain(layout.main);
  return undefined;
});

test.each(SLUGS)('%s: table, CSV and explanation fit together', (slug) => {
  const { calculator, explanation, values } = inputsOf(slug);
  const table = calculator.table(values);
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  expect(csvRows(table)).toHaveLength(table.rows.length + 1);
  expect(explanation.heading(values).length).toBeGreaterThan(0);
  expect(explanation.findings(values).length).toBeGreaterThan(0);
  expect(explanation.formula(values).length).toBeGreaterThan(0);
  expect(explanation.method(values).length).toBeGreaterThan(0);
});

test('the CSV of a year table: headers with units, plain figures, CRLF', () => {
  const text = csvText(csvRows(sip.table(inputOf(sip, 'years=1'))));
  expect(text).toBe(
    'End of year,Paid in (INR),Growth (INR),Share of growth (%),Total (INR)\r\n1,60000,4047,6.3,64047\r\n',
  );
});

test('CSV cells with commas or quotes are quoted', () => {
  const table = riskProfileCalculator.table({ answers: '3333' });
  expect(csvText(csvRows(table))).toContain('"To pay for a goal with a date, such as');
});

test('what-if rows send inputs that their address parses to, within the range', () => {
  const [rate, years] = sip.whatIf(inputOf(sip, 'years=20&amount=10000'));
  expect(years?.label).toBe('One year more');
  expect(years?.result.value).toBeCloseTo(11_386_742.12, 2);
  expect(years?.difference.value).toBeCloseTo(11_386_742.12 - 9_991_479.19, 2);
  expect(rate && serialiseState(sip, rate.values)).toBe('amount=10000&rate=13&years=20');
  const labels = sip.whatIf(inputOf(sip, 'years=50&rate=50')).map(({ label }) => label);
  expect(labels).not.toContain('One year more');
  for (const { values } of ppf.whatIf(inputOf(ppf, 'frequency=monthly&timing=after5'))) {
    expect(inputOf(ppf, serialiseState(ppf, values))).toEqual(values);
  }
});

test('the sentences of the design: crossover, last five years, formula', () => {
  const { explanation } = VIEWS['sip-calculator'];
  const input = inputOf(sip, 'amount=10000&years=20');
  expect(explanation.heading(input)).toEqual(['Twenty years, year by year']);
  const [first, second] = explanation.findings(input);
  expect(first).toEqual([
    'Growth passes what you put in during ',
    { value: 11, unit: 'year' },
    '.',
  ]);
  expect(second?.at(-1)).toBe(', nearly as much as the first fifteen.');
  expect(JSON.stringify(explanation.formula(input))).toContain('"value":240');
});

test('rounding is half up, and up for instalments', () => {
  expect([0.5, 1.5, 2.5, -0.5, -0.4, 0.49999999999999994].map(roundRupee)).toEqual([
    1, 2, 3, 0, 0, 0,
  ]);
  expect([1, 1.0000000000000002, 1.01, 0, 19_818.62].map(ceilRupee)).toEqual([1, 1, 2, 0, 19_819]);
  expect([roundTo(1.005, 2), roundTo(3.7735849, 2), roundTo(-1.785, 1)]).toEqual([
    1.01, 3.77, -1.8,
  ]);
  expect(splitWhole(833_333, [70, 15, 10, 5])).toEqual([583_333, 125_000, 83_333, 41_667]);
  expect(splitWhole(1, [50, 50])).toEqual([0, 1]);
});
