import { ruleTexts } from '@/lib/domain/rule/texts';
import { CALCULATORS, type CalculatorSlug } from '@/lib/pages/calculators';
import { sumsWithoutPaise } from '@/tests/support/sums';

import { htmlOf } from './support';

/** What the page computes: results with findings, table, formula, and what one change gives. */
const COMPUTED = '.results, table, p.line, .method, .whatIf';

/** Limits and fees of laws and authorities that copy quotes, besides those of `ruleTexts`. */
const QUOTED: Partial<Record<CalculatorSlug, readonly string[]>> = {
  'brokerage-calculator': ['₹10'],
  'mtf-calculator': ['₹10'],
  'capital-gains-calculator': ['₹10,000'],
  'emi-calculator': ['₹2,00,000', '₹1,50,000'],
  'epf-calculator': ['₹2,50,000'],
  'gratuity-calculator': ['₹20 lakh'],
  'hra-calculator': ['₹1,00,000', '₹50,000', '₹5,000'],
  'income-tax-calculator': ['₹50 lakh', '₹1 crore', '₹2 crore', '₹5 crore', '₹3,00,000'],
  'nps-calculator': ['₹1,50,000', '₹50,000', '₹5 lakh'],
  'rd-calculator': ['₹1', '₹100'],
  'ssy-calculator': ['₹50'],
  'step-up-sip-calculator': ['₹100'],
};

const limits: readonly string[] = Object.values(ruleTexts).flatMap((texts) => Object.values(texts));

/** The texts in a part of the page, each apart from its neighbours. */
function textsIn(root: Node): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' | ');
}

describe('every sum has exactly two decimals, but for quoted limits, fields and ticks', () => {
  it.each(CALCULATORS.map(({ slug }) => slug))('%s', async (slug) => {
    const query = slug === 'risk-profile-calculator' ? 'answers=333333333333' : '';
    const root = await htmlOf(slug, query);
    const computed = [...root.querySelectorAll(COMPUTED)].map(textsIn).join(' | ');
    expect(computed).toMatch(/\d/);
    expect(sumsWithoutPaise(computed)).toEqual([]);

    for (const one of root.querySelectorAll('svg text, form:has(fieldset, label)')) one.remove();
    for (const one of root.querySelectorAll('[aria-label]')) {
      expect(sumsWithoutPaise(one.getAttribute('aria-label') ?? '')).toEqual([]);
    }
    const allowed = [...limits, ...(QUOTED[slug] ?? [])];
    const wrong = sumsWithoutPaise(textsIn(root)).filter((sum) => !allowed.includes(sum));
    expect(wrong).toEqual([]);
  });
});
