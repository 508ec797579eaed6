import type { PageRecord } from '@/lib/pages/page';

import { CALCULATOR_LISTINGS, type CalculatorListing } from './listings';

const pageOf = <Slug extends string>(
  slug: Slug,
  { title, searchTitle, shortTitle, description, reads, menu, updated }: CalculatorListing,
) =>
  ({
    path: `/calculators/${slug}`,
    type: 'calculator',
    title,
    label: shortTitle,
    metaTitle: searchTitle,
    parent: '/calculators',
    description,
    reads: [...reads, 'fund'],
    menu,
    updated,
  }) as const satisfies PageRecord;

/** The hub, and the page of each calculator. */
export const calculatorPages = [
  {
    path: '/calculators',
    type: 'calculator',
    title: 'Calculators',
    parent: '/',
    description:
      'Calculators for SIPs, goals, retirement, deposits, tax and trades, in groups, each with its formula, its conventions and a table that you can save.',
    reads: ['q'],
    schemaType: 'CollectionPage',
  },
  ...CALCULATOR_LISTINGS.map((listing) => pageOf(listing.slug, listing)),
] as const satisfies readonly PageRecord[];
