import type { WebApplicationLeaf } from 'schema-dts';

import { CALCULATORS, type CalculatorEntry } from '@/lib/pages/calculators';
import type { CalculatorCopy } from '@/lib/content/calculators/types';

import { list } from './lists';
import { idOn, organizationId, type PartOf, ref } from './page';
import { questions } from './questions';

function application(name: string, description: string): PartOf {
  return (page) => {
    const node: WebApplicationLeaf = {
      '@type': 'WebApplication',
      '@id': idOn(page, 'calculator'),
      name,
      description,
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
export const calculatorParts = (
  { title }: Pick<CalculatorEntry, 'title'>,
  { lead, faqs }: CalculatorCopy,
): readonly PartOf[] => [
  application(title, lead),
  questions(faqs.map(({ question, response }) => ({ question, answer: response }))),
];

/** The calculators, each with its page. */
export const calculatorList: PartOf = list(() =>
  CALCULATORS.map(({ title, slug }) => ({ name: title, href: `/calculators/${slug}` })),
);
