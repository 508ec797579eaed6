import { formulaParts } from '@/lib/domain/calculator/formula-parts';
import type { CalculatorSlug } from '@/lib/pages/calculators';
import { phraseText } from '@/lib/domain/calculator/quantity-text';

import { inputOf, resultsOf, VIEWS } from './support';

/** What a calculator says of an address: its findings, with its method and its heading. */
function saidOf(slug: CalculatorSlug, address: string) {
  const { calculator, explanation, layout } = VIEWS[slug];
  const values = inputOf(calculator, address);
  const shown = resultsOf(calculator, address);
  const figures = Object.fromEntries(
    Object.entries(shown).flatMap(([id, figure]) => (figure ? [[id, figure]] : [])),
  );
  return {
    findings: explanation.findings(values).map(phraseText).join(' '),
    method: phraseText(explanation.method(values)),
    heading: phraseText(explanation.heading(values)),
    notes: layout?.notes(values, figures) ?? {},
  };
}

describe('who paid in', () => {
  test.each<[CalculatorSlug, string, string]>([
    ['epf-calculator', 'age=57', 'The rest is what you and your employer paid in.'],
    ['epf-calculator', '', 'Interest passes what you and your employer paid in during year 19.'],
    ['epf-calculator', 'age=57&balance=100000', 'The rest is what you had and what you and your'],
    [
      'epf-calculator',
      'rate=0',
      'Nothing is added: you would have what you and your employer paid',
    ],
    ['nps-calculator', 'age=59', 'The rest is what was paid in.'],
    ['sip-calculator', '', 'The rest is what you put in.'],
    ['ppf-calculator', 'rate=0.01', 'Interest makes up less than 1% of the total.'],
  ])('%s?%s', (slug, address, said) => {
    expect(saidOf(slug, address).findings).toContain(said);
  });
});

describe('a tie', () => {
  test.each(['salary=0', 'salary=555000', 'salary=75000&deductions=0'])(
    'income tax ?%s: no tax is the same tax under both regimes',
    (address) => {
      const { calculator } = VIEWS['income-tax-calculator'];
      expect(resultsOf(calculator, address).tax?.label).toBe('Same tax under both regimes');
      const { findings, method } = saidOf('income-tax-calculator', address);
      expect(findings).toBe('No tax is due under either regime.');
      expect(method).toMatch(/^Both regimes come to the same tax\./);
    },
  );

  test('income tax: equal taxes above zero are one too', () => {
    // ₹14,25,000 at the new slabs and ₹9,06,250 at the old ones are both taxed ₹93,750 before cess.
    const address = 'salary=1500000&deductions=543750';
    const { calculator } = VIEWS['income-tax-calculator'];
    const { tax, 'tax-new': byNew, 'tax-old': byOld } = resultsOf(calculator, address);
    expect(byNew?.shown).toBe(byOld?.shown);
    expect(byNew?.shown).toBeGreaterThan(0);
    expect(tax?.label).toBe('Same tax under both regimes');
    expect(saidOf('income-tax-calculator', address).findings).toContain(
      'Both regimes come to the same tax. The tax is',
    );
  });

  test.each<[CalculatorSlug, string, string]>([
    ['direct-vs-regular-calculator', 'direct=1&regular=1', 'Both plans come to the same.'],
    ['capital-gains-calculator', 'value=200000', 'Neither gain nor loss, so no tax is due.'],
    ['hra-calculator', 'rent=30000&hra=40000', 'The rent and the share of the salary set the same'],
    ['hra-calculator', 'rent=25000', 'All of the allowance is free of tax.'],
    ['inflation-calculator', 'rate=6&return=6', 'it would buy as much as today.'],
    ['average-price-calculator', 'trades=10%20100&price=100', 'The price now is your average.'],
    ['compounding-magic-calculator', 'rate=7.8', 'Money doubles in 9.2 years, as the rule of 72'],
    ['rd-calculator', 'rate=0', 'No interest is added.'],
    [
      'rd-calculator',
      'amount=100&months=6&rate=0.1',
      'Counted monthly, the result would be the same.',
    ],
    ['emi-calculator', 'rate=0', 'Without interest you pay back what you borrowed.'],
    ['cagr-calculator', 'years=1', 'says the same here.'],
  ])('%s?%s', (slug, address, said) => {
    expect(saidOf(slug, address).findings).toContain(said);
  });

  test('a regular plan that costs less has more, and no share is negative', () => {
    expect(saidOf('direct-vs-regular-calculator', 'direct=2&regular=1').findings).toMatch(
      /has ₹9\.16 lakh more\. That is 16% of what the regular plan earned you\.$/,
    );
  });
});

