import type { ReactNode } from 'react';

import { FormulaSection } from './FormulaSection';
import { type DetailsProps, YearSection } from './YearSection';

/** The explanation of a result: chart and table, then the formula with the assumptions. */
export function Details({
  assumptions,
  ...details
}: DetailsProps & {
  /** The side notes next to the formula. */
  assumptions: ReactNode;
}) {
  return (
    <>
      <YearSection {...details} />
      <FormulaSection {...details} assumptions={assumptions} />
    </>
  );
}
