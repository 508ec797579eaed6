import type { Metadata } from 'next';

import { calculatorBySlug, type CalculatorSlug } from '@/lib/calculators/registry';

import { pageMetadata } from './metadata';
import { ownTexts, type PageText } from './texts';

/** What every calculator's page offers besides its result. */
const OFFERS = 'With the formula, every year in a table, and a link that keeps the result.';
const QUESTIONS = 'One question at a time, and nothing that you answer is kept.';

/** Title and description of a calculator's page. */
export function calculatorText(slug: CalculatorSlug): PageText {
  const { title = '', description = '' } = calculatorBySlug(slug) ?? {};
  const more = slug === 'risk-profile-calculator' ? QUESTIONS : OFFERS;
  return { title, description: `${description} ${more}` };
}

/** Metadata with the bare address, which every address with a query names as its own. */
export const calculatorMetadata = (slug: CalculatorSlug): Metadata =>
  pageMetadata({ ...calculatorText(slug), path: `/calculators/${slug}` });

export const calculatorsMetadata: Metadata = pageMetadata({
  ...ownTexts['/calculators'],
  path: '/calculators',
});
