import type { Metadata } from 'next';

import type { CalculatorEntry } from '@/lib/pages/calculators';

import { metadataOf, NOT_INDEXED } from './metadata';

/**
 * Metadata with the address without a query, which is the canonical one for every query.
 * @param hasState whether the address contains a visitor's inputs: such addresses are not indexed
 */
export const calculatorMetadata = ({ slug }: CalculatorEntry, hasState = false): Metadata => ({
  ...metadataOf(`/calculators/${slug}`),
  ...(hasState ? NOT_INDEXED : {}),
});
