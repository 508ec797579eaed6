import { parseState } from '@/lib/domain/calculator';
import type { CalculatorSlug } from '@/lib/pages/calculators';
import fc from '@/tests/support/properties';

import { addressesOf } from './any-address';
import { expectSum, VIEWS } from './support';

/** Results whose printed parts add up: ids of results or names of inputs; a minus takes one off. */
type Parts = readonly [parts: readonly string[], whole: string];

const PARTS: readonly (readonly [CalculatorSlug, ...Parts])[] = [
  ['sip-calculator', ['invested', 'returns'], 'total'],
  ['step-up-sip-calculator', ['invested', 'returns'], 'total'],
  ['lump-sum-calculator', ['invested', 'returns'], 'total'],
  ['compounding-magic-calculator', ['invested', 'returns'], 'total'],
  ['nps-calculator', ['invested', 'returns'], 'corpus'],
  ['fd-calculator', ['invested', 'interest'], 'maturity'],
  ['rd-calculator', ['invested', 'interest'], 'maturity'],
  ['ppf-calculator', ['invested', 'interest'], 'maturity'],
  ['ssy-calculator', ['invested', 'interest'], 'maturity'],
  ['epf-calculator', ['own', 'employer', 'interest', 'balance'], 'total'],
  ['emi-calculator', ['amount', 'interest'], 'total'],
  ['swp-calculator', ['sum', 'growth', '-withdrawn'], 'left'],
  ['cost-of-delay-calculator', ['later', 'cost'], 'now'],
  ['direct-vs-regular-calculator', ['regular', 'cost'], 'direct'],
  ['gratuity-calculator', ['exempt', 'taxable'], 'gratuity'],
  ['hra-calculator', ['exempt', 'taxable'], 'hra'],
  ['cagr-calculator', ['from', 'gain'], 'to'],
  ['xirr-calculator', ['paid', 'gain'], 'received'],
];

/** Cells of a table's rows that add up, by the keys of their columns. */
const COLUMNS: readonly (readonly [CalculatorSlug, ...Parts])[] = [
  ['sip-calculator', ['invested', 'growth'], 'total'],
  ['fd-calculator', ['invested', 'growth'], 'total'],
  ['ppf-calculator', ['opening', 'paid', 'interest'], 'total'],
  ['ssy-calculator', ['opening', 'paid', 'interest'], 'total'],
  ['cost-of-delay-calculator', ['later', 'cost'], 'now'],
  ['direct-vs-regular-calculator', ['regular', 'cost'], 'direct'],
  ['gratuity-calculator', ['exempt', 'taxable'], 'gratuity'],
  ['asset-allocation-calculator', ['held', 'difference'], 'suggested'],
];

/** Checks that named sums add up. */
function expectParts(sums: Readonly<Record<string, unknown>>, [parts, whole]: Parts) {
  const signed = parts.map((name) =>
    name.startsWith('-') ? -Number(sums[name.slice(1)]) : Number(sums[name]),
  );
  expectSum(signed, sums[whole]);
}

/** Runs a check for any valid inputs of a calculator. */
function forAny(
  slug: CalculatorSlug,
  check: (values: Readonly<Record<string, unknown>>) => void,
): void {
  const { calculator } = VIEWS[slug];
  fc.assert(
    fc.property(addressesOf(calculator.fields), (address) => {
      const { isValid, values } = parseState(calculator, address);
      if (isValid && !calculator.problem?.(values)) check(values);
    }),
    { numRuns: 150 },
  );
}

test.each(PARTS)('%s: %j add up to %s as they are printed', (slug, ...parts) => {
  forAny(slug, (values) => {
    const results = VIEWS[slug].calculator.results(values as never);
    const shown = Object.fromEntries(results.map((figure) => [figure.id, figure.shown]));
    expectParts(Object.assign({}, values, shown), parts);
  });
});

test.each(COLUMNS)('%s: in each row of its table %j add up to %s', (slug, ...parts) => {
  forAny(slug, (values) => {
    const { columns, rows } = VIEWS[slug].calculator.table(values as never);
    if (!columns.some(({ key }) => key === parts[1])) return;
    for (const row of rows) {
      const sums = Object.fromEntries(columns.map(({ key }, at) => [key, row[at]]));
      if (parts[0].every((name) => name in sums)) expectParts(sums, parts);
    }
  });
});

test('capital gains: what is left of the sale, and the tax, are the sums of their steps', () => {
  forAny('capital-gains-calculator', (values) => {
    const { rows } = VIEWS['capital-gains-calculator'].calculator.table(values as never);
    const [tax, surcharge, cess, due] = rows.slice(-5, -1).map(([, sum]) => sum);
    expectSum([tax, surcharge, cess], due);
    const sums = Object.fromEntries(rows.map(([name = '', sum]) => [name, sum]));
    expectParts(sums, [
      ['Sold for', 'Less charges of the sale', '-Tax in all'],
      'What you keep of the sale',
    ]);
  });
});

test.each(['new', 'old'] as const)('income tax: the steps of the %s regime add up', (regime) => {
  forAny('income-tax-calculator', (values) => {
    const { columns, rows } = VIEWS['income-tax-calculator'].calculator.table(values as never);
    const at = columns.findIndex(({ key }) => key === regime);
    const sums = Object.fromEntries(rows.map((row) => [String(row[0]), row[at]]));
    expectParts(sums, [
      ['Tax by slabs', '-Rebate and relief', 'Surcharge', 'Cess'],
      'Tax of the year',
    ]);
  });
});

test('EMI and provident fund: each row leads from the balance before to the next', () => {
  forAny('emi-calculator', (values) => {
    let before = Number(values.amount);
    for (const row of VIEWS['emi-calculator'].calculator.table(values as never).rows) {
      const [, principal, , part, balance] = row.map(Number);
      expectSum([principal, part, balance], before);
      before = Number(balance);
    }
  });
  forAny('epf-calculator', (values) => {
    let before = Number(values.balance);
    for (const row of VIEWS['epf-calculator'].calculator.table(values as never).rows) {
      const [, own, employer, interest, total] = row.map(Number);
      expectSum([before, own, employer, interest], total);
      before = Number(total);
    }
  });
});
