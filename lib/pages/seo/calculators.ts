import type { Metadata } from 'next';

import type { CalculatorEntry } from '@/lib/pages/calculators';

import { metadataOf, NOT_INDEXED } from './metadata';

/**
 * Metadata with the bare address, which every address with a query names as its own.
 * @param hasState whether the address has inputs of a visitor: such addresses are not indexed
 */
export const calculatorMetadata = ({ slug }: CalculatorEntry, hasState = false): Metadata => ({
  ...metadataOf(`/calculators/${slug}`),
  ...(hasState ? NOT_INDEXED : {}),
});
