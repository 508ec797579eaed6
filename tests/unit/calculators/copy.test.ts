import { CALCULATORS, type CalculatorSlug, calculatorBySlug } from '@/lib/calculators/registry';
import { compoundingMagic } from '@/lib/calculators/compounding-magic';
import { inflation } from '@/lib/calculators/inflation';
import { ppf, PPF_RATE } from '@/lib/calculators/ppf';
import { sip } from '@/lib/calculators/sip';
import { parseState, serialiseState, type Calculator } from '@/lib/calculators';
import { quantityText } from '@/lib/calculators/quantity-text';
import { wealthAccumulation } from '@/lib/calculators/wealth-accumulation';
import type { CalculatorCopy } from '@/lib/content/calculators/types';

import { resultsOf, VIEWS } from './support';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

async function copyOf(slug: CalculatorSlug): Promise<CalculatorCopy> {
  const loaded = await calculatorBySlug(slug)?.loadCopy();
  if (!loaded) throw new Error(slug);
  return loaded.copy;
}

describe.each(CALCULATORS.map(({ slug }) => slug))('%s', (slug) => {
  test('has three to five steps, an explanation of 150 to 300 words and six questions', async () => {
    const copy = await copyOf(slug);
    expect(copy.steps.length).toBeGreaterThanOrEqual(3);
    expect(copy.steps.length).toBeLessThanOrEqual(5);
    const length = words(copy.explanation.paragraphs.join(' '));
    expect(length).toBeGreaterThanOrEqual(150);
    expect(length).toBeLessThanOrEqual(300);
    expect(new Set(copy.faqs.map(({ question }) => question)).size).toBe(6);
    for (const { question, response } of copy.faqs) {
      expect(question).toMatch(/\?$/);
      expect(response).toMatch(/\.$/);
    }
  });

  test('has at least 500 words of its own', async () => {
    const texts: string[] = [];
    JSON.stringify(await copyOf(slug), (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    expect(words(texts.join(' '))).toBeGreaterThanOrEqual(500);
  });

  test('works an example whose main result is the page’s', async () => {
    const { worked } = await copyOf(slug);
    const { calculator, layout } = VIEWS[slug];
    const { isValid, values } = parseState(calculator, new URLSearchParams(worked.query));
    expect(isValid).toBe(true);
    expect(serialiseState(calculator, values)).toBe(worked.query);
    const main = calculator.results(values).find(({ id }) => id === (layout?.main ?? 'score'));
    const text = quantityText({ value: main?.shown ?? NaN, unit: main?.unit ?? 'number' });
    expect(worked.paragraphs.join(' ')).toContain(text);
  });

  test('dates its sources', async () => {
    for (const { asOn, href, text } of (await copyOf(slug)).sources ?? []) {
      expect(asOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(text).toMatch(/\.$/);
      if (href) expect(new URL(href).protocol).toBe('https:');
    }
  });

  test('says that it is an illustration, and makes no claim that the rules forbid', async () => {
    const copy = await copyOf(slug);
    expect(copy.counts.join(' ')).toContain('not advice and not a promise');
    expect(JSON.stringify(copy)).not.toMatch(/\b(best|no\. 1|leading|top|assured|guaranteed?)\b/i);
  });
});

/** Results as the copy states them. */
test.each<[Calculator, string, string, number, 'lakh' | 'crore' | 'rupees', CalculatorSlug]>([
  [sip, '', 'total', 11.62, 'lakh', 'sip-calculator'],
  [sip, 'years=20', 'total', 49.96, 'lakh', 'sip-calculator'],
  [sip, 'stepup=10', 'invested', 9.56, 'lakh', 'sip-calculator'],
  [sip, 'stepup=10', 'total', 16.87, 'lakh', 'sip-calculator'],
  [sip, 'amount=10000&years=20', 'total', 99.91, 'lakh', 'sip-calculator'],
  [sip, 'amount=10000&years=20&rate=8', 'total', 59.29, 'lakh', 'sip-calculator'],
  [sip, 'amount=10000&years=20&stepup=10', 'total', 1.99, 'crore', 'sip-calculator'],
  [sip, 'amount=10000&years=20&stepup=10', 'invested', 68.73, 'lakh', 'sip-calculator'],
  [wealthAccumulation, 'inflation=6', 'target', 2.4, 'crore', 'wealth-accumulation-calculator'],
  [wealthAccumulation, '', 'monthly', 19_819, 'rupees', 'wealth-accumulation-calculator'],
  [wealthAccumulation, '', 'onetime', 18.27, 'lakh', 'wealth-accumulation-calculator'],
  [wealthAccumulation, 'years=20', 'monthly', 10_009, 'rupees', 'wealth-accumulation-calculator'],
  [wealthAccumulation, 'years=10', 'monthly', 43_041, 'rupees', 'wealth-accumulation-calculator'],
  [compoundingMagic, 'rate=8', 'returns', 1.16, 'lakh', 'compounding-magic-calculator'],
  [compoundingMagic, 'rate=8&years=30', 'returns', 9.06, 'lakh', 'compounding-magic-calculator'],
  [compoundingMagic, '', 'total', 3.11, 'lakh', 'compounding-magic-calculator'],
  [compoundingMagic, 'frequency=12', 'total', 3.3, 'lakh', 'compounding-magic-calculator'],
  [
    compoundingMagic,
    'mode=sip&amount=10000&years=30&invest=10&frequency=12',
    'total',
    2.53,
    'crore',
    'compounding-magic-calculator',
  ],
  [
    compoundingMagic,
    'mode=sip&amount=10000&years=30&invest=30&frequency=12',
    'total',
    3.53,
    'crore',
    'compounding-magic-calculator',
  ],
  [inflation, '', 'future-cost', 179_085, 'rupees', 'inflation-calculator'],
  [inflation, '', 'purchasing-power', 55_839, 'rupees', 'inflation-calculator'],
  [ppf, '', 'maturity', 4_068_209, 'rupees', 'ppf-calculator'],
  [ppf, 'timing=after5', 'maturity', 4_045_735, 'rupees', 'ppf-calculator'],
  [ppf, 'frequency=monthly', 'maturity', 3_944_599, 'rupees', 'ppf-calculator'],
  [ppf, 'years=20&extend=without', 'maturity', 57.33, 'lakh', 'ppf-calculator'],
  [ppf, 'years=20', 'maturity', 66.58, 'lakh', 'ppf-calculator'],
] as const)(
  '%#: the copy has the calculator’s figure',
  async (calculator, address, id, stated, unit, slug) => {
    const shown = resultsOf(calculator, address)[id]?.shown ?? 0;
    const scale = { rupees: 1, lakh: 100_000, crore: 10_000_000 }[unit];
    const figure = unit === 'rupees' ? shown : Math.round((shown / scale) * 100) / 100;
    expect(figure).toBe(stated);
    const text =
      unit === 'rupees'
        ? `₹${String(stated).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}`
        : `₹${stated.toFixed(2)} ${unit}`;
    expect(JSON.stringify(await copyOf(slug))).toContain(text);
  },
);

test('the PPF page names its default rate and the date of it', async () => {
  expect(PPF_RATE).toEqual({ rate: 7.1, asOn: '2026-11-20' });
  expect((await copyOf('ppf-calculator')).counts.join(' ')).toContain(
    '7.1%, as we last checked it on 20 November 2026',
  );
});