describe('one, none and all', () => {
  test.each<[CalculatorSlug, string, string]>([
    ['fd-calculator', 'years=0&months=1', 'One month'],
    ['fd-calculator', 'years=1', 'One year'],
    ['fd-calculator', 'months=7', 'Five years and seven months, year by year'],
    ['sip-calculator', 'years=1', 'One year'],
    ['emi-calculator', 'years=1', 'One year agreed'],
    ['rd-calculator', 'months=12', '12 instalments'],
    ['average-price-calculator', 'trades=10%20100', 'One trade'],
    ['cagr-calculator', 'years=4&months=6', '4.5 years at a steady 16.65% a year'],
    ['mtf-calculator', 'days=1', 'What 1 day costs: ₹894.20'],
    ['risk-profile-calculator', '', 'No question answered yet'],
  ])('%s?%s is headed “%s”', (slug, address, heading) => {
    expect(saidOf(slug, address).heading).toBe(heading);
  });

  test('a clause on the year drops where nothing is exempt', () => {
    expect(saidOf('hra-calculator', 'rent=0').findings).toBe(
      'Nothing is exempt: the rent is no more than a tenth of the salary.',
    );
    expect(saidOf('hra-calculator', 'hra=0').findings).toBe(
      'Without an allowance nothing is exempt.',
    );
    expect(saidOf('ppf-calculator', 'rate=0&timing=after5').findings).not.toContain('5th');
    expect(saidOf('step-up-sip-calculator', 'stepup=0').findings).toMatch(/^Nothing is raised/);
  });

  test('all withdrawals are not “120 of 120”, and none is not “0 of 120”', () => {
    const noteOf = (address: string) => saidOf('swp-calculator', address).notes.withdrawn;
    expect(noteOf('')).toBe('All 120 withdrawals paid in full');
    expect(noteOf('sum=10000&amount=100000')).toBe('No withdrawal paid in full');
    expect(noteOf('amount=96000&years=1')).toBe('10 of 12 withdrawals paid in full');
  });

  test('the last instalment stays a month, not “one”', () => {
    expect(saidOf('rd-calculator', '').method).toMatch(/stays 60 months, the last one month\.$/);
    expect(saidOf('sip-calculator', '').method).toContain('stays 120 months, the last one month.');
  });

  test('the employer’s part takes what rounding leaves without interest', () => {
    const { interest, own, employer, total } = resultsOf(
      VIEWS['epf-calculator'].calculator,
      'rate=0',
    );
    expect(interest?.shown).toBe(0);
    expect((own?.shown ?? NaN) + (employer?.shown ?? NaN)).toBe(total?.shown);
  });

  test('shares without a price have no break-even and no rise', () => {
    const { calculator } = VIEWS['mtf-calculator'];
    expect(resultsOf(calculator, 'price=0').breakeven).toBeUndefined();
    expect(saidOf('mtf-calculator', 'price=0').findings).toBe('Enter shares and a price.');
  });
});

describe('round sums in sentences', () => {
  test('have two decimals', () => {
    expect(saidOf('wealth-accumulation-calculator', 'rate=0').findings).toContain('₹1.00 crore.');
    expect(saidOf('average-price-calculator', 'trades=1%20500').findings).toContain(
      'your money back at ₹500.00 a share.',
    );
    expect(saidOf('brokerage-calculator', '').heading).toMatch(
      /^₹852\.36 in .* ₹525\.00 is brokerage$/,
    );
  });

  test('a price or a charge is never said in lakh or crore, other sums from one lakh up are', () => {
    const dear = 'trades=10%20123456.5&price=130000';
    expect(saidOf('average-price-calculator', dear).findings).toContain('at ₹1,23,456.50 a share.');
    expect(saidOf('fd-calculator', 'amount=1230000&rate=10&years=1').findings).toContain(
      'earns ₹1.28 lakh in interest.',
    );
  });
});

test('a payment rounded up is shown so in its formula, as in its tile', () => {
  const lastOf = (slug: CalculatorSlug, address: string) => {
    const { calculator, explanation } = VIEWS[slug];
    const lines = formulaParts(explanation.formula(inputOf(calculator, address)));
    return lines.flat().filter((part) => part.kind === 'result' || part.kind === 'text');
  };
  const cases = [
    ['retirement-calculator', '', 'monthly'],
    ['wealth-accumulation-calculator', 'years=7', 'monthly'],
    ['goal-calculator', 'cost=1234567', 'extra'],
  ] as const;
  for (const [slug, address, id] of cases) {
    const shown = resultsOf(VIEWS[slug].calculator, address)[id]?.shown;
    const parts = lastOf(slug, address);
    const at = parts.findIndex((part) => part.kind === 'text' && part.text === 'rounded up:');
    expect(parts[at - 1]).toMatchObject({ kind: 'result', unit: '₹' });
    expect(parts[at + 1]).toMatchObject({ kind: 'result', unit: '₹', value: shown });
  }
});
