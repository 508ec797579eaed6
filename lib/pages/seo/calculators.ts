import type { Metadata } from 'next';

import type { CalculatorEntry } from '@/lib/pages/calculators';

import { metadataOf } from './metadata';

/** @param hasState whether the address contains a visitor's inputs: such addresses are not indexed */
export const calculatorMetadata = ({ slug }: CalculatorEntry, hasState = false): Metadata =>
  metadataOf(`/calculators/${slug}`, hasState ? { isIndexed: false } : {});
