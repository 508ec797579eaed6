import type { Metadata } from 'next';

import { calculatorBySlug, type CalculatorSlug } from '@/lib/calculators/registry';

import { pageMetadata } from './metadata';

/** What every calculator's page offers besides its result. */
const OFFERS = 'With the formula, every year in a table, and a link that keeps the result.';
const QUESTIONS = 'One question at a time, and nothing that you answer is kept.';

/** Title, description and the bare address, which every address with a query names as its own. */
export function calculatorMetadata(slug: CalculatorSlug): Metadata {
  const { title = '', description = '' } = calculatorBySlug(slug) ?? {};
  const more = slug === 'risk-profile-calculator' ? QUESTIONS : OFFERS;
  return pageMetadata({
    title,
    description: `${description} ${more}`,
    path: `/calculators/${slug}`,
  });
}

export const calculatorsMetadata: Metadata = pageMetadata({
  title: 'Calculators',
  description:
    'Seven calculators for SIPs, goals, compounding, inflation, PPF, asset allocation and risk, each with its formula and a table of the years.',
  path: '/calculators',
});
