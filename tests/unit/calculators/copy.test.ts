import { CALCULATORS, type CalculatorSlug, calculatorBySlug } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import { compoundingMagic } from '@/lib/domain/calculator/records/compounding-magic-calculator';
import { inflation } from '@/lib/domain/calculator/records/inflation-calculator';
import { ppf } from '@/lib/domain/calculator/records/ppf-calculator';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { parseState, serialiseState, type Calculator } from '@/lib/domain/calculator';
import { quantityText } from '@/lib/domain/calculator/quantity-text';
import { wealthAccumulation } from '@/lib/domain/calculator/records/wealth-accumulation-calculator';
import type { CalculatorCopy } from '@/lib/content/calculators/types';
import { formatRupees } from '@/lib/tools/format';

import { resultsOf, VIEWS } from './support';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

async function copyOf(slug: CalculatorSlug): Promise<CalculatorCopy> {
  const entry = calculatorBySlug(slug);
  if (!entry) throw new Error(slug);
  return loadCopy(entry);
}

/** Every sentence that a page shows of its copy: neither addresses nor days. */
function sentencesOf(copy: CalculatorCopy): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(copy, (key, value: unknown) => {
    if (typeof value === 'string' && !['query', 'href', 'asOn'].includes(key)) texts.push(value);
    return value;
  });
  return texts.flatMap((text) => text.split(/(?<=[.?!]) /));
}

test.each<CalculatorSlug>([
  ...(['ppf-calculator', 'ssy-calculator', 'epf-calculator', 'nps-calculator'] as const),
  ...(['emi-calculator', 'fd-calculator', 'rd-calculator', 'hra-calculator'] as const),
  ...(['gratuity-calculator', 'income-tax-calculator'] as const),
])('%s is of what we do not sell, so its page asks for no account', (slug) => {
  expect(calculatorBySlug(slug)?.isNotOffered).toBe(true);
});

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
    const others = await Promise.all(
      CALCULATORS.filter((other) => other.slug !== slug).map((other) => copyOf(other.slug)),
    );
    const shared = new Set(others.flatMap(sentencesOf));
    const own = sentencesOf(await copyOf(slug)).filter((sentence) => !shared.has(sentence));
    expect(words(own.join(' '))).toBeGreaterThanOrEqual(500);
  });

  test('works an example whose main result is the page’s', async () => {
    const { worked } = await copyOf(slug);
    const { calculator, layout } = VIEWS[slug];
    const { isValid, values } = parseState(calculator, new URLSearchParams(worked.query));
    expect(isValid).toBe(true);
    expect(serialiseState(calculator, values)).toBe(worked.query);
    const main = calculator.results(values).find(({ id }) => id === (layout?.main ?? 'score'));
    const text = quantityText({ value: main?.shown ?? NaN, unit: main?.unit ?? 'number' });
    const told = worked.paragraphs.join(' ');
    expect(told).toContain(text);
    expect(text).toMatch(/\d/);
    // Each input that the example changes is told too, but for choices, dates and pasted lines.
    for (const [name, value] of new URLSearchParams(worked.query)) {
      if (calculator.fields[name]?.kind !== 'number') continue;
      expect(told.replaceAll(',', '')).toContain(value);
    }
  });

  test('dates its sources', async () => {
    for (const { asOn, href, text } of (await copyOf(slug)).sources ?? []) {
      if (asOn) expect(asOn).toMatch(/^20\d\d-\d\d-\d\d$/);
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
  [inflation, '', 'future-cost', 179_084.77, 'rupees', 'inflation-calculator'],
  [inflation, '', 'purchasing-power', 55_839.48, 'rupees', 'inflation-calculator'],
  [ppf, '', 'maturity', 4_068_209.22, 'rupees', 'ppf-calculator'],
  [ppf, 'timing=after5', 'maturity', 4_045_734.68, 'rupees', 'ppf-calculator'],
  [ppf, 'frequency=monthly', 'maturity', 3_944_599.22, 'rupees', 'ppf-calculator'],
  [ppf, 'years=20&extend=without', 'maturity', 57.33, 'lakh', 'ppf-calculator'],
  [ppf, 'years=20', 'maturity', 66.58, 'lakh', 'ppf-calculator'],
] as const)(
  '%#: the copy has the calculator’s figure',
  async (calculator, address, id, stated, unit, slug) => {
    const shown = resultsOf(calculator, address)[id]?.shown ?? 0;
    const scale = { rupees: 1, lakh: 100_000, crore: 10_000_000 }[unit];
    const figure = unit === 'rupees' ? shown : Math.round((shown / scale) * 100) / 100;
    expect(figure).toBe(stated);
    const text = unit === 'rupees' ? formatRupees(stated) : `₹${stated.toFixed(2)} ${unit}`;
    expect(JSON.stringify(await copyOf(slug))).toContain(text);
  },
);
