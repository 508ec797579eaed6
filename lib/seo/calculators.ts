import type { Metadata } from 'next';

import type { CalculatorSlug } from '@/lib/calculators/registry';

import { metadataOf } from './metadata';

/** Metadata with the bare address, which every address with a query names as its own. */
export const calculatorMetadata = (slug: CalculatorSlug): Metadata =>
  metadataOf(`/calculators/${slug}`);

export const calculatorsMetadata: Metadata = metadataOf('/calculators');
