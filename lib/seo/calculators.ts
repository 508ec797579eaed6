import type { Metadata } from 'next';

import type { CalculatorEntry } from '@/lib/calculators/registry';

import { pageMetadata } from './metadata';
import { ownTexts, type PageText } from './texts';

const WITH_FORM = 'With the formula, every year in a table, and a link that keeps the result.';
const WITH_QUESTIONS = 'One question at a time, and nothing that you answer is kept.';

/** Title and description of a calculator's page. */
export function calculatorText({ slug, title, description }: CalculatorEntry): PageText {
  const more = slug === 'risk-profile-calculator' ? WITH_QUESTIONS : WITH_FORM;
  return { title, description: `${description} ${more}` };
}

/** Metadata with the bare address, which is the canonical one of every address with a query. */
export const calculatorMetadata = (entry: CalculatorEntry): Metadata =>
  pageMetadata({ ...calculatorText(entry), path: `/calculators/${entry.slug}` });

export const calculatorsMetadata: Metadata = pageMetadata({
  ...ownTexts['/calculators'],
  path: '/calculators',
});
