import { readdirSync, readFileSync } from 'node:fs';

import { illustrationRates } from '@/lib/domain/rule/illustration-rates';
import { RULES } from '@/lib/domain/rule';
import { FUND_RETURNS_NOTE } from '@/lib/domain/calculator/fields';
import { CALCULATORS } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';

/** Notes to ourselves, hearsay, and the names of rivals: none of it is for a client's page. */
const NOT_FOR_CLIENTS =
  /we have(n’t| not) read|we read|as reported|law firms?|trade publications|newspaper|\bMint\b|livemint|report of|often copied|this page gives the same|we have seen it confirmed|public copies|hashmatic|advisorkhoj|calculatorsninja|systematicinvestment|nessoftech|groww|zerodha|cleartax|Finance Bill/i;

const copies = CALCULATORS.map((entry) => [entry.slug, entry] as const);

describe.each(copies)('%s', (_, entry) => {
  test('cites sources, and neither hearsay, rivals nor notes to ourselves', async () => {
    expect(JSON.stringify(await loadCopy(entry))).not.toMatch(NOT_FOR_CLIENTS);
  });

  test('a return of a fund is bounded by the profile, or the page says what lies beyond', async () => {
    const copy = JSON.stringify(await loadCopy(entry));
    expect(copy).not.toMatch(/we keep to|we illustrate funds/i);
    const returns = Object.values(entry.view.calculator.fields).flatMap((spec) =>
      spec.kind === 'number' && /^Yearly return/.test(spec.label) ? [spec] : [],
    );
    for (const { min, max, note } of returns) {
      const isBounded = min === illustrationRates.min && max === illustrationRates.max;
      const isNps = entry.slug === 'nps-calculator';
      expect([isBounded, note === FUND_RETURNS_NOTE, isNps].filter(Boolean)).toHaveLength(1);
      expect(copy.includes('A return can be set from 2% to 13% a year.')).toBe(isBounded);
      // The National Pension System is no mutual fund.
      if (isNps) expect(copy + (note ?? '')).not.toContain('AMFI');
    }
  });
});

test('some calculators have bounded returns and some the note', () => {
  const notes = CALCULATORS.flatMap(({ view }) =>
    Object.values(view.calculator.fields).map((spec) => ('note' in spec ? spec.note : undefined)),
  );
  expect(notes.filter((note) => note === FUND_RETURNS_NOTE)).toHaveLength(3);
});

test('every source of a rule is a law, an order or a circular', () => {
  for (const rule of Object.values(RULES).flat()) {
    expect(rule.source.name).not.toMatch(NOT_FOR_CLIENTS);
  }
});

test('articles cite no Bill where an Act is in force', () => {
  for (const file of readdirSync('sample/articles')) {
    expect(readFileSync(`sample/articles/${file}`, 'utf8')).not.toContain('Finance Bill');
  }
});

test('each calculator of charges names only the levies of its own trades', async () => {
  const namesOf = async (slug: string) => {
    const entry = CALCULATORS.find((one) => one.slug === slug);
    const { sources = [] } = entry ? await loadCopy(entry) : {};
    return sources.map(({ name }) => name).join('\n');
  };
  const funded = await namesOf('mtf-calculator');
  expect(funded).toMatch(/section 98/);
  expect(funded).toMatch(/NSE circular/);
  expect(funded).not.toMatch(/section 117|MCX|BSE/);
  const all = await namesOf('brokerage-calculator');
  for (const name of [/section 98/, /section 117/, /MCX/, /BSE/, /NSE/]) expect(all).toMatch(name);
});
