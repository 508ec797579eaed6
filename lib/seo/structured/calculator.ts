import type { WebApplicationLeaf } from 'schema-dts';

import { calculatorBySlug, CALCULATORS, type CalculatorSlug } from '@/lib/calculators/registry';
import { CALCULATOR_COPY } from '@/lib/content/calculators';

import { list } from './lists';
import { idOn, organizationId, type PartOf, ref } from './page';
import { questions } from './questions';

function application(slug: CalculatorSlug): PartOf {
  const name = calculatorBySlug(slug)?.title ?? '';
  return (page) => {
    const node: WebApplicationLeaf = {
      '@type': 'WebApplication',
      '@id': idOn(page, 'calculator'),
      name,
      description: CALCULATOR_COPY[slug].lead,
      url: page.url,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
      provider: ref(organizationId(page)),
    };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'calculator')) } };
  };
}

/** A calculator and the questions under it. */
export const calculatorParts = (slug: CalculatorSlug): readonly PartOf[] => [
  application(slug),
  questions(
    CALCULATOR_COPY[slug].faqs.map(({ question, response }) => ({ question, answer: response })),
  ),
];

/** The seven calculators, each with its page. */
export const calculatorList: PartOf = list(() =>
  CALCULATORS.map(({ title, slug }) => ({ name: title, href: `/calculators/${slug}` })),
);
