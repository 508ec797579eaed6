import { formulaParts } from '@/lib/domain/calculator/formula-parts';
import { csvRows, defaultsOf, serialiseState } from '@/lib/domain/calculator';
import { loadRecord } from '@/lib/domain/calculator/load-record';
import { calculatorBySlug, CALCULATORS, type CalculatorSlug } from '@/lib/pages/calculators';
import { ppf } from '@/lib/domain/calculator/records/ppf-calculator';
import { riskProfileCalculator } from '@/lib/domain/calculator/records/risk-profile-calculator';
import {
  ceilRupee,
  roundPaisa,
  roundRupee,
  roundTo,
  shownRest,
  splitWhole,
} from '@/lib/domain/calculator/rounding';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { csvText } from '@/lib/tools/csv';

import { PROMISED } from './addresses';
import { inputOf, VIEWS } from './support';

const SLUGS = CALCULATORS.map(({ slug }) => slug);

const inputsOf = (slug: CalculatorSlug) => {
  const view = VIEWS[slug];
  const values =
    slug === 'risk-profile-calculator'
      ? inputOf(view.calculator, 'answers=333333333333')
      : defaultsOf(view.calculator);
  return { ...view, values };
};

test('an unknown slug has no calculator', () => {
  expect(calculatorBySlug('constructor')).toBeUndefined();
});

test.each(CALCULATORS)('$slug: its record’s file is named by it', async (entry) => {
  expect((await loadRecord(entry.slug)).view.explanation).toBe(entry.view.explanation);
});

test.each(SLUGS)('%s: address names, defaults and result ids', (slug) => {
  const { calculator, values } = inputsOf(slug);
  expect(defaultsOf(calculator)).toEqual(PROMISED[slug].address);
  expect(calculator.results(values).map(({ id }) => id)).toEqual(PROMISED[slug].results);
});

test.each(CALCULATORS)('$slug: is not related to itself, and has a sentence', (entry) => {
  const { slug, related, sentence } = entry;
  expect(related).not.toContain(slug);
  expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
});

test.each(SLUGS)('%s: the page shows each of its results, the main one among them', (slug) => {
  const { layout } = VIEWS[slug];
  if (!layout) return expect(slug).toBe('risk-profile-calculator');
  expect(layout.results.toSorted()).toEqual(PROMISED[slug].results.toSorted());
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
  expect(formulaParts(explanation.formula(values)).length).toBeGreaterThan(0);
  expect(explanation.method(values).length).toBeGreaterThan(0);
});

test('the CSV of a year table: headers with units, plain figures, CRLF', () => {
  const text = csvText(csvRows(sip.table(inputOf(sip, 'years=1'))));
  expect(text).toBe(
    'End of year,Paid in (INR),Growth (INR),Share of growth (%),Total (INR)\r\n1,60000,4046.64,6.3,64046.64\r\n',
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
  expect(JSON.stringify(formulaParts(explanation.formula(input)))).toContain('"value":240');
});

test('rounding is half up, and up for instalments', () => {
  expect([0.5, 1.5, 2.5, -0.5, -0.4, 0.49999999999999994].map(roundRupee)).toEqual([
    1, 2, 3, 0, 0, 0,
  ]);
  expect([1, 1.0000000000000002, 1.01, 0, 19_818.62].map(ceilRupee)).toEqual([1, 1, 2, 0, 19_819]);
  expect([roundTo(1.005, 2), roundTo(3.7735849, 2), roundTo(-1.785, 1)]).toEqual([
    1.01, 3.77, -1.8,
  ]);
  expect([0.005, 1.005, 0.0049, -0.004, 11_61_695.3838].map(roundPaisa)).toEqual([
    0.01, 1.01, 0, 0, 11_61_695.38,
  ]);
  // 0.30 less 0.10 and 0.10, although doubles make less than 0.10 of it.
  expect(shownRest(0.3, 0.1, 0.1)).toBe(0.1);
  expect(shownRest(100.004, 33.335)).toBe(66.66);
  expect(splitWhole(833_333, [70, 15, 10, 5])).toEqual([583_333, 125_000, 83_333, 41_667]);
  expect(splitWhole(1, [50, 50])).toEqual([0, 1]);
});
