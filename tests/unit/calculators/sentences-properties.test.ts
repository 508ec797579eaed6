import { allocationFields, suggestedShares } from '@/lib/domain/calculator/asset-allocation';
import { allocationParts } from '@/lib/domain/calculator/asset-allocation-parts';
import { bothTaxes, taxFields } from '@/lib/domain/calculator/income-tax';
import {
  incomeTax,
  record as incomeTaxRecord,
} from '@/lib/domain/calculator/records/income-tax-calculator';
import { phraseText, pointsText, quantityText } from '@/lib/domain/calculator/quantity-text';
import { parseState, type Values } from '@/lib/domain/calculator';
import { CALCULATORS } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import fc from '@/tests/support/properties';
import { sumsWithoutPaise } from '@/tests/support/sums';

import { addressesOf } from './any-address';
import { toPaise } from './support';

/** What no sentence may hold: no number, a plural of one, and all of all. */
const WRONG =
  /NaN|Infinity|undefined|–%|[−-]0(?![.\d])|(?<![\d.,])1 (points|years|months|days|times|trades|sums|instalments|deposits|withdrawals)\b|\b(\d+|\w+) of the \2\b|(?<![\d.,])(\d+) of \3\b|₹0\.00 (more|less|away)|  |\.\.|^,|, ?\.| \./;

describe.each(CALCULATORS.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
  const { calculator, explanation, layout } = entry.view;

  test('says nothing wrong of any input', () => {
    fc.assert(
      fc.property(addressesOf(calculator.fields), (address) => {
        const { isValid, values } = parseState(calculator, address);
        if (!isValid || calculator.problem?.(values)) return;
        const results = calculator.results(values);
        const shown = Object.fromEntries(results.map((figure) => [figure.id, figure]));
        const said = [
          explanation.heading(values),
          ...explanation.findings(values),
          explanation.method(values),
        ].map(phraseText);
        const notes = Object.values(layout?.notes(values, shown) ?? {});
        for (const text of [...said, ...notes]) {
          expect(text).not.toMatch(WRONG);
          expect(sumsWithoutPaise(text)).toEqual([]);
        }
        for (const { shown: value, unit } of results) {
          expect(quantityText({ value, unit })).not.toMatch(/NaN|–|Infinity|−0$/);
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('points agree with their number once it is rounded', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
      expect(pointsText(value, 1)).toMatch(/^(1 point|(?!1 )[\d.]+ points)$/);
    }),
    { examples: [[-1], [1.04], [0.96], [0]] },
  );
});

test('the named shares of any answer add up to 100, with and without the liquid part', () => {
  const choices = <K extends 'risk' | 'base'>(name: K) =>
    fc.constantFrom(...allocationFields[name].choices.map(({ value }) => value)) as fc.Arbitrary<
      Values<typeof allocationFields>[K]
    >;
  const answers = fc.record({
    age: fc.integer({ min: 18, max: 100 }),
    horizon: fc.integer({ min: 0, max: 50 }),
    risk: choices('risk'),
    base: choices('base'),
  });
  fc.assert(
    fc.property(answers, (answer) => {
      const { equity, debt, gold, liquid } = suggestedShares(answer);
      expect(equity + debt + gold).toBe(100);
      expect(debt).toBeGreaterThanOrEqual(liquid);
      const held = { equity: 0, debt: 0, gold: 0, cash: 0 };
      const parts = allocationParts({ ...answer, ...held });
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    }),
  );
});

test('the worked example of a mix names shares that add up to 100', async () => {
  const entry = CALCULATORS.find(({ slug }) => slug === 'asset-allocation-calculator');
  const { worked } = entry ? await loadCopy(entry) : await Promise.reject(new Error('no entry'));
  const [, told = ''] = /The rule suggests ([^.]+)\./.exec(worked.paragraphs.join(' ')) ?? [];
  const shares = [...told.matchAll(/(\d+)%/g)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(3);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

test('the tile, the finding and the method of income tax agree on a tie', () => {
  const income = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 }));
  const inputs = fc.record({
    salary: income,
    other: income,
    deductions: income,
    employer: fc.constantFrom(0, 100_000),
    age: fc.constantFrom(...taxFields.age.choices.map(({ value }) => value)),
    year: fc.constantFrom(...taxFields.year.choices.map(({ value }) => value)),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const figures = incomeTax.results(input);
      const [byNew, byOld, tax] = figures.map(({ shown }) => shown);
      const { isTie, lower, saved } = bothTaxes(input);
      expect(isTie).toBe(byNew === byOld);
      expect(saved).toBe(toPaise(Math.abs((byNew ?? NaN) - (byOld ?? NaN))));
      expect(tax).toBe(Math.min(byNew ?? NaN, byOld ?? NaN));
      const label = figures[2]?.label ?? '';
      expect(label).toBe(isTie ? 'Same tax under both regimes' : `Lower tax: the ${lower} regime`);
      const { findings, method } = incomeTaxRecord.view.explanation;
      const said = findings(input).map(phraseText).join(' ');
      expect(/regime saves/.test(said)).toBe(!isTie);
      expect(/^Both regimes/.test(phraseText(method(input)))).toBe(isTie);
    }),
  );
});
