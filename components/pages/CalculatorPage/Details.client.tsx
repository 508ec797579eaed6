'use client';

import type { ReactNode } from 'react';

import { FormulaSection } from './FormulaSection';
import { type DetailsProps, YearSection } from './YearSection.client';

/** Chart, table and formula. */
export default function Details({
  assumptions,
  ...details
}: DetailsProps & { assumptions: ReactNode }) {
  return (
    <>
      <YearSection {...details} />
      <FormulaSection {...details} assumptions={assumptions} />
    </>
  );
}
