import type { Metadata } from 'next';

import type { CalculatorEntry } from '@/lib/calculators/registry';

import { metadataOf } from './metadata';

/** Metadata with the bare address, which every address with a query names as its own. */
export const calculatorMetadata = ({ slug }: CalculatorEntry): Metadata =>
  metadataOf(`/calculators/${slug}`);

export const calculatorsMetadata: Metadata = metadataOf('/calculators');
