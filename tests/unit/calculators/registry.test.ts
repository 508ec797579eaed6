import { csvRows, defaultsOf, serialiseState } from '@/lib/calculators';
import {
  calculatorBySlug,
  CALCULATOR_SLUGS,
  CALCULATORS,
  type CalculatorSlug,
} from '@/lib/calculators/registry';
import { ppf } from '@/lib/calculators/ppf';
import { riskProfileCalculator } from '@/lib/calculators/risk-profile';
import { ceilRupee, roundRupee, roundTo, splitWhole } from '@/lib/calculators/rounding';
import { sip } from '@/lib/calculators/sip';
import { sipWords } from '@/lib/calculators/words/sip';
import { csvText } from '@/lib/tools/csv';

import { inputOf } from './support';

/** Names in the address, in any order, with their defaults as the address writes them. */
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
};

const inputsOf = (slug: CalculatorSlug) => {
  const entry = calculatorBySlug(slug);
  if (!entry) throw new Error(slug);
  const values =
    slug === 'risk-profile-calculator'
      ? inputOf(entry.calculator, 'answers=333333333333')
      : defaultsOf(entry.calculator);
  return { ...entry, values };
};

test('the registry holds the seven, each once, in the order of the menu', () => {
  expect(CALCULATORS.map(({ slug }) => slug)).toEqual([...CALCULATOR_SLUGS]);
  expect(calculatorBySlug('constructor')).toBeUndefined();
});

test.each(CALCULATOR_SLUGS)('%s: address names, defaults and result ids', (slug) => {
  const { calculator, resultIds, values } = inputsOf(slug);
  expect(defaultsOf(calculator)).toEqual(ADDRESSES[slug]);
  expect(calculator.results(values).map(({ id }) => id)).toEqual([...resultIds]);
});

test.each(CALCULATOR_SLUGS)('%s: related pages exist, and none is itself', (slug) => {
  const { related, products, description } = inputsOf(slug);
  for (const other of related) expect(CALCULATOR_SLUGS).toContain(other);
  expect(related).not.toContain(slug);
  expect(products.every((route) => /^\/[a-z/-]+$/.test(route))).toBe(true);
  expect(description).toMatch(/^[A-Z][^.]*\.$/);
});

test.each(CALCULATOR_SLUGS)('%s: table, CSV and words fit together', (slug) => {
  const { calculator, words, values } = inputsOf(slug);
  const table = calculator.table(values);
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  expect(csvRows(table)).toHaveLength(table.rows.length + 1);
  expect(words.heading(values).length).toBeGreaterThan(0);
  expect(words.findings(values).length).toBeGreaterThan(0);
  expect(words.formula(values).length).toBeGreaterThan(0);
  expect(words.method(values).length).toBeGreaterThan(0);
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

test('what-if rows lead to inputs that their address gives back, and stay in range', () => {
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

test('the words of the design: crossover, last five years, formula', () => {
  const input = inputOf(sip, 'amount=10000&years=20');
  expect(sipWords.heading(input)).toEqual(['Twenty years, year by year']);
  const [first, second] = sipWords.findings(input);
  expect(first).toEqual([
    'Growth passes what you put in during ',
    { value: 11, unit: 'year' },
    '.',
  ]);
  expect(second?.at(-1)).toBe(', nearly as much as the first fifteen.');
  expect(JSON.stringify(sipWords.formula(input))).toContain('"value":240');
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
